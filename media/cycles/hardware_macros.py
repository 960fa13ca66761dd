"""The pitch series: lit modules from P1.2 to P10, all framed to the same field of about 190 mm."""
import math

from hardware_kit import box, screw
from hardware_screens import shown
from hardware_studio import backdrop, camera, softbox, spot, world
from led_module import MM, led_face, sampled

FIELD = 190  # millimetres across the picture at the plane of focus

# lamp: package edge; tall: its height above the board; top, hole: mask; shade: ledge over every row
INDOOR_FINE = dict(lamp=0.62, tall=0.10, top=0.0, opening=0.80, seam=0.07)
INDOOR_1010 = dict(lamp=1.0, tall=0.45, top=0.12, opening=0.84, seam=0.09)
INDOOR_1212 = dict(lamp=1.2, tall=0.5, top=0.15, opening=0.84, seam=0.09)
INDOOR_1515 = dict(lamp=1.5, tall=0.6, top=0.35, hole=1.66, opening=0.84, seam=0.1)
INDOOR_2121 = dict(lamp=2.1, tall=0.75, top=0.9, hole=2.26, opening=0.82, seam=0.14)
RENTAL_1515 = dict(lamp=1.5, tall=0.7, top=0.45, hole=1.66, opening=0.82, seam=0.14)
RENTAL_1921 = dict(lamp=1.9, tall=0.9, top=0.6, hole=2.1, opening=0.80, seam=0.16)
OUTDOOR_1921 = dict(lamp=1.9, tall=1.5, top=0.9, hole=2.15, opening=0.80, shade=1.1, screws=0.95, seam=0.3)
OUTDOOR_2727 = dict(lamp=2.7, tall=1.9, top=1.1, hole=3.0, opening=0.80, shade=1.7, screws=1.35, seam=0.4)
OUTDOOR_3535 = dict(lamp=3.5, tall=2.4, top=1.3, hole=3.9, opening=0.80, shade=2.6, screws=1.9, seam=0.5)


def macro(sign, pitch, module, kind, look, azimuth, elevation, roll=0, modules=(2, 2), lens=62, fstop=9,
          power=0.85, focus=None):
    """look, focus: points of the face in millimetres from its centre; azimuth right and elevation up in degrees."""
    world()
    fill = (kind['lamp'] / pitch) ** 2
    width, height = modules[0] * module[0], modules[1] * module[1]
    content = at_point(shown(sign), look, (width, height), FIELD)
    led_face(content, pitch, modules, module, strength=min(power / fill, 2.0), **kind)
    _glow(content, width, height, power)
    _cabinet(width, height)
    _studio(width * MM, height * MM)
    distance = FIELD * lens / 36 * MM
    a, e = math.radians(azimuth), math.radians(elevation)
    target = (look[0] * MM, 0, look[1] * MM)
    eye_at = (target[0] + distance * math.sin(a) * math.cos(e), -distance * math.cos(a) * math.cos(e),
              target[2] + distance * math.sin(e))
    _graze(target, azimuth, elevation)
    sharp = focus or look
    camera(eye_at, target, lens, fstop, (sharp[0] * MM, 0, sharp[1] * MM), roll)


def _glow(content, width, height, power):
    """Coarse area lights for the light the face throws on its surroundings."""
    cols, rows = 4, 2
    colours = sampled(content, cols * 16, rows * 16, width / height).reshape(rows, 16, cols, 16, 3).mean(axis=(1, 3))
    w, h = width / cols * MM, height / rows * MM
    for j in range(rows):
        for i in range(cols):
            x, z = (i + 0.5) * w - width * MM / 2, (j + 0.5) * h - height * MM / 2
            rgb = [float(c) for c in colours[j, i]]
            softbox((x, -0.012, z), (x, -1, z), w, h, math.pi * w * h * power, rgb, glossy=False)


def _cabinet(width, height):
    """Die-cast frame behind the modules: a tray with a bevelled rim, corner blocks and lock holes."""
    w, h, deep = width * MM, height * MM, 0.05
    y = 0.0125 + deep / 2
    for side in (-1, 1):
        box((0.022, deep, h), (side * (w / 2 - 0.011), y, 0), 'cast', 0.0012)
        box((w - 0.046, deep, 0.022), (0, y, side * (h / 2 - 0.011)), 'cast', 0.0012)
        for top in (-1, 1):
            box((0.0026, 0.03, 0.045), (side * (w / 2 + 0.0004), y, top * (h / 2 - 0.04)), 'steel', 0.0005)
            screw((side * (w / 2 + 0.002), y, top * (h / 2 - 0.025)), 0.0025, (side, 0, 0))
            screw((side * (w / 2 - 0.05), y, top * (h / 2 + 0.0005)), 0.0025, (0, 0, top))
    box((w - 0.05, 0.004, h - 0.05), (0, 0.0125 + deep - 0.004, 0), 'coat', 0.0005)


def _studio(w, h):
    """Backdrop behind the face, rim lights along its edges."""
    size = max(w, h)
    # The floor lies well below, for cameras that look up under the ledges.
    backdrop(size, floor=-h / 2 - 0.4, depth=1.6, tone=(0.007, 0.0072, 0.0085))
    spot((size * 1.2, -size * 0.2, size * 1.6), (size * 0.2, size * 0.9, size * 0.35), 1.6 * size * size, 70,
         (0.75, 0.84, 1.0))
    softbox((-1.6 * size, 0.35 * size, 0.5 * size), (-w / 2, 0, 0), 0.25 * size, 1.6 * size, 16 * size * size, (0.82, 0.9, 1))
    softbox((1.6 * size, 0.3 * size, 0.4 * size), (w / 2, 0, 0), 0.25 * size, 1.6 * size, 16 * size * size, (1, 0.94, 0.86))
    softbox((0, 0.35 * size, 1.4 * size), (0, 0, h / 2), 2.2 * size, 0.25 * size, 16 * size * size)
    # A wide box in front gives the black packages and the mask their soft sheen.
    softbox((-0.7 * size, -1.5 * size, 1.5 * size), (0, 0, 0), 1.2 * size, 0.8 * size, 9 * size * size)


def _graze(target, azimuth, elevation):
    """A strip that skims the face from the side away from the camera, so ledges, screws and packages glint."""
    side = -1 if azimuth > 0 else 1
    x, y, z = target
    softbox((x + side * 0.55, y - 0.16, z + 0.30), target, 0.10, 0.7, 1.6, (0.86, 0.92, 1))
    softbox((x + side * 0.1, y - 0.30, z - math.copysign(0.5, elevation)), target, 0.6, 0.12, 0.8, (1, 0.95, 0.9))


def _of(*args, **kw):
    return lambda: macro(*args, **kw)


def at_point(content, point, face, field):
    """The content as a card of 16 : 10 around a point of the face, twice as wide as the field; all in millimetres."""
    wide = field * 2.1

    def draw(u, v, aspect):
        return content(((u - 0.5) * face[0] - point[0]) / wide + 0.5, ((v - 0.5) * face[1] - point[1]) / wide * 1.6 + 0.5, 1.6)

    return draw


WIDE, SQUARE = (320, 160), (250, 250)
MACROS = {
    'module-p1-2': _of('metro', 1.25, (150, 168.75), INDOOR_FINE, (30, 4), 24, -8, -3, modules=(4, 2),
                       focus=(30, 4), fstop=14),
    'module-p1-5': _of('pie', 1.538, WIDE, INDOOR_1010, (222, 22), -36, 12, 4, focus=(215, 15)),
    'module-p1-8': _of('tamil', 1.86, WIDE, INDOOR_1212, (40, -30), 34, 22, -8, focus=(40, -40)),
    'module-p2': _of('hindi', 2.0, WIDE, INDOOR_1515, (150, -20), -30, -8, focus=(110, -20)),
    'module-p2-5': _of('rupee', 2.5, WIDE, INDOOR_1515, (-255, 95), 40, 12, -5, focus=(-250, 90)),
    'module-p3': _of('clock', 3.077, WIDE, INDOOR_2121, (-20, 10), -50, 6, 6, focus=(-50, 0), fstop=7),
    'module-p2-6': _of('live', 2.604, SQUARE, RENTAL_1515, (60, 50), 32, 14, -5, focus=(50, 40)),
    'module-p2-9': _of('countdown', 2.976, SQUARE, RENTAL_1921, (-70, -20), -38, 16, 4, focus=(-60, -20)),
    'module-p3-9': _of('star', 3.906, SQUARE, RENTAL_1921, (185, 195), -34, 24, 3, focus=(175, 170)),
    'stage-p4-8': _of('score', 4.808, SQUARE, OUTDOOR_2727, (40, -40), 40, -18, -3, focus=(30, -40)),
    'module-p4': _of('platform', 4.0, WIDE, OUTDOOR_1921, (-20, 5), 28, -20, 4, focus=(-20, -20), power=1.1),
    'module-p5': _of('speed', 5.0, WIDE, OUTDOOR_2727, (235, -70), -36, -14, -3, focus=(220, -80)),
    'module-p6': _of('capital', 6.667, WIDE, OUTDOOR_2727, (-60, 40), 44, -16, 2, focus=(-50, 30), fstop=7),
    'module-p8': _of('percent', 8.0, WIDE, OUTDOOR_3535, (-240, -60), 30, -22, -6, focus=(-225, -60), fstop=8),
    'module-p10': _of('parking', 10.0, WIDE, OUTDOOR_3535, (60, 60), -42, -10, 5, focus=(50, 50), fstop=7),
}
