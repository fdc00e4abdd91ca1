"""Parameters of a chain from measurements, with standard errors, what the data leave open, and a chain to go on with.

    CSV, Parquet, arrays --data--> Measurements --inertial | friction | modal--> Result --report--> pages
                                                                                Result.chain --> YAML

data, description, units, rows    measurements, and the small YAML beside them
retime, digits                    measurements at other instants, and faults that their digits show
inertial                          from the forces of a motion, with fixed values, bounds and doubts
motion                            from coordinates alone: the simulated motion fitted to the measured one; solve
modal, vibration/                  modes and responses: stiffnesses, dampings, masses (Behi 1985, chapter V)
result, report                    what every identification returns, and how it is read
write_back                        the chain with the identified values
friction_tests                    `friction`: constant-velocity and breakaway tests of single joints

Models of the chain are built by the pipeline; this stage computes with NumPy and SciPy on what they return.
"""

from __future__ import annotations

from symgen.identify.data import Measurements, read_measurements
from symgen.identify.description import Description, read_description
from symgen.identify.excitation import Excitation, excitation
from symgen.identify.friction_tests.identification import friction
from symgen.identify.friction_tests.result import FrictionResult
from symgen.identify.inertial import inertial
from symgen.identify.modal import ModalResult, modal
from symgen.identify.motion import motion
from symgen.identify.result import Result, Undetermined, Verdict
from symgen.identify.vibration.files import read_vibration
from symgen.identify.vibration.matrices import PhysicalMatrices, local_parameters, physical_matrices
from symgen.identify.vibration.modal_data import ModalData, modal_data
from symgen.identify.vibration.modal_fit import ModalFit, modal_parameters
from symgen.identify.vibration.responses import Responses, responses
from symgen.identify.write_back import Identified, with_values

__all__ = [
    "Description",
    "Excitation",
    "FrictionResult",
    "Identified",
    "Measurements",
    "ModalData",
    "ModalFit",
    "ModalResult",
    "PhysicalMatrices",
    "Responses",
    "Result",
    "Undetermined",
    "Verdict",
    "excitation",
    "friction",
    "inertial",
    "local_parameters",
    "modal",
    "modal_data",
    "modal_parameters",
    "motion",
    "physical_matrices",
    "read_description",
    "read_measurements",
    "read_vibration",
    "responses",
    "with_values",
]
