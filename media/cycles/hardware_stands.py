"""More ways to hold a display (wheels, recess), the sizes picture and the colour pictures."""
import math

from hardware_kit import beam, box, cylinder, glow, group, rod
from hardware_mounts import stage, tiled
from hardware_screens import shown
from hardware_studio import backdrop, camera, softbox, world


def castor(at, parent, radius=0.06):
    """Swivel castor with brake; `at` is its top."""
    x, y, z = at
    cylinder(0.035, 0.012, (x, y, z - 0.006), 'steel', parent=parent)
    cylinder(radius, 0.034, (x + 0.02, y, radius), 'rubber', 'y', bevel=0.008, parent=parent)
    cylinder(radius * 0.55, 0.038, (x + 0.02, y, radius), 'alloy', 'y', bevel=0.004, parent=parent)
    for s in (-1, 1):
        box((0.05, 0.004, z - radius + 0.014), (x + 0.012, y + s * 0.023, (z + radius) / 2), 'steel', 0.001, parent=parent)
    cylinder(0.009, 0.060, (x + 0.02, y, radius), 'steel', 'y', parent=parent)
    box((0.045, 0.030, 0.007), (x - 0.045, y, radius + 0.035), 'red', 0.003, (0, 24, 0), parent)


def mobile(content='exam'):
    """A wall on wheels: base frame with braked castors, two uprights, ballast drawer, cable reel."""
    stage(2.2, (0, 0, 1.05), depth=2.2, side=1)
    stand = group((0, 0, 0), (0, 0, 14))
    w, h, foot, cols, rows = 0.60, 0.3375, 0.62, 4, 4
    tiled(shown(content), cols, rows, w, h, (0, 0, foot), parent=stand, modules=(4, 2), deep=0.045)
    high = foot + rows * h
    for x in (-0.62, 0.62):
        box((0.07, 0.06, high - 0.28), (x, 0.10, (high - 0.28) / 2 + 0.17), 'blacksteel', 0.006, parent=stand)
        box((0.08, 0.92, 0.06), (x, 0.06, 0.165), 'blacksteel', 0.008, parent=stand)
        beam((x, 0.46, 0.19), (x, 0.13, 0.86), 0.045, 0.04, 'blacksteel', stand)
        for y in (-0.34, 0.46):
            castor((x, y, 0.136), stand)
        for z in (foot + 0.12, foot + rows * h / 2, high - 0.14):
            box((0.12, 0.012, 0.06), (x, 0.070, z), 'alloy', 0.002, parent=stand)
    box((1.24, 0.06, 0.06), (0, 0.10, 0.165), 'blacksteel', 0.006, parent=stand)
    box((1.24, 0.05, 0.05), (0, 0.10, foot - 0.07), 'blacksteel', 0.006, parent=stand)
    box((1.16, 0.30, 0.14), (0, 0.29, 0.265), 'coat', 0.012, parent=stand)
    for x in (-0.3, 0.3):
        box((0.16, 0.012, 0.03), (x, 0.135, 0.28), 'alloy', 0.004, parent=stand)
    box((cols * w + 0.05, 0.07, 0.025), (0, 0.03, high + 0.0135), 'alloy', 0.004, parent=stand)
    box((cols * w + 0.05, 0.07, 0.025), (0, 0.03, foot - 0.0135), 'alloy', 0.004, parent=stand)
    for s in (-1, 1):
        box((0.025, 0.07, rows * h), (s * (cols * w / 2 + 0.0127), 0.03, foot + rows * h / 2), 'alloy', 0.004, parent=stand)
    camera((-2.35, -4.3, 1.25), (0.02, 0, 0.98), 46, 8, (-0.3, -0.1, 1.0))


def recessed():
    """Set level into concrete panels with a shadow gap and a line of light in it."""
    world()
    cols, rows, w, h, foot = 4, 4, 0.60, 0.3375, 0.72
    wide, high, gap = cols * w, rows * h, 0.03
    backdrop(3, floor=0, depth=0.6, rough=0.25, gloss=0.3)
    tiled(shown('quarter'), cols, rows, w, h, (0, 0.0, foot), modules=(4, 2), deep=0.05, strength=1.35)
    left, right, low, up = -wide / 2 - gap, wide / 2 + gap, foot - gap, foot + high + gap
    deep = 0.30
    slat = 0.30
    for side, start in ((-1, left), (1, right)):
        for k in range(9):
            box((slat - 0.004, deep, 3.2), (start + side * (k + 0.5) * slat, deep / 2, 1.6), 'concrete', 0.002)
    box((right - left, deep, low), (0, deep / 2, low / 2), 'concrete', 0.002)
    box((right - left, deep, 3.2 - up), (0, deep / 2, (3.2 + up) / 2), 'concrete', 0.002)
    box((right - left + 0.2, 0.01, up - low + 0.2), (0, deep - 0.02, (up + low) / 2), 'coat', 0)
    warm = glow('cove', (1.0, 0.62, 0.30), 5)
    for z in (low + 0.004, up - 0.004):
        box((wide, 0.010, 0.004), (0, 0.16, z), warm, 0)
    box((5.6, 0.03, 0.09), (0, -0.015, 0.045), 'coat', 0.002)
    bench(-0.1, -0.95)
    target = (0, 0, 1.3)
    softbox((-3.6, -2.2, 2.6), target, 0.6, 2.5, 120, (1, 0.93, 0.85))
    softbox((3.4, -1.4, 2.6), target, 0.5, 2.5, 80, (0.85, 0.92, 1))
    softbox((0, -1.2, 4.0), (0, 0.1, 1.2), 4.5, 0.4, 130, (1, 0.95, 0.9))
    camera((2.15, -3.55, 1.42), (0.16, 0, 1.26), 36, 8, (0, 0, 1.3))


def bench(x, y):
    """A low seat for scale."""
    box((1.5, 0.42, 0.09), (x, y, 0.40), 'fabric', 0.03)
    box((1.42, 0.36, 0.03), (x, y, 0.34), 'blacksteel', 0.004)
    for s in (-1, 1):
        for t in (-1, 1):
            rod((x + s * 0.62, y + t * 0.13, 0.33), (x + s * 0.66, y + t * 0.16, 0.0), 0.012, 'blacksteel')


def chair(at, turn):
    """A shell chair on four steel legs, seat at 0.45 m, back to 0.82 m."""
    hold = group(at, (0, 0, turn))
    profile = [(-0.23, 0.46), (-0.20, 0.47), (0.12, 0.445), (0.185, 0.47), (0.22, 0.56), (0.25, 0.82)]
    for (y0, z0), (y1, z1) in zip(profile, profile[1:]):
        length = math.hypot(y1 - y0, z1 - z0) + 0.012
        angle = math.degrees(math.atan2(z1 - z0, y1 - y0))
        box((0.46, length, 0.016), (0, (y0 + y1) / 2, (z0 + z1) / 2), 'nylon', 0.005, (angle, 0, 0), hold)
    for s in (-1, 1):
        for t in (-1, 1):
            rod((s * 0.14, t * 0.12, 0.45), (s * 0.23, t * 0.22, 0.0), 0.009, 'steel', hold, 16)


def sizes():
    """Three displays side by side on the same floor, with a chair as scale."""
    stage(3.6, (0, 0, 1.0), depth=1.5, side=1, power=0.8, gloss=0.22)
    for content, cols, rows, w, h, x, turn, y in (
            ('fares', 2, 2, 0.64, 0.48, -2.55, 12, -0.30), ('plan', 3, 3, 0.64, 0.48, -0.55, 3, 0.0),
            ('departures', 4, 4, 0.64, 0.48, 2.1, -8, 0.30)):
        stand = group((x, y, 0), (0, 0, turn))
        tiled(shown(content), cols, rows, w, h, (0, 0, 0.10), parent=stand)
        box((cols * w + 0.02, 0.26, 0.098), (0, 0.06, 0.05), 'coat', 0.006, parent=stand)
        box((cols * w + 0.02, 0.07, 0.012), (0, 0.035, 0.106 + rows * h), 'alloy', 0.002, parent=stand)
    chair((-1.55, -0.85, 0), 28)
    camera((-0.9, -8.6, 1.5), (-0.05, 0, 0.86), 41, 16, (-0.8, -0.3, 0.9))


STANDS = {
    'mount-mobile': mobile,
    'mount-recessed': recessed,
    'sizes-1': sizes,
}
