"""Colour check: a wall with colour fields and a measuring head on a tripod."""
import math

from hardware_kit import box, cable, cylinder, glow, group, rod
from hardware_mounts import stage, tiled
from hardware_studio import camera
from hardware_screens import patches, spectrum
from led_panel import panel


def meter(at, turn, height):
    """Colorimeter on a tripod, its lens along -y of the group before turning."""
    hold = group(at, (0, 0, turn))
    for k in range(3):
        a = math.radians(90 + 120 * k)
        x, y = math.cos(a), math.sin(a)
        rod((0.02 * x, 0.02 * y, height * 0.72), (0.14 * x, 0.14 * y, height * 0.36), 0.013, 'blacksteel', hold)
        rod((0.14 * x, 0.14 * y, height * 0.38), (0.27 * x, 0.27 * y, 0.012), 0.009, 'alloy', hold)
        cylinder(0.016, 0.024, (0.27 * x, 0.27 * y, 0.012), 'rubber', parent=hold)
        rod((0.02 * x, 0.02 * y, height * 0.45), (0.125 * x, 0.125 * y, height * 0.41), 0.006, 'alloy', hold)
        cylinder(0.018, 0.03, (0.14 * x, 0.14 * y, height * 0.37), 'chip', parent=hold)
    cylinder(0.030, 0.06, (0, 0, height * 0.73), 'chip', parent=hold)
    cylinder(0.014, height * 0.26, (0, 0, height * 0.86), 'alloy', parent=hold)
    cylinder(0.012, height * 0.2, (0, 0, height * 0.58), 'alloy', parent=hold)
    box((0.08, 0.10, 0.02), (0, 0, height - 0.045), 'chip', 0.004, parent=hold)
    box((0.105, 0.17, 0.095), (0, 0.01, height + 0.012), 'coat', 0.012, parent=hold)
    cylinder(0.036, 0.075, (0, -0.108, height + 0.014), 'chip', 'y', bevel=0.004, parent=hold)
    cylinder(0.040, 0.018, (0, -0.125, height + 0.014), 'alloy', 'y', bevel=0.003, parent=hold)
    box((0.060, 0.004, 0.042), (0.0, 0.0965, height + 0.022), glow('meter', (0.35, 0.75, 1.0), 0.7), 0.001, parent=hold)
    for k in range(3):
        cylinder(0.005, 0.004, (-0.02 + 0.02 * k, 0.097, height - 0.012), 'alloy', 'y', parent=hold)
    cable([(0.03, 0.09, height - 0.02), (0.06, 0.16, height * 0.7), (0.05, 0.14, height * 0.3), (0.10, 0.30, 0.006),
           (0.45, 0.62, 0.005)], 0.0035, 'rubber', hold)
    return hold


def calibration():
    """Colour patches over a grey scale; the measuring head stands before the wall."""
    stage(2.6, (0, 0, 1.1), depth=1.3, side=1, power=0.8, gloss=0.25)
    cols, rows, w, h = 5, 4, 0.60, 0.3375
    tiled(patches, cols, rows, w, h, (0.25, 0.25, 0.55), (0, 0, -9), modules=(4, 2), deep=0.05, strength=1.15)
    for x in (-1.1, 1.1):
        box((0.10, 0.5, 0.05), (0.25 + x, 0.35, 0.025), 'blacksteel', 0.006)
        box((0.06, 0.05, 1.5), (0.25 + x, 0.40 - x * 0.16, 0.79), 'blacksteel', 0.005)
    meter((-0.86, -1.25, 0), 152, 1.22)
    camera((-2.15, -3.0, 1.34), (-0.12, 0.1, 1.12), 38, 5, (-0.86, -1.25, 1.2))


def handover():
    """The whole gamut on a wall, its edge and module joints near the lens, the same picture on a reference monitor."""
    stage(2.6, (0, 0, 1.1), depth=1.5, side=-1, power=0.8, gloss=0.25)
    cols, rows, w, h = 5, 4, 0.60, 0.3375
    tiled(spectrum, cols, rows, w, h, (-0.1, 0.3, 0.55), (0, 0, 12), modules=(4, 2), deep=0.05, strength=1.1)
    for x in (-1.1, 1.1):
        box((0.10, 0.5, 0.05), (x - 0.1, 0.42 + x * 0.2, 0.025), 'blacksteel', 0.006)
        box((0.06, 0.05, 1.5), (x - 0.1, 0.46 + x * 0.21, 0.79), 'blacksteel', 0.005)
    _desk((0.92, -1.15, 0), -20)
    camera((1.9, -3.35, 1.32), (0.16, 0, 1.02), 38, 6.3, (0.8, -0.9, 1.0))


def _desk(at, turn):
    """A trolley with the reference monitor."""
    hold = group(at, (0, 0, turn))
    box((0.92, 0.46, 0.028), (0, 0, 0.76), 'walnut', 0.004, parent=hold)
    for s in (-1, 1):
        box((0.04, 0.40, 0.72), (s * 0.40, 0, 0.386), 'blacksteel', 0.005, parent=hold)
    box((0.76, 0.03, 0.10), (0, 0.14, 0.66), 'blacksteel', 0.004, parent=hold)
    box((0.24, 0.17, 0.010), (0, 0.06, 0.779), 'alloy', 0.004, parent=hold)
    box((0.05, 0.02, 0.22), (0, 0.10, 0.88), 'alloy', 0.006, parent=hold)
    panel(spectrum, 0.58, 0.33, (0, 0.02, 1.02), parent=hold, strength=1.0, name='monitor')
    box((0.60, 0.03, 0.35), (0, 0.048, 1.02), 'coat', 0.006, parent=hold)
    box((0.34, 0.12, 0.012), (-0.05, -0.13, 0.780), 'chip', 0.004, (0, 0, 3), hold)
    box((0.30, 0.085, 0.006), (-0.05, -0.13, 0.787), 'coat', 0.002, (0, 0, 3), hold)


COLOUR = {'colour-1': calibration, 'colour-2': handover}
