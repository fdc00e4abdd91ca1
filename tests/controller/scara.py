"""The SCARA of the numbers in `docs/firmware.md`: three turning joints and a screw, friction and drives in all."""

from pathlib import Path

SCARA = Path(__file__).parents[2] / "examples" / "firmware" / "scara.yaml"
