"""Hardware pictures: PICTURES maps a name to the function that builds its scene into an empty file."""
from hardware_cabinets import CABINETS
from hardware_clear import CLEAR
from hardware_colour import COLOUR
from hardware_custom import CUSTOM
from hardware_macros import MACROS
from hardware_mounts import MOUNTS
from hardware_moving import MOVING
from hardware_rental import RENTAL
from hardware_service import SERVICE
from hardware_sizes import SIZES
from hardware_soft import SOFT
from hardware_standee import STANDEE
from hardware_stands import STANDS

PICTURES = {**MACROS, **CABINETS, **SERVICE, **MOUNTS, **STANDS, **COLOUR, **SOFT, **CLEAR, **SIZES, **STANDEE, **RENTAL,
            **CUSTOM, **MOVING}
