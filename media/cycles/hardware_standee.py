"""Standees from near: castors, base, stick, the ropes one hangs on."""
from hardware_kit import box, cable, cylinder, glow, group, prism, rod, rounded, screw
from hardware_screens import shown
from hardware_stands import castor
from hardware_studio import backdrop, camera, softbox, world
from led_panel import panel

W, H = 0.64, 1.92


def room(tone=(0.13, 0.128, 0.124), size=2.0, gloss=0.3):
    """A floor that mirrors a little, a wall far behind in soft light."""
    world((0.10, 0.102, 0.108))
    backdrop(size, depth=1.6, tone=tone, rough=0.25, gloss=gloss)


def lights(target, reach, watts):
    x, y, z = target
    softbox((x - 1.6 * reach, y - 1.2 * reach, z + 1.3 * reach), target, 0.8 * reach, 1.2 * reach, 80 * watts, (0.86, 0.93, 1))
    softbox((x + 1.7 * reach, y - 0.2 * reach, z + 1.0 * reach), target, 0.4 * reach, 1.4 * reach, 60 * watts, (1, 0.94, 0.86))
    softbox((x, y + 0.6 * reach, z + 2.0 * reach), target, 1.6 * reach, 0.5 * reach, 60 * watts)


def body(content, foot, parent, deep=0.05, low=0.0, high=1.0, strength=1.25, pitch=None):
    """The slim body of a standee, or the part of it between two heights of the screen (0 to 1)."""
    z0, z1 = foot + H * low, foot + H * high
    panel(content, W, z1 - z0, (0, 0, (z0 + z1) / 2), parent=parent, pitch=pitch, modules=(2, max(2, round(12 * (high - low)))),
          part=(0, low, 1, high), whole=W / H, strength=strength)
    for s in (-1, 1):
        box((0.014, deep + 0.012, z1 - z0), (s * (W / 2 + 0.0075), deep / 2, (z0 + z1) / 2), 'alloy', 0.004, parent=parent)
    box((W, deep - 0.012, z1 - z0), (0, 0.013 + (deep - 0.012) / 2, (z0 + z1) / 2), 'coat', 0.004, parent=parent)
    if low == 0:
        box((W + 0.03, deep + 0.012, 0.018), (0, deep / 2, foot - 0.009), 'alloy', 0.004, parent=parent)
    if high == 1:
        box((W + 0.03, deep + 0.012, 0.018), (0, deep / 2, foot + H + 0.009), 'alloy', 0.004, parent=parent)


def castors():
    """The foot of a standee: base frame on four castors, the near one braked by a shoe."""
    room()
    hold = group((0, 0, 0), (0, 0, -24))
    body(shown('stall'), 0.20, hold, high=0.42, pitch=2.5)
    box((W + 0.02, 0.46, 0.034), (0, 0.03, 0.148), 'blacksteel', 0.008, parent=hold)
    for s in (-1, 1):
        box((0.05, 0.03, 0.16), (s * 0.22, 0.075, 0.24), 'blacksteel', 0.004, parent=hold)
        for y in (-0.15, 0.21):
            castor((s * (W / 2 - 0.05), y, 0.131), hold, 0.05)
    lights((0, 0, 0.2), 1.0, 1.0)
    softbox((-0.9, -1.2, 0.25), (0, -0.1, 0.1), 0.6, 0.3, 12)
    camera((-0.52, -1.46, 0.34), (0.02, 0, -0.06), 50, 8, (-0.1, -0.2, 0.12))


def base():
    """A weighted steel plate with levelling feet."""
    room()
    hold = group((0, 0, 0), (0, 0, 20))
    body(shown('closing'), 0.14, hold, high=0.42, pitch=2.5)
    box((W + 0.22, 0.52, 0.028), (0, 0.03, 0.062), 'blacksteel', 0.007, parent=hold)
    for k in range(3):
        box((W * 0.8, 0.20, 0.018), (0, 0.17, 0.087 + 0.020 * k), 'galvanised', 0.003, parent=hold)
    for s in (-1, 1):
        box((0.05, 0.03, 0.14), (s * 0.22, 0.075, 0.15), 'blacksteel', 0.004, parent=hold)
        for y in (-0.19, 0.25):
            x = s * (W / 2 + 0.06)
            cylinder(0.028, 0.016, (x, y, 0.008), 'rubber', parent=hold)
            cylinder(0.011, 0.075, (x, y, 0.045), 'steel', parent=hold)
            cylinder(0.020, 0.014, (x, y, 0.030), 'steel', sides=6, parent=hold)
    lights((0.1, 0, 0.2), 1.0, 1.0)
    camera((0.72, -1.22, 0.34), (0.20, -0.04, 0.06), 50, 8, (0.35, -0.2, 0.05))


def usb():
    """A stick on its way into the player at the back of the body; the lamp beside it is lit."""
    world((0.12, 0.122, 0.126))
    backdrop(0.5, floor=-0.6, depth=1.6, tone=(0.13, 0.128, 0.124))
    prism(rounded(0.34, 0.22, 0.014), 0.03, (0, 0, 0), 'cast', bevel=0.003)
    for s in (-1, 1):
        for t in (-1, 1):
            screw((s * 0.155, -0.001, t * 0.095), 0.004)
    for k in range(16):
        box((0.003, 0.004, 0.10), (0.045 + k * 0.007, -0.001, 0.035), 'chip', 0.001)
    for x, wide, high in ((-0.115, 0.0145, 0.0065), (-0.085, 0.0145, 0.0065), (-0.045, 0.018, 0.014)):
        box((wide + 0.004, 0.003, high + 0.004), (x, -0.001, -0.045), 'steel', 0.001)
        box((wide, 0.004, high), (x, -0.0016, -0.045), 'chip', 0.0004)
    for k, colour in enumerate(((0.1, 1, 0.35), (0.15, 0.5, 1.0))):
        cylinder(0.0028, 0.003, (-0.12 + k * 0.012, -0.001, -0.075), glow('port%d' % k, colour, 6), 'y')
    box((0.06, 0.0008, 0.016), (0.10, -0.0006, -0.07), 'label', 0.0002)
    for k, dx in enumerate((-0.012, 0.012)):
        cylinder(0.004, 0.10, (0.02 + dx, -0.06, -0.075), 'chip', (70, 0, 18 * (k * 2 - 1)), bevel=0.001)
    stick = group((-0.115, -0.030, -0.045))
    box((0.0125, 0.018, 0.0048), (0, 0.010, 0), 'steel', 0.0004, parent=stick)
    box((0.019, 0.040, 0.009), (0, -0.020, 0), 'red', 0.003, parent=stick)
    lights((-0.05, 0, 0), 0.45, 0.5)
    camera((-0.37, -0.42, 0.06), (-0.085, -0.05, -0.055), 48, 7, (-0.115, -0.04, -0.045))


def hung():
    """The head of a standee that hangs from a beam: two rated points, ropes and one safety wire."""
    world((0.22, 0.24, 0.27))
    hold = group((0, 0, 0), (0, 0, -22))
    body(shown('gate'), 0.0, hold, strength=1.5)
    top = H + 0.018
    for s in (-1, 1):
        box((0.06, 0.05, 0.012), (s * 0.22, 0.025, top + 0.006), 'blacksteel', 0.002, parent=hold)
        cable([(s * 0.22 - 0.012, 0.025, top + 0.01), (s * 0.22 - 0.014, 0.025, top + 0.035), (s * 0.22, 0.025, top + 0.048),
               (s * 0.22 + 0.014, 0.025, top + 0.035), (s * 0.22 + 0.012, 0.025, top + 0.01)], 0.005, 'steel', hold)
        rod((s * 0.22, 0.025, top + 0.045), (s * 0.22, 0.025, top + 0.30), 0.003, 'steel', hold)
        cylinder(0.008, 0.05, (s * 0.22, 0.025, top + 0.09), 'alloy', parent=hold)
    cable([(0.0, 0.03, top), (0.04, 0.03, top + 0.12), (0.0, 0.03, top + 0.2), (0.01, 0.03, top + 0.30)], 0.003, 'red', hold)
    for z, deep in ((top + 0.30, 0.16), (top + 0.50, 0.16)):
        box((6, deep, 0.018), (0, 0.03, z), 'blacksteel', 0.003)
    box((6, 0.014, 0.20), (0, 0.03, top + 0.40), 'blacksteel', 0.003)
    for s in (-1, 1):
        box((0.05, 0.20, 0.05), (s * 0.22, 0.03, top + 0.285), 'galvanised', 0.004, parent=hold)
    box((12, 0.1, 9), (0, 1.6, 2), 'plaster', 0)
    lights((0, 0, 1.7), 1.4, 0.7)
    camera((0.62, -2.35, 1.35), (0.03, 0, 1.72), 42, 7, (0, 0, 1.8))


STANDEE = {
    'standee-castors': castors,
    'standee-base': base,
    'standee-usb': usb,
    'standee-hung': hung,
}
