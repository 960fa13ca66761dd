"""A die-cast LED cabinet in all its parts. Centre at the origin, face to -y, back to +y."""
from hardware_kit import box, cable, cluster, cylinder, glow, group, prism, rod, rounded, screw

GREEN, AMBER = (0.1, 1.0, 0.35), (1.0, 0.5, 0.08)
RIM = 0.026


def frame(w, h, parent, deep=0.062, mat='cast', lattice=True):
    """The casting: rim, corner blocks, lattice of ribs; its face plane lies at y = 0.013."""
    y0 = 0.0132
    mid = y0 + deep / 2
    for s in (-1, 1):
        box((RIM, deep, h), (s * (w / 2 - RIM / 2), mid, 0), mat, 0.003, parent=parent)
        box((w - 2 * RIM, deep, RIM), (0, mid, s * (h / 2 - RIM / 2)), mat, 0.003, parent=parent)
        for t in (-1, 1):
            _corner(s, t, w, h, y0, deep, mat, parent)
        if lattice:
            box((0.014, deep * 0.45, h - 2 * RIM), (s * w * 0.165, y0 + deep * 0.25, 0), mat, 0.002, parent=parent)
            box((w - 2 * RIM, deep * 0.4, 0.014), (0, y0 + deep * 0.22, s * h * 0.165), mat, 0.002, parent=parent)
    box((w - 2 * RIM, deep * 0.34, 0.020), (0, y0 + deep * 0.18, 0), mat, 0.002, parent=parent)
    box((0.020, deep * 0.34, h - 2 * RIM), (0, y0 + deep * 0.18, 0), mat, 0.002, parent=parent)


def _corner(s, t, w, h, y0, deep, mat, parent):
    """Gusset, steel locating pin and screw at one corner."""
    x, z, leg = s * (w / 2 - RIM), t * (h / 2 - RIM), 0.055
    outline = [(0, 0), (-s * leg, 0), (0, -t * leg)]
    if s * t > 0:
        outline.reverse()
    prism(outline, deep * 0.5, (x + s * 0.001, y0 + deep * 0.45, z + t * 0.001), mat, bevel=0.002, parent=parent)
    screw((x - s * 0.016, y0 + deep * 0.96, z - t * 0.016), 0.0045, (0, 1, 0), parent=parent)
    screw((s * (w / 2 - RIM / 2), y0 + deep + 0.0005, t * (h / 2 - RIM / 2)), 0.004, (0, 1, 0), parent=parent)
    if t > 0:
        cylinder(0.006, 0.012, (s * (w / 2 - 0.05), y0 + deep / 2, h / 2 + 0.005), 'steel', bevel=0.002, parent=parent)


def module_backs(w, h, parent, across=2, up=2):
    """Circuit boards of the modules with drivers, sockets and the plastic kit around them."""
    mw, mh = (w - 2 * RIM) / across, (h - 2 * RIM) / up
    for i in range(across):
        for j in range(up):
            x, z = (i + 0.5 - across / 2) * mw, (j + 0.5 - up / 2) * mh
            one_module_back(mw - 0.004, mh - 0.004, group((x, 0.0135, z), parent=parent))


def one_module_back(w, h, parent):
    box((w, 0.002, h), (0, 0.001, 0), 'pcb', 0.0004, parent=parent)
    for s in (-1, 1):
        box((0.009, 0.008, h), (s * (w / 2 - 0.0045), 0.005, 0), 'plastic', 0.001, parent=parent)
        box((w - 0.018, 0.008, 0.009), (0, 0.005, s * (h / 2 - 0.0045)), 'plastic', 0.001, parent=parent)
        for t in (-1, 1):
            cylinder(0.007, 0.005, (s * (w / 2 - 0.02), 0.0045, t * (h / 2 - 0.02)), 'steel', 'y', parent=parent)
    cols, rows = max(4, int(w / 0.03)), max(3, int(h / 0.036))
    spots = [((i + 0.5 - cols / 2) * (w - 0.05) / cols, (j + 0.5 - rows / 2) * (h - 0.05) / rows)
             for i in range(cols) for j in range(rows)]
    spots = [(x, z) for x, z in spots if abs(x) > 0.02 or abs(z) > 0.02]
    cluster([((0.0075, 0.002, 0.0052), (x, 0.003, z)) for x, z in spots], 'chip', parent=parent)
    cluster([((0.0095, 0.0006, 0.0040), (x, 0.0024, z)) for x, z in spots], 'steel', parent=parent)
    cluster([((0.0018, 0.001, 0.0009), (x + 0.009, 0.0025, z + d)) for x, z in spots for d in (0.004, 0.0, -0.004)],
            'nylon', parent=parent)
    box((0.036, 0.009, 0.010), (0, 0.0065, 0), 'nylon', 0.0008, parent=parent)
    box((0.030, 0.006, 0.005), (0, 0.0105, 0), 'chip', 0.0004, parent=parent)


def control_box(parent, w=0.26, h=0.17, y=0.05, deep=0.042):
    """Housing of supply and receiving card: finned cover, display, button, connectors along its foot."""
    hold = group((0, y, 0), parent=parent)
    prism(rounded(w, h, 0.012), deep, (0, 0, 0), 'coat', bevel=0.0025, parent=hold)
    for k in range(15):
        box((0.0028, 0.008, h * 0.42), (-w * 0.36 + k * 0.0085, deep + 0.0035, h * 0.16), 'coat', 0.0008, parent=hold)
    box((0.056, 0.0016, 0.030), (w * 0.27, deep + 0.0006, h * 0.26), 'chip', 0.0006, parent=hold)
    box((0.046, 0.0008, 0.021), (w * 0.27, deep + 0.0014, h * 0.26), glow('readout', (0.15, 0.75, 0.9), 0.5), 0.0002,
        parent=hold)
    cylinder(0.0055, 0.005, (w * 0.18, deep + 0.002, h * 0.05), 'alloy', 'y', parent=hold)
    for k, colour in enumerate((GREEN, GREEN, AMBER)):
        cylinder(0.0026, 0.003, (w * 0.25 + k * 0.014, deep + 0.001, h * 0.05), glow('led%d' % k, colour, 5), 'y',
                 parent=hold)
    box((0.07, 0.0006, 0.018), (-w * 0.2, deep + 0.0003, -h * 0.12), 'label', 0.0002, parent=hold)
    for s in (-1, 1):
        for t in (-1, 1):
            screw((s * (w / 2 - 0.010), deep, t * (h / 2 - 0.010)), 0.0035, (0, 1, 0), parent=hold)
    for x, colour in ((-0.098, 'blue'), (-0.058, 'nylon'), (0.058, 'chip'), (0.098, 'chip')):
        socket((x, deep, -h * 0.30), colour, hold)
    return hold


def socket(at, colour, parent):
    """A round chassis connector with its coloured ring, facing the back."""
    x, y, z = at
    prism(rounded(0.030, 0.034, 0.004), 0.002, (x, y, z), 'chip', bevel=0.0006, parent=parent)
    cylinder(0.0125, 0.007, (x, y + 0.0045, z), colour, 'y', parent=parent)
    cylinder(0.0095, 0.0074, (x, y + 0.0048, z), 'chip', 'y', parent=parent)


def plug(at, colour, path, parent, radius=0.0042, sheath='rubber'):
    """A locking plug in a socket, with boot and cable along `path` (points after the boot)."""
    x, y, z = at
    cylinder(0.0118, 0.032, (x, y + 0.020, z), 'chip', 'y', bevel=0.002, parent=parent)
    cylinder(0.0124, 0.007, (x, y + 0.030, z), colour, 'y', bevel=0.001, parent=parent)
    cylinder(0.0095, 0.020, (x, y + 0.045, z), 'rubber', (-90, 0, 0), bevel=0.001, tip=radius * 1.25, parent=parent)
    cable([(x, y + 0.045, z), (x, y + 0.066, z)] + list(path), radius, sheath, parent)


def handle(at, length, parent, upright=False, reach=0.038):
    """A bow grip on the back."""
    x, y, z = at
    along = (lambda d: (x, z + d)) if upright else (lambda d: (x + d, z))
    ends = [along(s * length / 2) for s in (-1, 1)]
    path = []
    for (px, pz), (qx, qz) in ((ends[0], along(-length / 2 + 0.022)), (ends[1], along(length / 2 - 0.022))):
        bow = [(px, y, pz), (px, y + reach * 0.75, pz), (qx, y + reach, qz)]
        path += bow if not path else bow[::-1]
        cylinder(0.012, 0.004, (px, y + 0.002, pz), 'alloy', 'y', parent=parent)
    cable(path, 0.0075, 'alloy', parent)
    a, b = along(-length * 0.28), along(length * 0.28)
    rod((a[0], y + reach, a[1]), (b[0], y + reach, b[1]), 0.0105, 'rubber', parent)


def latch(at, parent, side, mat='alloy'):
    """A quick lock on the rim: plate, hub, lever."""
    x, y, z = at
    box((0.020, 0.006, 0.062), (x, y + 0.003, z), 'alloy', 0.0012, parent=parent)
    cylinder(0.0095, 0.012, (x, y + 0.010, z + 0.016), 'steel', 'y', parent=parent)
    box((0.011, 0.007, 0.052), (x - side * 0.004, y + 0.016, z - 0.006), mat, 0.002, (0, side * 14, 0), parent)
    for t in (-1, 1):
        screw((x, y + 0.006, z + t * 0.0265), 0.003, (0, 1, 0), parent=parent)


def rear_details(w, h, parent, lever='red', grips=True):
    """Everything bolted to the back of the casting."""
    back = 0.0132 + 0.062
    box_at = control_box(parent, min(0.28, w * 0.52), min(0.18, h * 0.36))
    if grips:
        for s in (-1, 1):
            handle((s * (w / 2 - 0.075), 0.052, 0), min(0.17, h * 0.36), parent, upright=True)
    for s in (-1, 1):
        for t in (-1, 1):
            latch((s * (w / 2 - RIM / 2), back, t * h * 0.27), parent, s, lever)
    return box_at


def cabinet(w, h, at=(0, 0, 0), rot=(0, 0, 0), parent=None, modules=(2, 2), lever='red', grips=True):
    """Casting, module backs and rear parts; the lit face is added by the caller."""
    hold = group(at, rot, parent)
    frame(w, h, hold)
    module_backs(w, h, hold, *modules)
    rear_details(w, h, hold, lever, grips)
    return hold


def socket_points(w, h):
    """Where the four connectors of the control box sit, left to right as seen from the front."""
    h_box = min(0.18, h * 0.36)
    return [(x, 0.05 + 0.042, -h_box * 0.30) for x in (-0.098, -0.058, 0.058, 0.098)]
