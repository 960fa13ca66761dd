"""What is inside a cabinet: supply, receiving card, leads, magnet pads; and the service tool."""
from hardware_kit import box, cable, cluster, cylinder, glow, group, screw

GREEN = (0.1, 1.0, 0.35)


def supply(at, parent, w=0.19, h=0.085, rot=(0, 0, 0)):
    """A 5 V supply: folded aluminium case, slotted cover, terminal strip with wires' screws; face to -y."""
    hold = group(at, rot, parent)
    box((w, 0.028, h), (0, 0.014, 0), 'alloy', 0.0015, parent=hold)
    slots = [((0.0045, 0.001, 0.020), (-w * 0.40 + k * 0.0085, -0.0002, z)) for k in range(11) for z in (0.018, -0.014)]
    cluster(slots, 'chip', parent=hold)
    box((0.050, 0.0005, 0.040), (w * 0.20, -0.0003, 0.008), 'label', 0.0001, parent=hold)
    lines = [((0.040 - 0.006 * (k % 3), 0.0003, 0.0016), (w * 0.20 - 0.003 * (k % 3), -0.0007, 0.022 - k * 0.005))
             for k in range(6)]
    cluster(lines, 'chip', parent=hold)
    strip = group((w / 2 - 0.017, -0.004, 0), parent=hold)
    box((0.026, 0.018, h - 0.006), (0, 0.006, 0), 'chip', 0.001, parent=strip)
    n = 7
    for k in range(n):
        z = (k - (n - 1) / 2) * (h - 0.012) / n
        box((0.022, 0.010, 0.0012), (0, -0.002, z + 0.0054), 'chip', 0.0002, parent=strip)
        box((0.016, 0.002, 0.0082), (0, -0.0035, z), 'steel', 0.0004, parent=strip)
        screw((0, -0.0042, z), 0.0032, parent=strip)
    cylinder(0.0024, 0.003, (w * 0.36, -0.001, -h * 0.42 + 0.003), glow('ok', GREEN, 6), 'y', parent=hold)
    for s in (-1, 1):
        for t in (-1, 1):
            screw((s * (w / 2 - 0.005), -0.0003, t * (h / 2 - 0.005)), 0.0024, parent=hold)
    return hold


def wires(hold, w, h, targets, colours):
    """Leads from the terminal screws of a supply to points given in its frame."""
    n = len(targets)
    for k, (point, colour) in enumerate(zip(targets, colours)):
        z = (k - (n - 1) / 2) * (h - 0.012) / 7
        x = w / 2 - 0.017
        cylinder(0.0030, 0.014, (x + 0.014, -0.008, z), colour, 'x', parent=hold)
        cable([(x + 0.012, -0.008, z), (x + 0.034, -0.010, z), (x + 0.058, -0.006, z * 1.3 - 0.012), point], 0.0023, colour, hold)


def receiving_card(at, parent, rot=(0, 0, 0)):
    """Green card with processor, memory, two network sockets, pin rows and lamps; face to -y."""
    hold = group(at, rot, parent)
    w, h = 0.145, 0.092
    box((w, 0.0018, h), (0, 0, 0), 'greenpcb', 0.0004, parent=hold)
    for s in (-1, 1):
        for t in (-1, 1):
            cylinder(0.0042, 0.0022, (s * (w / 2 - 0.006), 0, t * (h / 2 - 0.006)), 'gold', 'y', bevel=0, parent=hold)
            screw((s * (w / 2 - 0.006), -0.0012, t * (h / 2 - 0.006)), 0.0030, parent=hold)
            cylinder(0.003, 0.012, (s * (w / 2 - 0.006), 0.007, t * (h / 2 - 0.006)), 'steel', 'y', parent=hold)
    box((0.023, 0.0028, 0.023), (0.0, -0.0022, 0.006), 'chip', 0.0005, parent=hold)
    box((0.0012, 0.0004, 0.0012), (-0.009, -0.0037, 0.0145), 'nylon', 0, parent=hold)
    cluster([((0.011, 0.0018, 0.0075), (0.024, -0.0018, 0.013 - 0.012 * k)) for k in range(2)], 'chip', parent=hold)
    cluster([((0.006, 0.0016, 0.005), (-0.026 + 0.011 * k, -0.0017, -0.018)) for k in range(5)], 'chip', parent=hold)
    cluster([((0.0011, 0.0008, 0.0020), (-0.030 + 0.0034 * k, -0.0013, 0.026 - 0.004 * (k % 3))) for k in range(18)],
            'nylon', parent=hold)
    cylinder(0.0032, 0.0075, (0.048, -0.0045, -0.014), 'alloy', 'y', parent=hold)
    cylinder(0.0032, 0.0075, (0.048, -0.0045, -0.004), 'alloy', 'y', parent=hold)
    for k in range(2):
        x = -0.055
        z = 0.014 - 0.024 * k
        box((0.021, 0.0135, 0.016), (x, -0.0078, z), 'steel', 0.0006, parent=hold)
        box((0.001, 0.009, 0.0115), (x - 0.0106, -0.0078, z), 'chip', 0, parent=hold)
        lamp = glow('link%d' % k, GREEN if k else (1, 0.55, 0.1), 5)
        cylinder(0.0010, 0.002, (x + 0.007, -0.0147, z + 0.005), lamp, 'y', parent=hold)
    for z in (-0.037, 0.037):
        box((0.100, 0.009, 0.0062), (0.012, -0.0054, z), 'chip', 0.0006, parent=hold)
        cluster([((0.0009, 0.001, 0.0009), (-0.034 + 0.00254 * k, -0.0102, z + d)) for k in range(37) for d in (-0.0013, 0.0013)],
                'gold', parent=hold)
    return hold


def ribbon(points, width, parent):
    """Grey flat cable of parallel wires side by side along x."""
    n = 12
    for k in range(n):
        d = (k - (n - 1) / 2) * width / n
        cable([(x + d, y, z) for x, y, z in points], width / n * 0.52, 'red' if k == 0 else 'nylon', parent)


def network_lead(start, path, parent):
    x, y, z = start
    box((0.018, 0.010, 0.0105), (x - 0.017, y, z), 'nylon', 0.0008, parent=parent)
    box((0.014, 0.009, 0.009), (x - 0.032, y, z), 'blue', 0.003, parent=parent)
    cable([(x - 0.036, y, z), (x - 0.055, y, z)] + path, 0.0028, 'blue', parent)


def magnet_posts(x, z, w, h, parent):
    """The four steel pads a module's magnets sit on."""
    for s in (-1, 1):
        for t in (-1, 1):
            at = (x + s * (w / 2 - 0.022), 0.020, z + t * (h / 2 - 0.022))
            cylinder(0.0085, 0.012, at, 'steel', 'y', bevel=0.001, parent=parent)


def tool(at, parent, rot=(0, 0, 0)):
    """Magnetic service tool: round plate with rubber ring, neck and grip; its grip points to -y."""
    hold = group(at, rot, parent)
    for s in (-1, 1):
        cylinder(0.028, 0.010, (s * 0.055, -0.005, 0), 'rubber', 'y', bevel=0.002, parent=hold)
        cylinder(0.024, 0.012, (s * 0.055, -0.014, 0), 'red', 'y', bevel=0.003, parent=hold)
        cylinder(0.009, 0.030, (s * 0.055, -0.032, 0), 'chip', 'y', parent=hold)
    cylinder(0.0125, 0.15, (0, -0.052, 0), 'chip', 'x', bevel=0.004, parent=hold)
    cylinder(0.0145, 0.078, (0, -0.052, 0), 'rubber', 'x', bevel=0.003, parent=hold)
    return hold
