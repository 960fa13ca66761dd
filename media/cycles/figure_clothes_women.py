"""What women wear besides the saree and the tee."""
from math import pi

from figure_arms import add_bare_arms
from figure_colours import JEANS, KURTAS, LEATHERS, SAREES, SHIRTS, SUITS, TROUSERS
from figure_legs import add_trousers
from figure_long_cloth import add_long_cloth
from figure_rings import FRONT
from figure_shoes import add_shoes
from figure_tops import add_blazer
from figure_trunk import add_band, add_neckline


def wear_salwar(person):
    rnd = person.rnd
    colour, trim = rnd.choice(SAREES)
    ground = rnd.choice((colour, rnd.choice(KURTAS)))
    kurta = rnd.choice((f'cloth-{ground}', f'cloth-{ground}', f'print-{ground}-{trim}'))
    add_trousers(person, f'cloth-{rnd.choice((trim, "#ddd6c6", colour))}', 0.004, 0.35, hips=False)
    length, sleeve = rnd.uniform(0.95, 1.15), rnd.choice((2.9, 2.3, 1.75))
    add_long_cloth(person, kurta, length, 0.098, 0.005, f'silk-{trim}', 0.05, sleeve)
    add_neckline(person)
    add_bare_arms(person, 1.4)
    add_dupatta(person, f'silk-{trim}')
    add_shoes(person, person.skin, 'leather-#4a3020', low=True)


def wear_kurti(person):
    """Tunic over jeans or leggings: the everyday office look."""
    rnd = person.rnd
    add_trousers(person, person.pick('cloth', JEANS + ('#1d1d22', '#d9d3c4')), 0.001, 0.15, end=2.02, hips=False)
    ground = rnd.choice(KURTAS + ('#2f5a58', '#8e1f3f', '#c2803a'))
    cloth = rnd.choice((f'cloth-{ground}', f'print-{ground}-{rnd.choice(KURTAS)}'))
    length, sleeve = rnd.uniform(0.5, 0.85), rnd.choice((2.35, 2.9, 1.7))
    add_long_cloth(person, cloth, length, 0.096, 0.005, sleeve=sleeve, flare=0.003)
    add_neckline(person)
    add_bare_arms(person, 1.4)
    add_shoes(person, person.pick('leather', LEATHERS), 'leather-#1a1513', low=True)


def wear_blazer(person):
    cloth = person.pick('cloth', SUITS + ('#6b2f3a', '#c9bda8'))
    add_trousers(person, person.pick('cloth', TROUSERS), 0.004, 0.6)
    add_blazer(person, cloth, 0.90, person.pick('cloth', SHIRTS))
    add_shoes(person, person.pick('leather', LEATHERS), 'leather-#0f0d0c', low=True)


def add_dupatta(person, name):
    """Long scarf: over one shoulder, or across the chest with both ends behind."""
    low = 1.02 if person.seated else person.rnd.uniform(0.70, 0.85)
    if person.rnd.random() < 0.5:
        keys = (
            (1.15, low + 0.05, 0.55, low, 0.034),
            (1.15, 1.15, 0.50, 1.12, 0.030),
            (0.90, 1.36, 0.40, 1.32, 0.030),
            (0.25, 1.43, 0.0, 1.385, 0.038),
            (-0.80, 1.41, -0.40, 1.34, 0.032),
            (-1.10, 1.15, -0.45, 1.12, 0.028),
            (-1.15, low, -0.5, low - 0.04, 0.036),
        )
    else:
        keys = (
            (-1.1, low, -0.5, low - 0.05, 0.036),
            (-1.0, 1.15, -0.45, 1.12, 0.028),
            (-0.7, 1.41, -0.35, 1.36, 0.034),
            (0.5, 1.42, 0.25, 1.36, 0.036),
            (FRONT, 1.36, FRONT, 1.22, 0.026),
            (pi - 0.5, 1.42, pi - 0.25, 1.36, 0.036),
            (pi + 0.7, 1.41, pi + 0.35, 1.36, 0.034),
            (pi + 1.0, 1.15, pi + 0.45, 1.12, 0.028),
            (pi + 1.1, low + 0.06, pi + 0.5, low, 0.036),
        )
    add_band(person, name, keys, across=9, steps=30, pleat=0.006)
