"""Soft modules from near: the pitch series of curves, the bare modules and the curve cabinet."""
import math

from hardware_macros import INDOOR_1212, INDOOR_1515, INDOOR_2121
from hardware_screens import shown
from hardware_studio import backdrop, camera, softbox, spot, world
from led_bent import round_path, soft_face, wave_path
from led_module import MM


def curve(board, pitch, module, kind, path, look, azimuth, elevation, roll=0, modules=(3, 2), field=500, lens=62,
          fstop=9, power=0.85, focus=None):
    """look, focus: points in millimetres (x, y, z); azimuth right and elevation up in degrees."""
    world()
    fill = (kind['lamp'] / pitch) ** 2
    soft_face(shown(board), pitch, modules, module, path, strength=min(power / fill, 2.0), **kind)
    size = modules[0] * module[0] * MM
    backdrop(size, floor=-size, depth=2.2, tone=(0.016, 0.0165, 0.019))
    spot((size * 1.2, -size * 0.2, size * 1.6), (size * 0.2, size * 0.9, size * 0.35), 2.4 * size * size, 70, (0.75, 0.84, 1.0))
    target = [k * MM for k in look]
    for side, watts, colour in ((-1, 3.2, (0.82, 0.9, 1)), (1, 2.6, (1, 0.94, 0.86))):
        softbox((target[0] + side * 0.5, target[1] + 0.02, target[2] + 0.16), target, 0.1, 0.7, watts, colour)
    softbox((target[0], target[1] - 0.05, target[2] + 0.6), target, 0.8, 0.12, 3)
    softbox((target[0] - 0.3, target[1] - 0.7, target[2] + 0.5), target, 0.5, 0.4, 2)
    distance = field * lens / 36 * MM
    a, e = math.radians(azimuth), math.radians(elevation)
    eye_at = (target[0] + distance * math.sin(a) * math.cos(e), target[1] - distance * math.cos(a) * math.cos(e),
              target[2] + distance * math.sin(e))
    camera(eye_at, target, lens, fstop, [k * MM for k in focus or look], roll)


def _of(*args, **kw):
    return lambda: curve(*args, **kw)


SMALL, LARGE = (240, 120), (320, 160)
SOFT = {
    'soft-p1-8': _of('rate', 1.875, SMALL, INDOOR_1212, round_path(0.17), (0, 20, 20), -20, 26, -4,
                     modules=(2, 2), field=470, focus=(-20, 0, 30)),
    'soft-p2': _of('train', 2.0, SMALL, INDOOR_1515, round_path(-0.3), (0, -60, 10), 30, 32, 3, modules=(4, 2),
                   field=560, focus=(-60, -20, 0), fstop=12),
    'soft-p2-5': _of('welcome', 2.5, LARGE, INDOOR_1515, wave_path(0.5, 0.14), (10, 0, 10), -34, 30, 3,
                     modules=(3, 2), field=640, focus=(-60, -40, 0), fstop=14),
    'soft-p3': _of('exit', 3.077, LARGE, INDOOR_2121, round_path(0.24), (40, 60, 30), 26, 28, -4, modules=(2, 2),
                   field=600, focus=(60, 10, 20), fstop=12),
    'soft-p4': _of('innings', 4.0, LARGE, INDOOR_2121, wave_path(0.62, 0.12), (-20, 0, 0), 32, 26, 4,
                   modules=(3, 2), field=660, focus=(-60, -20, 0), fstop=14),
    'soft-240': _of('card-soft', 2.0, SMALL, INDOOR_1515, round_path(0.20), (0, 20, 0), -24, 34, 0, modules=(1, 1),
                    field=330, focus=(0, 0, 0), fstop=12),
    'soft-320': _of('colours', 2.5, LARGE, INDOOR_1515, round_path(0.20), (0, 20, 0), 24, 34, 0, modules=(1, 1),
                    field=420, focus=(0, 0, 0), fstop=12),
}
