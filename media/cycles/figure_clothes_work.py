"""What is worn in factories and laboratories."""
from figure_colours import LEATHERS, TROUSERS
from figure_hands import add_hands
from figure_legs import add_trousers
from figure_long_cloth import add_long_cloth
from figure_rings import BACK, FRONT
from figure_shoes import add_shoes
from figure_tops import add_shirt
from figure_trunk import add_band, add_collar, add_neckline, add_trunk


def wear_hivis(person):
    add_trousers(person, person.pick('cloth', ('#2a3446', '#3a3d42', '#4d4a42')), 0.010)
    add_shirt(person, person.pick('cloth', ('#2f3f57', '#54606c', '#39424a')), False, 2.93)
    add_vest(person, person.pick('cloth', ('#d8e02c', '#e8701a')))
    add_shoes(person, 'leather-#2b2018', 'plastic-#1a1a1a')


REFLECTOR = 'plastic-#cfd3d6'


def add_vest(person, name):
    """Two reflecting stripes around, four up and down."""
    zs = (0.90, 0.95, 1.0, 1.015, 1.055, 1.08, 1.15, 1.165, 1.205, 1.25, 1.31, 1.36, 1.405)
    add_trunk(person, name, zs, 0.022, 0.003, pick=lambda i, j: REFLECTOR if i in (3, 7) else None)
    for a in (FRONT - 0.95, FRONT + 0.95, BACK - 0.8, BACK + 0.8):
        keys = (
            (a - 0.13, 0.95, a + 0.13, 0.95, 0.025),
            (a - 0.13, 1.2, a + 0.13, 1.2, 0.025),
            (a - 0.16, 1.37, a + 0.16, 1.37, 0.027),
        )
        add_band(person, REFLECTOR, keys, 3, 8)


def wear_labcoat(person):
    add_trousers(person, person.pick('cloth', TROUSERS), hips=False)
    add_long_cloth(person, 'cloth-#dfe3e4', 0.95, 0.108, 0.005)
    add_neckline(person)
    add_collar(person, 'cloth-#dfe3e4', 0.02, 0.02)
    add_hands(person)
    add_shoes(person, person.pick('leather', LEATHERS), 'leather-#0f0d0c')
