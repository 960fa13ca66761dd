"""Hardware pictures: PICTURES maps a name to the function that builds its scene into an empty file."""
from hardware_cabinets import CABINETS
from hardware_colour import COLOUR
from hardware_macros import MACROS
from hardware_mounts import MOUNTS
from hardware_service import SERVICE
from hardware_stands import STANDS

PICTURES = {**MACROS, **CABINETS, **SERVICE, **MOUNTS, **STANDS, **COLOUR}
