"""How displays are held: wall frame, ground support, truss, pole, wheels, recess."""
from hardware_kit import ball, beam, box, cable, cylinder, glow, group, rod, screw
from hardware_screens import shown
from hardware_studio import backdrop, camera, softbox, spot, three_rims, world
from led_panel import panel


def tiled(content, cols, rows, w, h, at=(0, 0, 0), rot=(0, 0, 0), parent=None, skip=(), deep=0.06, strength=1.3,
          modules=(2, 3), whole=None):
    """A display of cabinets, placed by the middle of its lower front edge; returns the carrying group."""
    hold = group(at, rot, parent)
    aspect = whole or cols * w / (rows * h)
    for i in range(cols):
        for j in range(rows):
            if (i, j) in skip:
                continue
            x, z = (i + 0.5 - cols / 2) * w, (j + 0.5) * h
            panel(content, w - 0.001, h - 0.001, (x, 0, z), parent=hold, modules=modules, strength=strength,
                  part=(i / cols, j / rows, (i + 1) / cols, (j + 1) / rows), whole=aspect, gap=0.0003)
            tray(w - 0.001, h - 0.001, deep, (x, 0.0125, z), hold)
    return hold


def tray(w, h, deep, at, parent):
    """A cabinet's casting seen from behind, simplified: rim, floor, ribs, control box."""
    x, y, z = at
    rim = 0.024
    for s in (-1, 1):
        box((rim, deep, h), (x + s * (w - rim) / 2, y + deep / 2, z), 'cast', 0.003, parent=parent)
        box((w - 2 * rim, deep, rim), (x, y + deep / 2, z + s * (h - rim) / 2), 'cast', 0.003, parent=parent)
        box((0.014, deep * 0.5, h - 2 * rim), (x + s * w * 0.22, y + deep * 0.25, z), 'cast', 0.002, parent=parent)
    box((w - 2 * rim, 0.004, h - 2 * rim), (x, y + 0.004, z), 'pcb', 0.0005, parent=parent)
    box((w * 0.42, deep * 0.7, h * 0.36), (x, y + deep * 0.45, z), 'coat', 0.004, parent=parent)


def stage(size, target, depth=2.4, power=1.0, side=1, gloss=0.0):
    world()
    backdrop(size, depth=depth, rough=0.3, gloss=gloss)
    x, y, z = target
    spot((x - side * size * 1.4, y, z + size * 2.4), (x + side * size * 0.9, y + depth * size, z + size * 0.3),
         260 * size * size, 75, (0.70, 0.80, 1.0), 0.4)
    three_rims(size, target, power)


def bolt(at, radius, parent, stud=True):
    x, y, z = at
    cylinder(radius * 1.7, radius * 0.25, (x, y, z + radius * 0.12), 'steel', parent=parent)
    cylinder(radius * 1.1, radius * 0.9, (x, y, z + radius * 0.65), 'steel', sides=6, bevel=radius * 0.1, parent=parent)
    if stud:
        cylinder(radius * 0.55, radius * 2.2, (x, y, z + radius * 1.2), 'steel', parent=parent)


def wall():
    """Aluminium frame on wall brackets; the display half hung, so that the frame can be seen."""
    stage(2.2, (0, 0, 1.3), depth=3, power=0.6, side=-1)
    w, h, foot, cols, rows = 0.64, 0.48, 0.62, 4, 3
    wall_y, frame_y = 0.748, 0.60
    box((14.0, 0.25, 3.8), (0, wall_y + 0.125, 1.9), 'plaster', 0.004)
    box((14.0, 0.014, 0.10), (0, wall_y - 0.007, 0.05), 'coat', 0.003)
    for k in range(cols + 1):
        x = (k - cols / 2) * w
        box((0.045, 0.045, rows * h + 0.16), (x, frame_y, foot + rows * h / 2), 'alloy', 0.003)
        for z in (foot + 0.1, foot + rows * h / 2, foot + rows * h - 0.1):
            _bracket(x, frame_y, wall_y, z)
    for j in range(rows + 1):
        box((cols * w + 0.1, 0.03, 0.045), (0, frame_y - 0.038, foot + j * h), 'alloy', 0.003)
        for k in range(cols + 1):
            screw(((k - cols / 2) * w, frame_y - 0.054, foot + j * h), 0.008)
    content = shown('card-wall')
    tiled(content, cols, rows, w, h, (0, frame_y - 0.128, foot), skip=((3, 2), (3, 1), (2, 2)), deep=0.06)
    softbox((-3.2, -1.2, 3.6), (0.6, wall_y, 1.2), 1.0, 1.0, 120, (0.8, 0.88, 1))
    camera((2.75, -3.3, 1.62), (0.16, 0.4, 1.3), 40, 8, (0.6, 0.45, 1.3))


def _bracket(x, frame_y, wall_y, z):
    """Angle bracket from the upright to the wall with two anchors."""
    box((0.006, wall_y - frame_y + 0.02, 0.07), (x + 0.026, (wall_y + frame_y) / 2 - 0.01, z), 'galvanised', 0.001)
    box((0.08, 0.006, 0.07), (x + 0.066, wall_y - 0.003, z), 'galvanised', 0.001)
    for d in (-0.018, 0.018):
        screw((x + 0.072, wall_y - 0.006, z + d), 0.009)


def floor():
    """Ground support: base beams with ballast, uprights and rear braces; seen from the side."""
    stage(2.6, (0, 0.4, 1.2), depth=2.0, side=1)
    w, h, foot, cols, rows = 0.5, 0.5, 0.16, 5, 4
    stand = group((0, 0, 0), (0, 0, -4))
    tiled(shown('registration'), cols, rows, w, h, (0, 0, foot), parent=stand, modules=(2, 2))
    box((cols * w, 0.10, 0.05), (0, 0.06, foot - 0.026), 'blacksteel', 0.003, parent=stand)
    for x in (-1.0, 0.0, 1.0):
        beam((x, 0.115, 0.10), (x, 0.115, foot + rows * h - 0.1), 0.05, 0.05, 'alloy', stand)
        beam((x, -0.16, 0.067), (x, 1.30, 0.067), 0.08, 0.06, 'blacksteel', stand)
        rod((x, 0.14, foot + rows * h * 0.8), (x, 1.12, 0.12), 0.024, 'alloy', stand)
        rod((x, 0.14, foot + rows * h * 0.42), (x, 0.68, 0.12), 0.020, 'alloy', stand)
        for y, z in ((0.14, foot + rows * h * 0.8), (0.14, foot + rows * h * 0.42), (1.12, 0.12), (0.68, 0.12)):
            box((0.064, 0.07, 0.07), (x, y, z), 'blacksteel', 0.004, parent=stand)
            cylinder(0.011, 0.085, (x, y, z), 'steel', 'x', parent=stand)
        for y in (-0.12, 1.26):
            cylinder(0.012, 0.05, (x, y, 0.035), 'steel', parent=stand)
            cylinder(0.045, 0.014, (x, y, 0.007), 'rubber', parent=stand)
        for k in range(4):
            box((0.36, 0.21, 0.045), (x, 0.93, 0.122 + 0.048 * k), 'blacksteel', 0.006, parent=stand)
    for z in (0.9, 1.7):
        beam((-1.0, 0.155, z), (1.0, 0.155, z), 0.035, 0.035, 'alloy', stand)
    softbox((-3.6, 1.6, 2.4), (-0.4, 0.6, 0.8), 1.2, 1.6, 420, (0.86, 0.93, 1))
    softbox((-2.6, -0.2, 0.5), (-0.8, 0.7, 0.5), 0.5, 0.9, 60, (1, 0.94, 0.86))
    camera((-5.0, -2.5, 1.5), (-0.12, 0.42, 1.04), 46, 8, (-0.9, 0, 1.0))


def truss(x0, x1, y, z, size, parent=None):
    """Square box truss along x: four chords and zigzag lacing."""
    s = size / 2
    corners = [(y + a * s, z + b * s) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    for cy, cz in corners:
        rod((x0, cy, cz), (x1, cy, cz), 0.025, 'alloy', parent)
    n = round((x1 - x0) / size)
    step = (x1 - x0) / n
    for k in range(n):
        for m in range(4):
            a, b = corners[m], corners[(m + 1) % 4]
            if k % 2:
                a, b = b, a
            rod((x0 + k * step, *a), (x0 + (k + 1) * step, *b), 0.010, 'alloy', parent, 12)
    for x in (x0, (x0 + x1) / 2, x1):
        for m in range(4):
            rod((x, *corners[m]), (x, *corners[(m + 1) % 4]), 0.014, 'alloy', parent, 12)


def shackle(at, size, parent=None):
    """Bow shackle hanging in the x, z plane, its pin at the foot."""
    x, y, z = at
    bow = [(x - size * 0.5, y, z), (x - size * 0.62, y, z + size * 0.7), (x, y, z + size * 1.35),
           (x + size * 0.62, y, z + size * 0.7), (x + size * 0.5, y, z)]
    cable(bow, size * 0.15, 'galvanised', parent)
    cylinder(size * 0.17, size * 1.55, (x, y, z), 'steel', 'x', parent=parent)
    for s in (-1, 1):
        ball(size * 0.25, (x + s * size * 0.5, y, z), 'galvanised', parent)


def hanging():
    """Flown on truss: fly bar, shackles and round slings at two points, safety wires beside them."""
    stage(3.0, (0, 0, 2.6), depth=2.0, side=1, power=0.9)
    w, h, cols, rows, foot = 0.5, 0.5, 7, 4, 1.05
    tiled(shown('final'), cols, rows, w, h, (0, 0, foot), modules=(2, 2))
    top, bar_z, truss_z = foot + rows * h, foot + rows * h + 0.06, foot + rows * h + 0.86
    for k in range(cols):
        x = (k + 0.5 - cols / 2) * w
        box((w - 0.006, 0.08, 0.07), (x, 0.045, bar_z - 0.02), 'blacksteel', 0.004)
        for s in (-1, 1):
            cylinder(0.012, 0.10, (x + s * 0.17, 0.045, bar_z - 0.02), 'steel', 'y')
    truss(-2.45, 2.45, 0.045, truss_z, 0.30)
    for x in (-1.25, 1.25):
        box((0.03, 0.06, 0.12), (x, 0.045, bar_z + 0.06), 'steel', 0.004)
        shackle((x, 0.045, bar_z + 0.10), 0.065)
        for s in (-1, 1):
            cable([(x, 0.045 + s * 0.012, bar_z + 0.17), (x + s * 0.03, 0.045 + s * 0.18, truss_z - 0.15),
                   (x + s * 0.03, 0.045 + s * 0.185, truss_z + 0.10), (x, 0.045, truss_z + 0.182)], 0.014, 'chip')
        wire = x + 0.34
        cable([(wire, 0.045, bar_z), (wire, 0.02, truss_z - 0.5), (wire, -0.14, truss_z - 0.14), (wire, 0.045, truss_z + 0.18)],
              0.005, 'steel')
    for x in (-2.1, 2.1):
        _hoist(x, 0.045, truss_z)
    camera((2.9, -6.4, 1.15), (0.06, 0, 2.42), 38, 9, (0.4, 0, 2.4))


def _hoist(x, y, z):
    """Chain hoist above the truss, its chain leading up out of the picture."""
    cylinder(0.10, 0.34, (x, y, z + 0.56), 'coat', 'x', bevel=0.012)
    box((0.16, 0.20, 0.20), (x, y, z + 0.56), 'blacksteel', 0.01)
    shackle((x, y, z + 0.26), 0.05)
    cylinder(0.012, 0.16, (x, y, z + 0.39), 'steel')
    for s in (-1, 1):
        cable([(x + s * 0.006, y, z + 0.28), (x + s * 0.04, y + 0.14, z + 0.1), (x, y, z - 0.17)], 0.011, 'chip')
    rod((x, y, z + 0.66), (x, y, z + 6), 0.009, 'steel')


def slab():
    """Hung from a concrete slab before a glazed wall by day: threaded rods, rail, safety chains; the floor stays open."""
    world((0.34, 0.37, 0.42))
    w, h, cols, rows, foot, ceiling = 0.60, 0.3375, 5, 5, 0.95, 3.3
    box((12, 5, 0.3), (0, 0.6, ceiling + 0.15), 'concrete', 0.004)
    for x in (-2.7, 2.7):
        box((0.3, 5, 0.35), (x, 0.6, ceiling - 0.17), 'concrete', 0.01)
    box((12, 8, 0.02), (0, 0, -0.01), 'plaster', 0)
    box((14, 0.1, 7), (0, 5.5, 2), glow('daylight', (0.92, 0.90, 0.86), 0.95), 0)
    for k in range(-4, 5):
        box((0.07, 0.14, ceiling), (k * 1.3, 2.9, ceiling / 2), 'coat', 0.004)
    box((12, 0.14, 0.09), (0, 2.9, 0.05), 'coat', 0.004)
    tiled(shown('floors'), cols, rows, w, h, (0, 0, foot), modules=(4, 2), deep=0.05, strength=1.7)
    top = foot + rows * h
    box((cols * w + 0.06, 0.06, 0.05), (0, 0.045, top + 0.026), 'alloy', 0.004)
    for x in (-1.1, 0.0, 1.1):
        rod((x, 0.045, top + 0.05), (x, 0.045, ceiling), 0.010, 'steel')
        box((0.12, 0.12, 0.012), (x, 0.045, ceiling - 0.006), 'galvanised', 0.002)
        for s in (-1, 1):
            bolt((x + s * 0.04, 0.045, ceiling - 0.03), 0.007, None)
        cylinder(0.018, 0.016, (x, 0.045, top + 0.06), 'steel', sides=6)
    for x in (-0.55, 0.55):
        cable([(x, 0.06, top + 0.04), (x + 0.03, 0.10, top + 0.3), (x, 0.06, ceiling)], 0.004, 'red')
    softbox((-2.6, -3.2, 2.6), (0, 0, 1.8), 1.6, 1.6, 150)
    camera((-1.5, -5.0, 1.5), (0.05, 0, 1.86), 40, 9, (0, 0, 1.8))


MOUNTS = {
    'mount-slab': slab,
    'mount-wall': wall,
    'mount-floor': floor,
    'mount-hanging': hanging,
}
