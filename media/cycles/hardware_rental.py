"""The rental kit from near: lock, angle, curve, sizes."""
import math

from hardware_cabinet import cabinet
from hardware_cabinets import plinth, studio
from hardware_kit import box, cylinder, group
from hardware_mounts import stage
from hardware_screens import shown, white
from hardware_sizes import measure
from hardware_studio import backdrop, camera, softbox, world
from led_panel import panel

SIDE = 0.5


def pair(angle, rot, gap=0.0008):
    """Two cabinets side by side, each turned by half the angle about their common edge."""
    hold = group((0, 0, SIDE / 2), rot)
    for k, s in enumerate((-1, 1)):
        leaf = group((0, 0, 0), (0, 0, s * angle / 2), hold)
        one = cabinet(SIDE, SIDE, (s * (SIDE / 2 + gap), 0, 0), parent=leaf)
        panel(white, SIDE, SIDE, parent=one, part=(k / 2, 0, k / 2 + 0.5, 1), whole=2.0, strength=1.6, modules=(2, 2))
    return hold


def lock():
    """The quick lock at the joint of two cabinets, seen from behind."""
    world()
    backdrop(0.9, floor=-0.4, depth=1.6, tone=(0.022, 0.023, 0.026))
    pair(0, (0, 0, 180))
    cylinder(0.012, 0.05, (0, -0.085, 0.385), 'steel', 'x')
    box((0.012, 0.012, 0.085), (0.006, -0.105, 0.355), 'red', 0.004, (18, 0, 0))
    target = (0, 0, 0.36)
    softbox((-0.8, -0.8, 0.9), target, 0.4, 0.9, 15, (0.85, 0.92, 1))
    softbox((0.9, -0.7, 0.6), target, 0.3, 0.9, 11, (1, 0.93, 0.85))
    softbox((0.0, -0.5, 1.5), target, 1.2, 0.3, 12)
    camera((-0.34, -0.86, 0.56), (0.015, -0.05, 0.335), 52, 6.3, (0, -0.1, 0.36))


def angled():
    """Two cabinets held at fifteen degrees by the angle locks at their joint; seen from above and behind."""
    world()
    backdrop(1.4, depth=1.6, tone=(0.022, 0.023, 0.026))
    hold = pair(-15, (0, 0, 180))
    for z in (-0.16, 0.16):
        arc = group((0, 0.10, z), parent=hold)
        for s in (-1, 1):
            box((0.085, 0.014, 0.030), (s * 0.047, 0, 0), 'alloy', 0.003, (0, 0, s * -7.5), arc)
            for k in range(4):
                cylinder(0.0038, 0.016, (s * (0.02 + 0.018 * k), 0.003, 0), 'chip', 'y', bevel=0, parent=arc)
        cylinder(0.016, 0.05, (0, 0.0, 0), 'steel', parent=arc)
        cylinder(0.011, 0.02, (0, 0.0, 0.034), 'red', parent=arc)
    target = (0, 0, 0.28)
    softbox((-1.2, -0.9, 1.2), target, 0.4, 1.4, 26, (0.85, 0.92, 1))
    softbox((1.3, -0.6, 0.8), target, 0.4, 1.4, 20, (1, 0.93, 0.85))
    softbox((0.0, -0.2, 2.0), target, 1.4, 0.4, 26)
    camera((-0.40, -1.55, 1.02), (0.0, 0, 0.24), 48, 9, (0, -0.1, 0.4))


def curve_cabinets(content='annual-day', bend=22.0, back=0.20):
    """Three cabinets as one bow from the front, its joints bent outwards or inwards."""
    studio(1.3, (0, 0, 0.35), side=-1)
    foot = plinth(1.9, 0.8)
    x, y, turn = -0.735, back, -bend
    for k in range(3):
        a = math.radians(turn)
        at = (x + math.cos(a) * SIDE / 2, y + math.sin(a) * SIDE / 2, foot + SIDE / 2 + 0.001)
        one = cabinet(SIDE, SIDE, at, (0, 0, turn), lever='chip')
        panel(shown(content), SIDE, SIDE, parent=one, pitch=2.604, modules=(2, 2), part=(k / 3, 0, (k + 1) / 3, 1), whole=3.0,
              strength=1.15)
        x, y = x + math.cos(a) * SIDE, y + math.sin(a) * SIDE
        turn += bend
    camera((0.75, -2.3, 0.98), (0.0, 0.05, 0.30), 48, 9, (0, 0, 0.35))


def measured(high, content):
    stage(1.3, (0, 0, 0.5), depth=1.4, power=0.8, side=-1, gloss=0.2)
    hold = group((-0.05, 0, 0.06), (0, 0, -14))
    one = cabinet(SIDE, high, (0, 0, high / 2), parent=hold, modules=(2, round(high / 0.25)))
    panel(content, SIDE, high, parent=one, pitch=2.604, modules=(2, round(high / 0.25)), strength=1.15)
    measure((-SIDE / 2, 0.0, high + 0.06), (SIDE / 2, 0.0, high + 0.06), hold)
    measure((SIDE / 2 + 0.07, 0.0, 0), (SIDE / 2 + 0.07, 0.0, high), hold)
    box((0.66, 0.30, 0.06), (-0.05, 0.03, 0.03), 'coat', 0.006)
    camera((0.5, -1.45 - 1.5 * high, 0.3 + 0.5 * high), (0.03, 0, 0.03 + 0.5 * high), 52, 9, (0, 0, high / 2))


def square():
    measured(0.5, shown('focus'))


def tall():
    measured(1.0, shown('hall'))


RENTAL = {
    'rental-lock': lock,
    'rental-angle': angled,
    'curve-cabinet': curve_cabinets,
    'rental-bow': lambda: curve_cabinets('welcome', -22.0, -0.05),
    'rental-square': square,
    'rental-tall': tall,
}
