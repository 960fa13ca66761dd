"""What men wear, from tee to suit (women wear the tee as well)."""
from figure_arms import add_bare_arms, add_sleeves
from figure_carried import add_lanyard
from figure_colours import CHECKS, JEANS, KURTAS, LEATHERS, SHIRTS, SUITS, TEES, TROUSERS
from figure_curve import smooth, spread
from figure_hands import add_hands
from figure_legs import add_trousers
from figure_long_cloth import add_long_cloth
from figure_rings import circle
from figure_shoes import add_shoes
from figure_tops import add_blazer, add_shirt
from figure_trunk import add_collar, add_neckline, add_trunk


def wear_shirt(person):
    rnd = person.rnd
    tucked = rnd.random() < 0.6
    if tucked:
        add_trunk(person, person.pick('leather', LEATHERS), (1.005, 1.035), 0.013, 0)
    add_trousers(person, person.pick('cloth', TROUSERS))
    cloth = person.pick('cloth', SHIRTS) if rnd.random() < 0.6 else person.pick('check', CHECKS)
    add_shirt(person, cloth, tucked, rnd.choice((2.93, 2.93, 2.1, 1.62)))
    add_shoes(person, person.pick('leather', LEATHERS), 'leather-#0f0d0c')
    if rnd.random() < 0.35:
        add_lanyard(person)


def wear_suit(person):
    rnd = person.rnd
    cloth = person.pick('cloth', SUITS)
    add_trousers(person, cloth if rnd.random() < 0.65 else person.pick('cloth', TROUSERS))
    tie = person.pick('silk', ('#5a1f2c', '#22304f', '#33463c')) if rnd.random() < 0.5 else None
    add_blazer(person, cloth, 0.86 if person.seated else 0.82, person.pick('cloth', SHIRTS[:5]), tie)
    add_shoes(person, person.pick('leather', LEATHERS), 'leather-#0f0d0c')
    if rnd.random() < 0.25:
        add_lanyard(person)


def wear_tee(person):
    rnd = person.rnd
    add_trousers(person, person.pick('cloth', JEANS), 0.003, 0.45)
    name = person.pick('cloth', TEES)
    loose = lambda z: 0.010 + 0.012 * smooth(1.02, 0.88, z)
    add_trunk(person, name, spread(0.89, 1.43, 19), loose, 0.007, dip=0.02)
    add_neckline(person)
    add_sleeves(person, name, 1.55, 0.008 if person.woman else 0.011)
    add_bare_arms(person, 1.3)
    white = rnd.random() < 0.5
    add_shoes(person, 'leather-#c9c7c2' if white else 'leather-#2a2d33', 'plastic-#d8d5cd')


def wear_hoodie(person):
    name = person.pick('cloth', TEES)
    add_trousers(person, person.pick('cloth', JEANS), 0.003, 0.45)
    add_trunk(person, name, spread(0.88, 1.43, 18), lambda z: 0.020 - 0.012 * smooth(0.92, 0.88, z), 0.009)
    add_sleeves(person, name, 2.93, 0.016)
    add_collar(person, name, 0.03, 0.03)
    add_hood(person, name)
    add_hands(person)
    add_shoes(person, 'leather-#c9c7c2', 'plastic-#d8d5cd')


def add_hood(person, name):
    """Down, so a pouch between the shoulders."""
    pouch = ((1.30, 0.02, 0.05), (1.33, 0.045, 0.085), (1.38, 0.06, 0.105), (1.42, 0.055, 0.10), (1.45, 0.03, 0.075))
    rows = []
    for z, back, wide in pouch:
        depth = person.skel.trunk(min(z, 1.43))[2]
        rows.append([person.skel.at(x * wide, -depth * 0.75 + y * back - 0.01, z) for _, x, y in circle(14)])
    person.mesh.grid(rows, name, start=True, end=True)


def wear_kurta(person):
    rnd = person.rnd
    add_trousers(person, person.pick('cloth', ('#d9d3c4', '#cfc8b8', '#2d3038', '#e2ddd2')), 0.006, 0.7, hips=False)
    name = person.pick('cloth', KURTAS)
    add_long_cloth(person, name, rnd.uniform(0.85, 1.05), 0.102)
    add_neckline(person)
    add_collar(person, name, 0.022, 0.010)
    add_bare_arms(person, 2.8)
    add_shoes(person, person.pick('leather', LEATHERS), 'leather-#1a1513')


def wear_waistcoat(person):
    """Nehru jacket over a kurta."""
    wear_kurta(person)
    name = person.pick('cloth', SUITS + ('#6b2f3a', '#6b5a3c'))
    add_trunk(person, name, spread(0.88, 1.41, 13), lambda z: 0.024 + 0.006 * smooth(1.0, 0.88, z), 0.003)
    add_collar(person, name, 0.026, 0.016)
