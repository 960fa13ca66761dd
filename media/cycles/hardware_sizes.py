"""What a size means: displays drawn to scale, with measuring lines."""
from hardware_kit import box, cylinder, glow, group, prism
from hardware_mounts import stage, tiled
from hardware_screens import shown, town_map
from hardware_stands import castor, mobile
from hardware_studio import camera, softbox


def measure(start, end, parent=None):
    """A fine lit line with end ticks, upright or level, in the plane of the face."""
    lime = glow('measure', (0.62, 1.0, 0.16), 2.2)
    (x0, y, z0), (x1, _, z1) = start, end
    level = abs(x1 - x0) > abs(z1 - z0)
    length = abs(x1 - x0) if level else abs(z1 - z0)
    middle = ((x0 + x1) / 2, y, (z0 + z1) / 2)
    thick = 0.007
    box((length, thick, thick) if level else (thick, thick, length), middle, lime, 0, parent=parent)
    for x, z in ((x0, z0), (x1, z1)):
        box((thick, thick, 0.10) if level else (0.10, thick, thick), (x, y, z), lime, 0, parent=parent)


def display(content, cols, rows, w, h, foot, at=(0, 0), turn=0, modules=(2, 3), deep=0.06, lines=True):
    """A display on a low base, measured along its top and its right side."""
    stand = group((at[0], at[1], 0), (0, 0, turn))
    wide, high = cols * w, rows * h
    tiled(content, cols, rows, w, h, (0, 0, foot), parent=stand, modules=modules, deep=deep, strength=1.25)
    for s in (-1, 1):
        box((0.012, deep + 0.02, high), (s * (wide / 2 + 0.006), deep / 2, foot + high / 2), 'alloy', 0.003, parent=stand)
    box((wide + 0.024, deep + 0.02, 0.012), (0, deep / 2, foot + high + 0.006), 'alloy', 0.003, parent=stand)
    if lines:
        measure((-wide / 2, 0.02, foot + high + 0.13), (wide / 2, 0.02, foot + high + 0.13), stand)
        measure((wide / 2 + 0.14, 0.02, foot), (wide / 2 + 0.14, 0.02, foot + high), stand)
    return stand


def touch_mobile():
    """The wall on wheels as a touch stand."""
    mobile('level')
    softbox((-2.2, -2.8, 2.6), (-0.3, -0.5, 1.1), 1.2, 1.2, 130)


def box_side(content, cols, rows, rear=False):
    """The screen of a truck's body with its frame, measured, on the workshop floor."""
    w = 0.96
    wide, high = cols * w, rows * w
    stage(wide * 0.9 + 0.8, (0, 0, 1.2), depth=1.3, power=0.75, gloss=0.2, side=-1 if rear else 1)
    stand = display(content, cols, rows, w, w, 0.62, modules=(3, 6), deep=0.12, turn=8 if rear else -7)
    box((wide + 0.16, 0.16, 0.10), (0, 0.08, 0.56), 'blacksteel', 0.01, parent=stand)
    for k in range(-1, 2):
        for y in (0.02, 0.5):
            box((0.09, 0.09, 0.52), (k * wide * 0.38, y, 0.26), 'galvanised', 0.006, parent=stand)
        box((0.07, 0.5, 0.07), (k * wide * 0.38, 0.26, 0.48), 'galvanised', 0.006, parent=stand)
    x = wide / 2 + 0.62
    softbox((-x - 1.5, -3.0, 3.0), (-x, -0.2, 1.0), 1.4, 1.2, 160)
    camera((0.5 if rear else -0.6, -3.2 - 1.05 * wide, 1.5), (-0.30, 0, 1.2), 42, 11, (0, 0, 1.2))


def truck_rear():
    box_side(shown('slow'), 2, 2, True)


def floor_display(content, wide, high, tone=0, foot=0.55):
    """A touch wall of the given size on its low frame."""
    size = wide * 0.95
    stage(size, (0, 0, 1.0), depth=1.4, side=1 if tone else -1, power=0.75, gloss=0.2)
    stand = display(content, 4, 4, wide / 4, high / 4, foot, modules=(4, 2), turn=-6 if tone else 6)
    box((wide * 0.9, 0.10, foot - 0.05), (0, 0.09, (foot - 0.05) / 2), 'coat', 0.008, parent=stand)
    box((wide * 0.96, 0.5, 0.04), (0, 0.09, 0.02), 'blacksteel', 0.008, parent=stand)
    side = -1 if tone else 1
    softbox((side * 1.5, -3.6, 3.2), (side * wide * 0.2, -0.5, 1.0), 1.6, 1.2, 150)
    camera((-0.25 * wide * side, -2.4 - 1.15 * wide, 1.45), (0.06, 0, 0.98), 43, 11, (0, 0, 1))


def touch_108():
    floor_display(town_map, 2.40, 1.35)


def touch_136():
    floor_display(shown('output'), 3.00, 1.69, 1, 0.5)


def touch_163():
    floor_display(shown('sessions'), 3.60, 2.03, 0, 0.45)


def poster(content, at, turn, lines=False, wheels=True):
    """A standee of 640 x 1,920 mm: slim frame, base plate, braked castors."""
    stand = group((at[0], at[1], 0), (0, 0, turn))
    w, h, foot = 0.64, 1.92, 0.155
    tiled(content, 1, 4, w, h / 4, (0, 0, foot), parent=stand, modules=(2, 3), deep=0.045, strength=1.25)
    for s in (-1, 1):
        box((0.014, 0.066, h + 0.02), (s * (w / 2 + 0.0075), 0.026, foot + h / 2), 'alloy', 0.004, parent=stand)
    for z in (foot - 0.008, foot + h + 0.008):
        box((w + 0.03, 0.066, 0.016), (0, 0.026, z), 'alloy', 0.004, parent=stand)
    box((w - 0.02, 0.03, h * 0.98), (0, 0.062, foot + h / 2), 'coat', 0.006, parent=stand)
    box((w + 0.02, 0.44, 0.03), (0, 0.03, foot - 0.033), 'blacksteel', 0.008, parent=stand)
    for s in (-1, 1):
        prism([(0, 0), (0.18, 0), (0, 0.34)], 0.012, (s * 0.26, 0.075, foot - 0.02), 'blacksteel', (0, 0, 90), 0.002, stand)
        for y in (-0.14, 0.20):
            if wheels:
                castor((s * (w / 2 - 0.06), y, foot - 0.046), stand, 0.042)
            else:
                cylinder(0.022, 0.10, (s * (w / 2 - 0.06), y, foot - 0.096), 'steel', parent=stand)
    if lines:
        measure((-w / 2, 0.0, foot + h + 0.12), (w / 2, 0.0, foot + h + 0.12), stand)
        measure((w / 2 + 0.13, 0.0, foot), (w / 2 + 0.13, 0.0, foot + h), stand)
    return stand


def line_up(contents, turn):
    """Standees side by side as one surface."""
    n = len(contents)
    stage(2.2, (0, 0, 1.0), depth=1.3, side=1, power=0.75, gloss=0.25)
    gap = 0.672
    hold = group((0.15, 0, 0), (0, 0, turn))
    for k, content in enumerate(contents):
        stand = poster(content, ((k - (n - 1) / 2) * gap, 0), 0, False)
        stand.parent = hold
    wide = (n - 1) * gap + 0.64
    measure((-wide / 2, 0.0, 2.20), (wide / 2, 0.0, 2.20), hold)
    measure((wide / 2 + 0.13, 0.0, 0.155), (wide / 2 + 0.13, 0.0, 2.075), hold)
    softbox((-2.6, -2.8, 2.8), (-wide / 2 - 0.4, -0.3, 1.0), 1.2, 1.2, 120)
    camera((-0.7, -6.0, 1.3), (-0.16, 0, 1.0), 52, 11, (0, 0, 1.1))


def third(content, k, n):
    return lambda u, v, aspect: content((k + u) / n, v, aspect * n)


def standee_three():
    line_up([third(shown('half'), k, 3) for k in range(3)], -6)


def truck_side():
    box_side(shown('camp'), 4, 2)


def truck_wide():
    box_side(shown('polio'), 5, 2)


def standee_two():
    line_up([third(shown('fair'), k, 2) for k in range(2)], -7)


SIZES = {
    'touch-mobile': touch_mobile,
    'truck-rear': truck_rear,
    'touch-108': touch_108,
    'touch-136': touch_136,
    'touch-163': touch_163,
    'standee-three': standee_three,
    'truck-side': truck_side,
    'truck-wide': truck_wide,
    'standee-two': standee_two,
}
