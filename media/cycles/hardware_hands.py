"""Hands at work on LED parts."""
from hand import hand
from hardware_macros import INDOOR_1515, near
from hardware_screens import flower
from hardware_studio import backdrop, camera, softbox, world
from led_bent import round_path, soft_face


def bent_by_hand():
    """A lit soft module of 240 x 120 mm held at both ends and bent towards the viewer."""
    world()
    backdrop(1.2, floor=-0.6, depth=1.6, tone=(0.016, 0.0165, 0.019))
    soft_face(near(flower, 0.5, 0.45, 0.9), 2.0, (1, 1), (240, 120), round_path(0.2), strength=1.5, **INDOOR_1515)
    for side in (-1, 1):
        hand((side * 0.160, 0.104, -0.050), (side * -0.78, -0.50, 0.30), (side * 0.52, -0.85, 0), left=side < 0,
             curl=((-4, 4, 4), (-4, 4, 4), (-2, 4, 4), (0, 5, 5)), thumb=(16, 46))
    softbox((-0.8, -0.3, 0.5), (0, 0, 0), 0.3, 0.8, 9, (0.85, 0.92, 1))
    softbox((0.8, -0.3, 0.4), (0, 0, 0), 0.3, 0.8, 8, (1, 0.94, 0.86))
    softbox((0, -0.6, 0.9), (0, 0, 0), 0.8, 0.4, 8)
    camera((0.06, -0.50, 0.17), (0, 0.03, -0.025), 44, 9, (0, 0, 0))


HANDS = {'soft-hands': bent_by_hand}
