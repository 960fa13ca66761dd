"""Close views of the same things from a second place."""
from hardware_colour import COLOUR
from hardware_service import SERVICE
from hardware_studio import camera


def again(build, *view):
    def both():
        build()
        camera(*view)

    return both


SECOND = {
    'service-front-3': again(SERVICE['service-front-1'], (-0.5, -1.2, 0.62), (0.1, 0, 0.3), 55, 8, (0.05, -0.05, 0.3)),
    'colour-3': again(COLOUR['colour-1'], (-1.9, -2.1, 1.36), (-0.5, 0.1, 1.14), 48, 4, (-0.86, -1.25, 1.2)),
}
