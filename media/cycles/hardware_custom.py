"""From near: a floor that is walked on, fingers on walls that answer."""
import math

import numpy as np

from hardware_clear import clear_pane
from hardware_kit import box
from hardware_screens import rangoli, shown, town_map
from hardware_studio import camera, softbox, world
from led_panel import panel


def walkable_floor():
    """A lit floor of tempered tiles, seen from ankle height."""
    world((0.010, 0.0105, 0.013))
    cols, tile = 8, 0.5
    for i in range(cols):
        for j in range(cols):
            panel(rangoli, tile - 0.003, tile - 0.003, ((i + 0.5 - cols / 2) * tile, (j - 1.5) * tile, 0.0), (-90, 0, 0),
                  part=(i / cols, j / cols, (i + 1) / cols, (j + 1) / cols), whole=1.0, strength=0.85)
    pane = clear_pane(cols * tile, cols * tile, 0)
    pane.rotation_euler = (math.radians(-90), 0, 0)
    pane.location = (0, (cols / 2 - 2) * tile, 0.012)
    box((cols * tile + 0.2, cols * tile + 0.2, 0.1), (0, (cols / 2 - 2) * tile, -0.07), 'coat', 0.004)
    box((30, 0.1, 6), (0, 6.5, 3), 'plaster', 0)
    box((30, 30, 0.02), (0, 0, -0.13), 'coat', 0)
    softbox((-2.6, -1.4, 2.2), (0, 0.3, 0.4), 1.0, 1.4, 160, (0.86, 0.92, 1))
    softbox((2.6, 0.6, 2.4), (0, 0.3, 0.4), 0.8, 1.4, 130, (1, 0.9, 0.8))
    camera((0.05, -2.05, 0.78), (0.02, 0.15, 0.08), 34, 8, (0, 0, 0.2))


def touched(content, at, eye, look, strength=1.0):
    """A fine-pitch wall in its infrared frame. Returns how many times the usual samples it takes."""
    world((0.012, 0.0125, 0.015))
    wide, high = 1.2, 0.675
    panel(content, wide, high, pitch=1.25, modules=(4, 4), strength=strength)
    for s in (-1, 1):
        box((wide + 0.06, 0.022, 0.022), (0, -0.004, s * (high / 2 + 0.012)), 'coat', 0.004)
        box((0.022, 0.022, high), (s * (wide / 2 + 0.012), -0.004, 0), 'coat', 0.004)
        box((wide, 0.003, 0.006), (0, -0.0155, s * (high / 2 + 0.004)), 'red', 0.001)
    softbox((-0.8, -0.8, 0.8), at, 0.5, 0.6, 9, (0.9, 0.95, 1))
    softbox((0.8, -0.5, 0.5), at, 0.3, 0.6, 7, (1, 0.93, 0.85))
    camera(eye, look, 50, 5.6, at)
    # The wall's lamps are about as small as a pixel here: few samples leave them as grain.
    return 8


def touch_response():
    """A map that is touched: the place answers with a ring."""
    def rings(u, v, aspect):
        out = town_map(u * 0.8 + 0.05, v * 0.8 + 0.1, aspect)
        d = np.hypot((u - 0.53) * aspect, v - 0.50)
        for r, k in ((0.055, 1.0), (0.095, 0.6), (0.14, 0.3)):
            out = out + (k * np.exp(-np.abs(d - r) / 0.006))[..., None] * np.array([0.7, 1.0, 0.3])
        return out

    return touched(rings, (0.03, 0, 0), (-0.30, -0.66, 0.16), (0.03, 0, -0.01))


def drawn_line():
    """Strokes on a dark board; the last of them is still being drawn."""
    def strokes(u, v, aspect):
        x = u * aspect
        out = np.broadcast_to(np.array([0.008, 0.020, 0.045]), (*u.shape, 3)).copy()
        grid = (np.abs((x * 16) % 1 - 0.5) > 0.475) | (np.abs((v * 16) % 1 - 0.5) > 0.475)
        out[grid] *= 2.2
        for start, end, height, tilt, hue in ((0.06, 0.86, 0.80, 1.2, (1.0, 0.30, 0.06)), (0.12, 0.80, 0.22, 2.6, (0.05, 0.75, 0.40)),
                                              (0.10, 0.508, 0.478, 0.0, (0.55, 1.0, 0.15))):
            path = height + 0.085 * np.sin((u - end) * 17 + tilt) - 0.085 * np.sin(tilt)
            slope = np.hypot(1, 0.085 * 17 / aspect * np.cos((u - end) * 17 + tilt))
            near = (np.abs(v - path) / slope < 0.016) & (u > start) & (u < end)
            near |= np.hypot((u - end) * aspect, v - height) < 0.016
            out[near] = hue
        return out

    return touched(strokes, (0, 0, 0), (-0.34, -0.70, 0.22), (-0.03, 0, 0))


def infrared_frame():
    """The lower corner of a touch wall: its infrared frame from near, buttons beside it."""
    return touched(shown('keys'), (0.24, 0, -0.25), (-0.06, -0.80, -0.05), (0.24, 0, -0.235))


CUSTOM = {
    'floor-tiles': walkable_floor,
    'touch-finger': touch_response,
    'touch-line': drawn_line,
    'touch-edge': infrared_frame,
    'touch-bright': lambda: touched(shown('level'), (0, 0, 0), (0.34, -1.25, 0.10), (0.02, 0, 0), 1.7),
    'touch-surface': lambda: touched(shown('output'), (0.2, 0, 0.1), (0.84, -0.42, 0.30), (0.12, 0, 0.02)),
}
