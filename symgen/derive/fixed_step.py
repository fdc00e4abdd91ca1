"""Fixed steps."""
from symgen.derive.friction_functions import FrictionFunctions


class StepFunctions(FrictionFunctions):
    """Adds the fixed steps."""
