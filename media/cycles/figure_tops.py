"""Shirts and blazers, with their arms and hands."""
from figure_arms import add_bare_arms, add_sleeves
from figure_curve import smooth, spread
from figure_hands import add_hands
from figure_rings import FRONT
from figure_trunk import add_band, add_collar, add_trunk


def add_shirt(person, name, tucked, sleeve):
    bottom = 1.00 if tucked else 0.87
    loose = lambda z: 0.009 + (0.010 * smooth(1.0, 0.84, z) if not tucked else 0.010 * smooth(1.12, 1.05, z))
    add_trunk(person, name, spread(bottom, 1.435, 20), loose, 0.008)
    add_sleeves(person, name, sleeve, 0.007 if sleeve > 2.5 else 0.010, 0.003)
    add_collar(person, name)
    add_bare_arms(person, max(1.2, sleeve - 0.12))


def add_blazer(person, name, hem, under, tie=None):
    """Jacket with a shirt and lapels laid over its front."""
    loose = lambda z: 0.014 + 0.016 * smooth(0.98, 0.80, z) + 0.004 * smooth(1.2, 1.35, z)
    add_trunk(person, name, spread(hem, 1.43, 18), loose, 0.006)
    add_sleeves(person, name, 2.88, 0.011, 0.003, cuff=under)
    add_collar(person, name, 0.016, 0.020)
    add_collar(person, under, 0.028, 0.008)
    f = FRONT
    front = (
        (f - 0.03, 1.11, f + 0.03, 1.11, 0.020),
        (f - 0.22, 1.27, f + 0.22, 1.27, 0.021),
        (f - 0.62, 1.425, f + 0.62, 1.425, 0.020),
    )
    add_band(person, under, front)
    for s in (1, -1):
        add_band(
            person,
            name,
            (
                (f + s * 0.01, 1.10, f + s * 0.05, 1.10, 0.021),
                (f + s * 0.19, 1.27, f + s * 0.42, 1.29, 0.026),
                (f + s * 0.55, 1.42, f + s * 0.95, 1.40, 0.026),
            ),
            across=3,
        )
    if tie:
        hang = (
            (f - 0.02, 1.10, f + 0.02, 1.10, 0.023),
            (f - 0.09, 1.25, f + 0.09, 1.25, 0.027),
            (f - 0.10, 1.42, f + 0.10, 1.42, 0.026),
        )
        add_band(person, tie, hang, across=3)
    add_hands(person)
