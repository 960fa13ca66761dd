"""What people wear, by its outline: everything is plaster."""
from figure_arms import add_bare_arms, add_sleeves
from figure_curve import smooth, spread
from figure_hands import add_hands
from figure_legs import add_trousers
from figure_long_cloth import add_long_cloth
from figure_rings import FRONT
from figure_saree import wear_saree
from figure_shoes import add_shoes
from figure_trunk import add_band, add_collar, add_neckline, add_trunk


def dress(person):
    OUTFITS[person.outfit](person)


def wear_shirt(person):
    rnd = person.rnd
    tucked = rnd.random() < 0.6
    if tucked:
        add_trunk(person, (1.005, 1.035), 0.013, 0)
    add_trousers(person)
    add_shirt(person, tucked, rnd.choice((2.93, 2.93, 2.1, 1.62)))
    add_shoes(person)


def add_shirt(person, tucked, sleeve):
    bottom = 1.00 if tucked else 0.87
    loose = lambda z: 0.009 + (0.010 * smooth(1.0, 0.84, z) if not tucked else 0.010 * smooth(1.12, 1.05, z))
    add_trunk(person, spread(bottom, 1.435, 20), loose, 0.008)
    add_sleeves(person, sleeve, 0.007 if sleeve > 2.5 else 0.010, 0.003)
    add_collar(person)
    add_bare_arms(person, max(1.2, sleeve - 0.12))


def wear_suit(person):
    """Jacket with lapels laid over its front."""
    add_trousers(person, 0.004, 0.6)
    loose = lambda z: 0.014 + 0.016 * smooth(0.98, 0.80, z) + 0.004 * smooth(1.2, 1.35, z)
    add_trunk(person, spread(0.90 if person.woman else 0.82, 1.43, 18), loose, 0.006)
    add_sleeves(person, 2.88, 0.011, 0.003)
    add_collar(person, 0.016, 0.020)
    add_collar(person, 0.028, 0.008)
    f = FRONT
    for s in (1, -1):
        lapel = (
            (f + s * 0.01, 1.10, f + s * 0.05, 1.10, 0.021),
            (f + s * 0.19, 1.27, f + s * 0.42, 1.29, 0.026),
            (f + s * 0.55, 1.42, f + s * 0.95, 1.40, 0.026),
        )
        add_band(person, lapel, across=3)
    add_hands(person)
    add_shoes(person, low=person.woman)


def wear_tee(person):
    add_trousers(person, 0.003, 0.45)
    loose = lambda z: 0.010 + 0.012 * smooth(1.02, 0.88, z)
    add_trunk(person, spread(0.89, 1.43, 19), loose, 0.007, dip=0.02)
    add_neckline(person)
    add_sleeves(person, 1.55, 0.008 if person.woman else 0.011)
    add_bare_arms(person, 1.3)
    add_shoes(person)


def wear_kurta(person):
    add_trousers(person, 0.006, 0.7, hips=False)
    add_long_cloth(person, person.rnd.uniform(0.85, 1.05), 0.102)
    add_neckline(person)
    add_collar(person, 0.022, 0.010)
    add_bare_arms(person, 2.8)
    add_shoes(person)


def wear_salwar(person):
    rnd = person.rnd
    add_trousers(person, 0.004, 0.35, hips=False)
    add_long_cloth(person, rnd.uniform(0.95, 1.15), 0.098, 0.005, dip=0.05, sleeve=rnd.choice((2.9, 2.3, 1.75)))
    add_neckline(person)
    add_bare_arms(person, 1.4)
    add_scarf(person)
    add_shoes(person, low=True)


def wear_kurti(person):
    """Tunic over leggings: the everyday office look."""
    rnd = person.rnd
    add_trousers(person, 0.001, 0.15, end=2.02, hips=False)
    add_long_cloth(person, rnd.uniform(0.5, 0.85), 0.096, 0.005, sleeve=rnd.choice((2.35, 2.9, 1.7)), flare=0.003)
    add_neckline(person)
    add_bare_arms(person, 1.4)
    add_shoes(person, low=True)


def add_scarf(person):
    """Over one shoulder, before and behind."""
    low = 1.02 if person.seated else person.rnd.uniform(0.70, 0.85)
    keys = (
        (1.15, low + 0.05, 0.55, low, 0.034),
        (1.15, 1.15, 0.50, 1.12, 0.030),
        (0.90, 1.36, 0.40, 1.32, 0.030),
        (0.25, 1.43, 0.0, 1.385, 0.038),
        (-0.80, 1.41, -0.40, 1.34, 0.032),
        (-1.10, 1.15, -0.45, 1.12, 0.028),
        (-1.15, low, -0.5, low - 0.04, 0.036),
    )
    add_band(person, keys, across=9, steps=30, pleat=0.006)


OUTFITS = {
    'shirt': wear_shirt,
    # With a helmet on the head.
    'helmet': wear_shirt,
    'tee': wear_tee,
    'suit': wear_suit,
    'kurta': wear_kurta,
    'saree': wear_saree,
    'salwar': wear_salwar,
    'kurti': wear_kurti,
}
