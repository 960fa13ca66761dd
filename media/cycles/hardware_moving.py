"""What is light, stands ready or travels: a standee's bracket, plug, weight and case, and a case of rental cabinets."""
import numpy as np

from hardware_cabinet import cabinet
from hardware_kit import ball, box, cable, cylinder, group, screw
from hardware_mounts import stage
from hardware_screens import shown
from hardware_sizes import poster
from hardware_stands import castor
from hardware_standee import H, W, body, lights
from hardware_studio import camera, softbox, world
from led_panel import panel


def bracket():
    """A standee without its base on two rails anchored to a wall, its lower edge clear of the floor."""
    world((0.10, 0.102, 0.108))
    wall_y, foot = 0.17, 0.42
    box((7, 0.2, 3.4), (0, wall_y + 0.1, 1.7), 'plaster', 0)
    box((7, 6, 0.02), (0, -2.8, -0.01), 'plaster', 0)
    box((7, 0.02, 0.10), (0, wall_y - 0.01, 0.05), 'coat', 0.003)
    body(shown('café'), foot, None, strength=1.0)
    for z in (foot + 0.42, foot + H - 0.38):
        box((W + 0.30, 0.012, 0.09), (0, wall_y - 0.006, z), 'galvanised', 0.002)
        for s in (-1, 1):
            box((0.05, wall_y - 0.05, 0.05), (s * 0.22, 0.055 + (wall_y - 0.05) / 2, z), 'galvanised', 0.003)
            box((0.012, wall_y - 0.04, 0.14), (s * (W / 2 + 0.028), 0.02 + (wall_y - 0.04) / 2, z), 'galvanised', 0.002)
            screw((s * (W / 2 + 0.034), 0.06, z + 0.03), 0.009, (s, 0, 0))
            screw((s * (W / 2 + 0.034), 0.06, z - 0.03), 0.009, (s, 0, 0))
            for d in (-0.024, 0.024):
                screw((s * (W / 2 + 0.11), wall_y - 0.012, z + d), 0.011)
    cable([(0.1, 0.06, foot + 0.05), (0.12, 0.10, foot - 0.05), (0.13, wall_y - 0.02, 0.2), (0.13, wall_y - 0.02, 0.0)], 0.006, 'rubber')
    lights((0, 0, 1.3), 1.6, 1.5)
    softbox((2.8, -0.9, 2.4), (0.1, wall_y, 1.3), 0.5, 1.8, 150, (1, 0.93, 0.84))
    camera((1.75, -3.0, 1.30), (0.10, 0.05, 1.27), 32, 9, (0.2, 0, 1.3))


def plug_in():
    """The lit foot of a standee and the one thing it needs: its plug at a wall socket of 230 V."""
    world((0.10, 0.102, 0.108))
    wall_y = 0.34
    box((6, 0.2, 3), (0, wall_y + 0.1, 1.5), 'plaster', 0)
    box((6, 6, 0.02), (0, -2.6, -0.01), 'coat', 0)
    box((6, 0.016, 0.09), (0, wall_y - 0.008, 0.045), 'label', 0.002)
    hold = group((-0.37, 0.0, 0), (0, 0, 12))
    body(shown('check-in'), 0.13, hold, high=0.45, pitch=2.5, strength=1.2)
    box((W + 0.1, 0.46, 0.03), (0, 0.03, 0.085), 'blacksteel', 0.008, parent=hold)
    for s in (-1, 1):
        box((0.05, 0.03, 0.10), (s * 0.22, 0.075, 0.14), 'blacksteel', 0.004, parent=hold)
        for y in (-0.15, 0.21):
            castor((s * (W / 2 - 0.02), y, 0.07), hold, 0.030)
    x, z = 0.27, 0.36
    plate = group((x, wall_y, z))
    box((0.155, 0.010, 0.088), (0, -0.005, 0), 'label', 0.004, parent=plate)
    box((0.064, 0.004, 0.064), (-0.034, -0.011, 0), 'nylon', 0.002, parent=plate)
    box((0.026, 0.008, 0.040), (0.040, -0.012, 0), 'nylon', 0.002, (8, 0, 0), plate)
    box((0.006, 0.002, 0.006), (0.040, -0.017, 0.012), 'red', 0.001, parent=plate)
    for hx, hz, r in ((-0.034, 0.018, 0.0042), (-0.0445, -0.010, 0.0032), (-0.0235, -0.010, 0.0032)):
        cylinder(r, 0.003, (hx, -0.0125, hz), 'chip', 'y', bevel=0, parent=plate)
    at = (x - 0.034, wall_y - 0.052, z)
    pin = group(at)
    for hx, hz, r in ((0, 0.018, 0.0035), (-0.0105, -0.010, 0.0025), (0.0105, -0.010, 0.0025)):
        cylinder(r, 0.034, (hx, 0.030, hz), 'gold', 'y', bevel=0.0006, parent=pin)
    cylinder(0.026, 0.020, (0, 0.004, 0.002), 'chip', 'y', bevel=0.003, parent=pin)
    cylinder(0.020, 0.034, (0, -0.022, 0), 'chip', 'y', bevel=0.004, parent=pin)
    cable([(at[0], at[1] - 0.036, at[2]), (at[0] - 0.01, at[1] - 0.09, at[2] - 0.05), (at[0] - 0.06, at[1] - 0.06, 0.10),
           (at[0] - 0.16, at[1] - 0.02, 0.012), (at[0] - 0.30, at[1] - 0.08, 0.012), (-0.25, 0.12, 0.10)], 0.0042, 'rubber')
    lights((0.1, 0.1, 0.3), 1.0, 0.9)
    camera((0.80, -0.98, 0.52), (0.02, 0.16, 0.34), 40, 8, (at[0], at[1] - 0.02, at[2]))


SEGMENTS = {'4': 'bcfg', '2': 'abdeg', '0': 'abcdef'}


def readout(u, v, aspect):
    """42.0 in seven segments, and kg in strokes."""
    x, y = u * aspect, v
    lit = np.zeros_like(u, dtype=bool)
    bar = lambda x0, x1, y0, y1: (x > x0) & (x < x1) & (y > y0) & (y < y1)
    wide, gap, thick = 0.34, 0.12, 0.085
    for k, digit in enumerate('420'):
        left = 0.16 + k * (wide + gap) + (0.08 if k == 2 else 0)
        right = left + wide
        spots = {'a': (left, right, 0.82 - thick, 0.82), 'g': (left, right, 0.5 - thick / 2, 0.5 + thick / 2), 'd': (left, right, 0.18, 0.18 + thick),
                 'f': (left, left + thick, 0.5, 0.82), 'b': (right - thick, right, 0.5, 0.82),
                 'e': (left, left + thick, 0.18, 0.5), 'c': (right - thick, right, 0.18, 0.5)}
        for name in SEGMENTS[digit]:
            lit |= bar(*spots[name])
    lit |= bar(1.06, 1.06 + thick, 0.18, 0.18 + thick)
    kx, t = 1.72, 0.05
    lit |= bar(kx, kx + t, 0.18, 0.62)
    for way in (1, -1):
        along = (y - 0.34) * way
        lit |= (np.abs(x - kx - t - along * 0.9) < t * 0.75) & (along > -0.01) & (along < 0.15)
    gx, gy = kx + 0.38, 0.34
    d = np.hypot(x - gx, y - gy)
    lit |= (np.abs(d - 0.10) < t / 2)
    lit |= bar(gx + 0.075, gx + 0.075 + t, 0.10, 0.46)
    lit |= bar(gx - 0.09, gx + 0.11, 0.05, 0.05 + t)
    return np.where(lit[..., None], np.array([0.45, 1.0, 0.20]), np.array([0.004, 0.012, 0.006]))


def weighed():
    """A standee on a platform scale that reads 42.0 kg."""
    stage(2.2, (0, 0, 1.0), depth=1.3, side=1, power=0.75, gloss=0.25)
    hold = group((-0.05, 0, 0), (0, 0, -10))
    box((0.98, 0.72, 0.05), (0, 0.03, 0.045), 'alloy', 0.008, parent=hold)
    box((0.90, 0.64, 0.006), (0, 0.03, 0.072), 'rubber', 0.002, parent=hold)
    for s in (-1, 1):
        for t in (-1, 1):
            cylinder(0.03, 0.02, (s * 0.42, 0.03 + t * 0.30, 0.010), 'rubber', parent=hold)
    stand = poster(shown('tokens'), (0, 0), 0)
    stand.parent = hold
    stand.location = (0, 0, 0.074)
    post = group((0.80, -0.16, 0), parent=hold)
    box((0.26, 0.26, 0.02), (0, 0, 0.01), 'alloy', 0.004, parent=post)
    cylinder(0.024, 1.02, (0, 0, 0.52), 'alloy', parent=post)
    head = group((0, -0.02, 1.14), (-14, 0, 0), post)
    box((0.54, 0.06, 0.27), (0, 0.034, 0), 'coat', 0.012, parent=head)
    panel(readout, 0.48, 0.20, parent=head, strength=2.6)
    cable([(0, 0.03, 0.12), (-0.08, 0.04, 0.02), (-0.3, 0.06, 0.03)], 0.006, 'rubber', post)
    softbox((-2.6, -2.8, 2.8), (-0.7, -0.3, 1.0), 1.2, 1.2, 120)
    camera((0.5, -5.8, 1.35), (0.06, 0, 1.03), 50, 11, (0, 0, 1.1))


def trunk(wide, deep, high, parent, lid=True):
    """An open flight case on castors: boards with alloy edges and steel corners, lined with foam; open to the front or the top."""
    wheel, board = 0.13, 0.014
    for s in (-1, 1):
        box((board, deep, high), (s * wide / 2, 0, wheel + high / 2), 'laminate', 0.002, parent=parent)
        box((0.03, deep - 0.06, high - 0.08), (s * (wide / 2 - 0.024), 0, wheel + high / 2), 'fabric', 0.006, parent=parent)
        for t in (-1, 1):
            box((0.034, 0.034, high), (s * wide / 2, t * deep / 2, wheel + high / 2), 'alloy', 0.006, parent=parent)
            for z in (wheel, wheel + high):
                ball(0.034, (s * wide / 2, t * deep / 2, z), 'steel', parent)
            castor((s * (wide / 2 - 0.09), t * (deep / 2 - 0.09), wheel), parent, 0.05)
        for z in (wheel, wheel + high):
            box((0.034, deep, 0.034), (s * wide / 2, 0, z), 'alloy', 0.006, parent=parent)
    box((wide, board, high), (0, deep / 2, wheel + high / 2), 'laminate', 0.002, parent=parent)
    box((wide - 0.06, 0.03, high - 0.08), (0, deep / 2 - 0.024, wheel + high / 2), 'fabric', 0.006, parent=parent)
    box((wide, deep, board), (0, 0, wheel), 'laminate', 0.002, parent=parent)
    for z in (wheel, wheel + high) if lid else (wheel,):
        for t in (-1, 1):
            box((wide, 0.034, 0.034), (0, t * deep / 2, z), 'alloy', 0.006, parent=parent)
    return wheel


def latch(at, parent, rot=(0, 0, 0)):
    """A butterfly latch in its dish."""
    hold = group(at, rot, parent)
    box((0.12, 0.006, 0.11), (0, 0, 0), 'steel', 0.003, parent=hold)
    box((0.085, 0.008, 0.075), (0, -0.002, 0), 'blacksteel', 0.003, parent=hold)
    cylinder(0.012, 0.012, (0, -0.008, 0), 'alloy', 'y', parent=hold)
    box((0.07, 0.006, 0.022), (0, -0.012, 0), 'alloy', 0.003, (0, 18, 0), hold)


def cased():
    """A standee on castors, rolled upright into its padded case; the door of the case stands open."""
    stage(2.3, (0, 0, 1.0), depth=1.4, side=-1, power=0.8, gloss=0.25)
    hold = group((0.18, 0, 0), (0, 0, 16))
    wide, deep, high = 0.92, 0.66, 2.22
    foot = trunk(wide, deep, high, hold)
    box((wide, deep, 0.014), (0, 0, foot + high), 'laminate', 0.002, parent=hold)
    for s in (-1, 1):
        for z in (0.55, 1.1, 1.65):
            box((0.07, 0.30, 0.26), (s * (wide / 2 - 0.07), 0.05, foot + z), 'fabric', 0.02, parent=hold)
    stand = poster(shown('jobs'), (0, 0), 0)
    stand.parent = hold
    stand.location = (0, -0.02, foot + 0.01)
    door = group((-wide / 2, -deep / 2, 0), (0, 0, -128), hold)
    box((wide, 0.016, high), (wide / 2, 0, foot + high / 2), 'laminate', 0.002, parent=door)
    for x in (0, wide):
        box((0.034, 0.034, high), (x, 0, foot + high / 2), 'alloy', 0.006, parent=door)
    for z in (foot, foot + high):
        box((wide, 0.034, 0.034), (wide / 2, 0, z), 'alloy', 0.006, parent=door)
    for z in (0.45, 1.1, 1.75):
        box((wide * 0.72, 0.05, 0.42), (wide / 2, 0.03, foot + z), 'fabric', 0.02, parent=door)
    for z in (0.7, 1.6):
        latch((wide / 2 + 0.008, -deep / 2 + 0.10, foot + z), hold, (0, 0, 90))
    softbox((2.6, -3.0, 2.8), (0.9, -0.3, 1.0), 1.2, 1.2, 130)
    camera((-0.15, -6.2, 1.45), (0.22, 0, 1.13), 46, 11, (0, 0, 1.1))


def rental_case():
    """A wheeled case of six cabinets, one of them drawn up out of its slot; the lid stands behind."""
    stage(1.9, (0, 0, 0.6), depth=1.4, side=1, power=0.8, gloss=0.22)
    hold = group((0.10, 0, 0), (0, 0, -24))
    wide, deep, high, side = 0.66, 0.86, 0.56, 0.5
    foot = trunk(wide, deep, high, hold)
    box((wide, 0.014, high), (0, -deep / 2, foot + high / 2), 'laminate', 0.002, parent=hold)
    for x in (-0.18, 0.18):
        latch((x, -deep / 2 - 0.010, foot + high - 0.09), hold)
    box((0.20, 0.012, 0.12), (0, -deep / 2 - 0.012, foot + 0.24), 'steel', 0.004, parent=hold)
    cable([(-0.06, -deep / 2 - 0.02, foot + 0.25), (-0.05, -deep / 2 - 0.05, foot + 0.21), (0.05, -deep / 2 - 0.05, foot + 0.21),
           (0.06, -deep / 2 - 0.02, foot + 0.25)], 0.008, 'rubber', hold)
    for k in range(6):
        y = -deep / 2 + 0.11 + k * 0.125
        up = (0.36, 0.0, 0.0, 0.0, 0.0, 0.0)[k]
        one = cabinet(side, side, (0, y, foot + 0.04 + side / 2 + up), (4 if up > 0.2 else 0, 0, 0), hold, lever='red')
        if k == 0:
            panel(shown('greys'), side, side, parent=one, pitch=2.604, modules=(2, 2), strength=1.15)
        else:
            box((side, 0.012, side), (0, 0.006, 0), 'plastic', 0.001, parent=one)
    lid = group((0, deep / 2 + 0.06, 0.02), (78, 0, 0), hold)
    box((wide, deep, 0.014), (0, deep / 2, 0.10), 'laminate', 0.002, parent=lid)
    for s in (-1, 1):
        box((0.034, deep, 0.034), (s * wide / 2, deep / 2, 0.10), 'alloy', 0.006, parent=lid)
        box((0.014, deep, 0.10), (s * wide / 2, deep / 2, 0.05), 'laminate', 0.002, parent=lid)
    for y in (0, deep):
        box((wide, 0.034, 0.034), (0, y, 0.10), 'alloy', 0.006, parent=lid)
    camera((0.75, -3.0, 1.75), (0.06, 0, 0.52), 46, 11, (0.1, -0.2, 0.7))


def slim():
    """A standee from its side: a body no thicker than a door leaf."""
    stage(2.0, (0, 0, 1.0), depth=1.3, side=-1, power=0.85, gloss=0.25)
    stand = poster(shown('slim'), (0.0, 0), 0)
    stand.rotation_euler = (0, 0, -1.22)
    softbox((2.4, -2.6, 2.6), (0.6, 0, 1.0), 1.2, 1.2, 120)
    camera((-0.2, -5.4, 1.3), (0.30, 0, 1.06), 50, 11, (0, 0, 1.1))


MOVING = {
    'standee-slim': slim,
    'standee-bracket': bracket,
    'standee-plug': plug_in,
    'standee-scale': weighed,
    'standee-case': cased,
    'rental-case': rental_case,
}
