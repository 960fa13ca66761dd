"""Front service: modules taken out, the inside of the cabinet in sight; and the supply from near."""
from hardware_cabinet import frame, one_module_back
from hardware_cabinets import plinth, studio
from hardware_electrics import magnet_posts, network_lead, receiving_card, ribbon, supply, tool, wires
from hardware_kit import beam, box, cylinder, group
from hardware_screens import shown, white
from hardware_studio import backdrop, camera, softbox, world
from led_panel import panel

LEADS = ('red', 'chip', 'red', 'chip', 'green', 'blue', 'yellow')


def fitted(w, h, hold):
    """Back plate with supply, card and wiring, to be seen through an open face."""
    box((w - 0.05, 0.004, h - 0.05), (0, 0.072, 0), 'coat', 0.001, parent=hold)


def open_bay(x, z, w, h, hold, card=True):
    """What shows where a module is missing: pads, supply, card, leads."""
    magnet_posts(x, z, w, h, hold)
    unit = supply((x - 0.018, 0.040, z + h * 0.2), hold, 0.17, 0.078)
    wires(unit, 0.17, 0.078, [(0.062 - 0.012 * k, 0.004, -0.052 - 0.004 * (k % 2)) for k in range(7)], LEADS)
    if card:
        board = receiving_card((x - 0.004, 0.050, z - h * 0.22), hold)
        network_lead((-0.066, -0.008, 0.014), [(-0.082, 0.002, 0.03), (-0.085, 0.006, 0.06)], board)
        ribbon([(x + 0.012, 0.045, z - h * 0.22 + 0.037), (x + 0.012, 0.022, z - h * 0.16), (x + 0.016, 0.010, z - h * 0.05),
                (x + 0.02, 0.036, z + 0.02)], 0.034, hold)


def loose_module(w, h, parent, content, part, whole, pitch):
    """A module out of its place: face, kit and back."""
    one_module_back(w, h, group((0, 0.0125, 0), parent=parent))
    panel(content, w, h, parent=parent, pitch=pitch, strength=0.02, part=part, whole=whole)


def front_1():
    """One module out, leaning in front on its rubber foot with the safety cord on; the tool lies beside it."""
    w = h = 0.5
    studio(0.95, (0, 0, 0.33), side=-1)
    foot = plinth(1.25, 0.95)
    hold = group((-0.06, 0.1, foot + h / 2 + 0.001), (0, 0, 14))
    frame(w, h, hold, lattice=False)
    fitted(w, h, hold)
    content = shown('greys')
    panel(content, w, h, parent=hold, pitch=2.604, modules=(2, 2), strength=1.15, skip=((1, 0),))
    open_bay(0.125, -0.125, 0.25, 0.25, hold)
    lean = group((0.40, -0.12, foot + 0.006), (13, 0, 152))
    module = group((0, 0, 0.125), parent=lean)
    loose_module(0.249, 0.249, module, content, (0.5, 0, 1, 0.5), 1.0, 2.604)
    # An easel behind its face carries it: pad, foot and brace.
    box((0.15, 0.004, 0.13), (0, -0.0025, 0.075), 'rubber', 0.001, parent=lean)
    easel = group((0.40, -0.12, foot), (0, 0, 152))
    box((0.22, 0.16, 0.005), (0, -0.05, 0.0026), 'blacksteel', 0.002, parent=easel)
    beam((0, -0.115, 0.005), (0, -0.030, 0.105), 0.03, 0.006, 'blacksteel', easel)
    tool((0.06, -0.30, foot), None, (-90, 0, 24))
    softbox((1.0, -1.3, 1.3), (0.3, -0.1, 0.2), 0.6, 0.5, 26)
    camera((0.70, -1.44, 0.74), (0.14, 0, 0.305), 57, 8, (0.1, -0.05, 0.3))


def front_2():
    """A wall flush against plaster: one module drawn out on its guide pins, the magnetic tool still on its face."""
    world()
    w, h, mw, mh = 0.64, 0.48, 0.32, 0.16
    backdrop(1.6, floor=-1.4, depth=2.0)
    wall = group((0, 0, 0))
    content = shown('modules')
    for i in range(3):
        for j in range(3):
            here = (i, j) == (1, 1)
            hold = group(((i - 1) * w, 0, (j - 1) * h), parent=wall)
            frame(w - 0.0006, h - 0.0006, hold, lattice=not here)
            part = (i / 3, j / 3, (i + 1) / 3, (j + 1) / 3)
            panel(content, w - 0.0006, h - 0.0006, parent=hold, pitch=2.5, modules=(2, 3), part=part, whole=4 / 3,
                  strength=1.15, skip=((0, 1),) if here else ())
            if here:
                fitted(w, h, hold)
                _drawn(hold, content, part, mw, mh)
    box((3.2, 0.12, 3.2), (0, 0.16, 0), 'plaster', 0.002)
    target = (-0.16, 0, 0)
    softbox((-1.6, -0.7, 0.9), target, 0.3, 1.6, 40, (0.82, 0.9, 1))
    softbox((0.9, -1.3, 1.5), target, 1.2, 0.4, 22)
    softbox((1.5, -0.5, -0.4), target, 0.2, 1.4, 8, (1, 0.92, 0.82))
    camera((-0.84, -0.98, 0.33), (-0.12, -0.05, -0.01), 46, 6.3, (-0.2, -0.08, 0.0))


def _drawn(hold, content, part, mw, mh):
    """The module of the left middle place, 70 mm out, on four steel pins."""
    x = -mw / 2
    magnet_posts(x, 0, mw, mh, hold)
    unit = supply((x, 0.044, 0.012), hold, 0.2, 0.085)
    wires(unit, 0.2, 0.085, [(0.088 - 0.012 * k, 0.004, -0.056) for k in range(7)], LEADS)
    out = group((x, -0.085, 0), parent=hold)
    u0, v0, u1, v1 = part
    piece = (u0, v0 + (v1 - v0) / 3, u0 + (u1 - u0) / 2, v0 + (v1 - v0) * 2 / 3)
    panel(content, mw - 0.001, mh - 0.001, parent=out, pitch=2.5, part=piece, whole=4 / 3, strength=1.15)
    one_module_back(mw - 0.001, mh - 0.001, group((0, 0.0125, 0), parent=out))
    for s in (-1, 1):
        for t in (-1, 1):
            cylinder(0.0035, 0.075, (s * (mw / 2 - 0.035), 0.050, t * (mh / 2 - 0.014)), 'steel', 'y', parent=out)
    ribbon([(0.0, 0.024, 0.0), (0.0, 0.045, -0.02), (0.03, 0.075, -0.03), (0.05, 0.115, -0.02)], 0.030, out)
    tool((0.0, -0.0005, 0), out)


def power():
    """Supply and receiving card inside an opened cabinet, from near."""
    world()
    w = h = 0.5
    backdrop(0.9, depth=1.8)
    hold = group((0, 0, 0.33), (0, 0, 0))
    frame(w, h, hold, lattice=False)
    fitted(w, h, hold)
    panel(white, w, h, parent=hold, pitch=2.604, modules=(2, 2), strength=1.0, skip=((0, 0), (1, 0), (0, 1)))
    for x, z in ((-0.125, -0.125), (0.125, -0.125), (-0.125, 0.125)):
        magnet_posts(x, z, 0.25, 0.25, hold)
    unit = supply((-0.125, 0.038, 0.082), hold, 0.19, 0.092)
    wires(unit, 0.19, 0.092, [(0.082 - 0.012 * k, 0.004, -0.060 - 0.003 * (k % 2)) for k in range(7)], LEADS)
    second = supply((-0.125, 0.038, -0.125), hold, 0.19, 0.092)
    wires(second, 0.19, 0.092, [(0.082 - 0.012 * k, 0.004, -0.060 - 0.003 * (k % 2)) for k in range(7)], LEADS)
    board = receiving_card((0.120, 0.046, -0.115), hold)
    network_lead((-0.066, -0.008, 0.014), [(-0.080, 0.006, 0.03), (-0.074, 0.014, 0.10)], board)
    network_lead((-0.066, -0.008, -0.010), [(-0.084, 0.006, -0.03), (-0.078, 0.014, -0.09)], board)
    ribbon([(0.13, 0.038, -0.078), (0.13, 0.014, -0.055), (0.135, 0.006, -0.02), (0.14, 0.018, 0.02)], 0.05, hold)
    target = (-0.02, 0, 0.30)
    softbox((-0.9, -0.8, 1.0), target, 0.5, 0.9, 15, (0.85, 0.92, 1))
    softbox((0.9, -0.7, 0.5), target, 0.25, 0.9, 10, (1, 0.93, 0.85))
    softbox((0.1, -0.5, 1.4), target, 1.2, 0.3, 11)
    softbox((0.2, -1.4, 0.3), target, 0.5, 0.5, 4)
    camera((-0.36, -0.66, 0.44), (-0.03, 0.02, 0.285), 58, 7, (-0.06, 0.035, 0.33))


SERVICE = {'service-front-1': front_1, 'service-front-2': front_2, 'power-unit-1': power}
