"""Close views of the same things from a second place."""
from hardware_cabinets import CABINETS
from hardware_colour import COLOUR
from hardware_service import SERVICE
from hardware_stands import STANDS
from hardware_studio import camera


def again(build, *view):
    def both():
        build()
        camera(*view)

    return both


SECOND = {
    'cabinet-front-3': again(CABINETS['cabinet-front-1'], (-0.62, -1.3, 0.52), (0.02, 0, 0.34), 62, 8, (-0.1, -0.05, 0.33)),
    'cabinet-front-4': again(CABINETS['cabinet-front-2'], (0.95, -2.7, 0.95), (0.22, 0, 0.52), 50, 8, (0.2, -0.1, 0.5)),
    'cabinet-rear-3': again(CABINETS['cabinet-rear-1'], (0.6, -1.22, 0.62), (0.0, 0, 0.32), 62, 9, (0.05, -0.09, 0.34)),
    'cabinet-rear-4': again(CABINETS['cabinet-rear-2'], (-0.7, -1.6, 1.1), (0.12, -0.05, 0.86), 45, 6.3, (0.1, -0.13, 0.85)),
    'service-front-3': again(SERVICE['service-front-1'], (-0.5, -1.2, 0.62), (0.1, 0, 0.3), 55, 8, (0.05, -0.05, 0.3)),
    'service-front-4': again(SERVICE['service-front-2'], (0.45, -1.0, 0.24), (-0.1, -0.05, 0.0), 46, 6.3, (-0.15, -0.08, 0.0)),
    'power-unit-2': again(SERVICE['power-unit-1'], (0.3, -0.6, 0.38), (0.0, 0.02, 0.29), 58, 7, (0.0, 0.035, 0.32)),
    'colour-3': again(COLOUR['colour-1'], (-1.9, -2.1, 1.36), (-0.5, 0.1, 1.14), 48, 4, (-0.86, -1.25, 1.2)),
    'colour-4': again(COLOUR['colour-2'], (-1.5, -3.0, 1.24), (0.16, 0, 1.04), 38, 6.3, (0.4, -0.6, 1.0)),
    'mount-recessed-2': again(STANDS['mount-recessed'], (-1.7, -4.0, 1.4), (0.0, 0, 1.06), 42, 9, (0, -0.1, 1.1)),
    'sizes-2': again(STANDS['sizes-1'], (2.6, -7.8, 1.5), (0.0, 0, 0.9), 42, 16, (0.4, -0.3, 0.9)),
}
