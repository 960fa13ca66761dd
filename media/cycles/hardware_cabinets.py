"""Cabinets from the front and from behind."""
from hardware_cabinet import cabinet, plug, socket_points
from hardware_kit import box, cable, group, screw
from hardware_screens import shown, white
from hardware_studio import backdrop, camera, softbox, spot, three_rims, world
from led_panel import panel


def studio(size, target, depth=2.2, power=1.0, pool=0.6, side=1):
    """Backdrop with a soft pool of light on one side, and the rims."""
    world()
    backdrop(size, depth=depth)
    x, y, z = target
    spot((x - side * size * 1.5, y + size * 0.3, z + size * 2.6), (x + side * size * 0.8, y + depth * size, z + size * 0.5),
         170 * pool * size * size, 75, (0.72, 0.82, 1.0), 0.3)
    three_rims(size, target, power)


def plinth(w, d, h=0.08):
    """Low black stand with a hairline of light at its foot."""
    box((w, d, h), (0, d * 0.1, h / 2), 'coat', 0.006)
    return h


def front_1():
    """One rental cabinet of 500 x 500 mm, lit, on a plinth; every lamp drawn."""
    w = h = 0.5
    studio(0.9, (0, 0, 0.35), side=-1)
    foot = plinth(0.72, 0.42)
    hold = cabinet(w, h, (0, 0, foot + h / 2 + 0.001), (0, 0, -16))
    panel(shown('card-cabinet'), w, h, parent=hold, pitch=2.604, modules=(2, 2), strength=1.15)
    for s in (-1, 1):
        for t in (-1, 1):
            _guard(s, t, w, h, hold)
    camera((0.78, -1.62, 0.62), (0.0, 0, 0.33), 62, 8, (0.1, -0.05, 0.33))


def _guard(s, t, w, h, parent):
    """Hinged corner guard of rental cabinets."""
    box((0.0035, 0.020, 0.046), (s * (w / 2 + 0.0022), 0.022, t * (h / 2 - 0.028)), 'alloy', 0.001, parent=parent)
    screw((s * (w / 2 + 0.004), 0.024, t * (h / 2 - 0.016)), 0.003, (s, 0, 0), parent=parent)
    screw((s * (w / 2 + 0.004), 0.024, t * (h / 2 - 0.040)), 0.003, (s, 0, 0), parent=parent)


def front_2():
    """Three cabinets joined into one picture, the fourth standing ready beside them."""
    w, h, foot = 0.64, 0.48, 0.07
    studio(1.5, (0, 0, 0.5), side=1, power=0.9)
    box((1.42, 0.36, foot), (0.0, 0.05, foot / 2), 'coat', 0.006)
    content = shown('orders')
    for i in range(2):
        for j in range(2):
            if (i, j) == (1, 1):
                continue
            hold = cabinet(w, h, ((i - 0.5) * (w + 0.0008), 0, foot + 0.001 + (j + 0.5) * (h + 0.0008)), lever='chip')
            panel(content, w, h, parent=hold, modules=(2, 3), part=(i / 2, j / 2, i / 2 + 0.5, j / 2 + 0.5), whole=4 / 3,
                  strength=1.2)
    stand = group((1.02, -0.36, 0), (0, 0, -38))
    box((0.62, 0.16, 0.02), (0, 0.04, 0.01), 'rubber', 0.004, parent=stand)
    hold = cabinet(w, h, (0, 0, 0.021 + h / 2), parent=stand, lever='chip')
    panel(content, w, h, parent=hold, modules=(2, 3), part=(0.5, 0.5, 1, 1), whole=4 / 3, strength=1.2)
    camera((-1.3, -3.5, 1.18), (0.26, 0, 0.52), 56, 8, (0, -0.1, 0.5))


def rear_1():
    """The back of one cabinet: casting, control box, grips, locks, jumper cables; its light falls on the paper."""
    w = h = 0.5
    world()
    backdrop(0.9, depth=1.5, tone=(0.022, 0.023, 0.026))
    foot = plinth(0.72, 0.46)
    hold = cabinet(w, h, (0, 0, foot + h / 2 + 0.001), (0, 0, 180 - 24))
    panel(white, w, h, parent=hold, strength=2.2)
    points = socket_points(w, h)
    low = -h / 2 - foot
    for (x, y, z), colour, far, sheath in zip(points, ('blue', 'nylon', 'yellow', 'yellow'), (-0.20, -0.17, 0.13, 0.17),
                                              ('rubber', 'rubber', 'rubber', 'blue')):
        plug((x, y, z), colour, [(x + far * 0.2, y + 0.075, z - 0.06), (x + far * 0.6, y + 0.06, -h / 2 + 0.03),
                                 (x + far * 0.9, y + 0.10, low + foot + 0.004),
                                 (x + far * 1.5, y + 0.14, low + foot + 0.004)], hold)
    target = (0, 0, 0.34)
    softbox((-1.7, -0.9, 1.3), target, 0.4, 2.2, 42, (0.85, 0.92, 1))
    softbox((1.6, 0.2, 0.9), target, 0.4, 2.2, 34, (1, 0.94, 0.86))
    softbox((0.2, -0.4, 2.3), target, 1.8, 0.5, 34)
    softbox((-0.5, -2.4, 0.6), target, 1.2, 1.6, 20)
    camera((-0.62, -1.34, 0.78), (0.0, 0, 0.325), 62, 9, (0, -0.09, 0.34))


def rear_2(w=0.64, h=0.48, cols=3, rows=3, eye=(1.35, -2.25, 1.28)):
    """A wall from behind: power chained along the rows, data led in a loop from both ends."""
    foot = 0.10
    world()
    backdrop(2.0, depth=1.7)
    wall = group((0, 0, 0), (0, 0, 180))
    box((cols * w + 0.1, 0.34, foot), (0, 0.08, foot / 2), 'coat', 0.006, parent=wall)
    for i in range(cols):
        for j in range(rows):
            at = ((i - (cols - 1) / 2) * (w + 0.0008), 0, foot + (j + 0.5) * (h + 0.0008))
            hold = cabinet(w, h, at, parent=wall, lever='chip', grips=False)
            panel(white, w, h, parent=hold, part=(i / 3, j / 3, (i + 1) / 3, (j + 1) / 3), whole=4 / 3, strength=2.0)
            _jumpers(hold, w, h, i, j, cols, rows)
    for x in (-w / 2, w / 2):
        box((0.05, 0.05, rows * h), (x, 0.135, foot + rows * h / 2), 'alloy', 0.003, parent=wall)
        for j in range(rows):
            box((0.12, 0.008, 0.05), (x, 0.106, foot + (j + 0.5) * h), 'galvanised', 0.0015, parent=wall)
    target = (0, 0, 0.8)
    softbox((-3.2, -1.6, 2.2), target, 0.6, 3.5, 260, (0.85, 0.92, 1))
    softbox((3.0, -0.5, 1.6), target, 0.6, 3.5, 190, (1, 0.94, 0.86))
    softbox((0.2, -1.2, 4.2), target, 4.0, 0.8, 190)
    softbox((1.6, -3.6, 1.2), target, 2.2, 2.2, 110)
    camera(eye, (0.06, 0, 0.80), 42, 6.3, (0.2, -0.13, 0.8))


def _jumpers(hold, w, h, i, j, cols, rows):
    """Power jumpers to the next cabinet of the row, data jumpers upwards; loops hang a little."""
    points = socket_points(w, h)
    (px, py, pz), (qx, _, _), (dx, _, _), (ex, _, _) = points
    plug((px, py, pz), 'blue', _hang((px, py, pz), (px - 0.07, pz - 0.10)), hold)
    if i > 0:
        cable([(px - 0.07, py + 0.03, pz - 0.10), (-w / 2, py + 0.02, pz - 0.135), (-w + qx + 0.03, py + 0.03, pz - 0.10)],
              0.0042, 'rubber', hold)
    if i < cols - 1:
        plug((qx, py, pz), 'nylon', _hang((qx, py, pz), (qx + 0.03, pz - 0.10)), hold)
    plug((dx, py, pz), 'yellow', _hang((dx, py, pz), (dx + 0.012, pz - 0.08)), hold, 0.0032, 'blue')
    plug((ex, py, pz), 'yellow', _hang((ex, py, pz), (ex + 0.02, pz - 0.08)), hold, 0.0032, 'blue')
    if j > 0:
        cable([(dx + 0.012, py + 0.03, pz - 0.08), (dx + 0.07, py + 0.01, -h / 2 - 0.01), (ex + 0.09, py + 0.0, -h / 2 - 0.06),
               (ex + 0.085, py + 0.02, pz - h + 0.0), (ex + 0.02, py + 0.03, pz - h - 0.08)], 0.0032, 'blue', hold)
    else:
        cable([(dx + 0.012, py + 0.03, pz - 0.08), (dx + 0.03, py + 0.02, -h / 2 + 0.01), (dx + 0.02, py + 0.10, -h / 2 - 0.09)],
              0.0032, 'red', hold)


def _hang(start, end):
    x, y, z = start
    return [((x + end[0]) / 2, y + 0.072, (z + end[1]) / 2 - 0.01), (end[0], y + 0.03, end[1])]


CABINETS = {
    'cabinet-front-1': front_1,
    'cabinet-front-2': front_2,
    'cabinet-rear-1': rear_1,
    'cabinet-rear-3': lambda: rear_2(0.96, 0.96, 2, 2, (-1.15, -2.3, 1.05)),
    'cabinet-rear-2': rear_2,
}
