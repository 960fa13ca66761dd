"""Screen contents after nature and craft. Same interface as hardware_screens."""
import numpy as np

from hardware_screens import linear, seeded, smooth, tint

TAU = 6.2832


def lattice(x, y):
    """Smooth value noise, 0..1."""
    i, j = np.floor(x).astype(int), np.floor(y).astype(int)
    fx, fy = x - i, y - j
    fx, fy = fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)
    at = lambda a, b: np.abs(np.sin(a * 127.1 + b * 311.7) * 43758.5453) % 1
    low = at(i, j) * (1 - fx) + at(i + 1, j) * fx
    high = at(i, j + 1) * (1 - fx) + at(i + 1, j + 1) * fx
    return low * (1 - fy) + high * fy


def clouds(x, y, octaves=5):
    total, reach = 0, 0.5
    for _ in range(octaves):
        total, reach = total + reach * lattice(x, y), reach / 2
        x, y = x * 2.03 + 17.3, y * 2.03 - 9.1
    return total


def marble(palette, seed=1):
    """Ink poured in water."""

    def draw(u, v, aspect):
        x, y = u * aspect * 2 + seed * 3.7, v * 2
        a = clouds(x, y)
        b = clouds(x + 3 * a + 1.7, y + 2 * a + 9.2)
        vein = np.exp(-np.abs(np.sin(TAU * (b * 1.6 + a))) / 0.12)
        return tint(palette, 1.25 * b - 0.1 + 0.25 * a) + 0.35 * vein[..., None] * tint(palette, np.full_like(u, 0.92))

    return draw


def feather(palette):
    """A feather from near: barbs leave the shaft in fine parallel lines."""

    def draw(u, v, aspect):
        x, y = (u - 0.5) * aspect, v - 0.5 + 0.10 * np.sin(u * 3)
        side = np.sign(y)
        along = x - 1.1 * np.abs(y) + 0.35 * y * y
        barb = 0.5 + 0.5 * np.sin(along * 150 + 2 * np.sin(x * 9))
        band = 0.5 + 0.5 * np.sin(along * 11 + side * 0.7)
        out = tint(palette, 0.20 + 0.55 * band * (0.6 + 0.4 * barb) + 0.15 * np.abs(y))
        out = out * (0.5 + 0.5 * smooth(0.0, 0.10, np.abs(y)))[..., None]
        eye = np.hypot(x - 0.55, (np.abs(y) - 0.0) * 1.2)
        for radius, hue, t in ((0.30, 'ocean', 0.55), (0.21, 'mint', 0.62), (0.13, 'gold', 0.7), (0.08, 'violet', 0.3)):
            m = smooth(radius, radius - 0.015, eye)[..., None]
            out = out * (1 - m) + m * tint(hue, t + 0.15 * barb)
        shaft = np.exp(-np.abs(y) / 0.012)[..., None]
        return out * (1 - shaft) + shaft * tint(palette, np.full_like(u, 0.95))

    return draw


def coral(palette, seed=1):
    """A leaf or coral from near: a net of veins, coarse and fine."""

    def draw(u, v, aspect):
        rnd = seeded('coral%s' % seed)
        x, y = u * aspect, v
        out, ground = 0, clouds(x * 3, y * 3 + seed)
        for cells, weight in ((7, 1.0), (19, 0.5)):
            first = np.full_like(u, 9.0)
            second = np.full_like(u, 9.0)
            for px, py in rnd.uniform((-0.1, -0.1), (aspect + 0.1, 1.1), (cells * cells // 3 + 6, 2)):
                d = np.hypot(x - px, y - py)
                second = np.where(d < first, first, np.minimum(second, d))
                first = np.minimum(first, d)
            vein = np.exp(-(second - first) / (0.05 / cells * 4))
            out = out + weight * vein
        return tint(palette, 0.22 + 0.3 * ground + 0.42 * np.clip(out, 0, 1.2))

    return draw


def rangoli(u, v, aspect):
    """A floor drawing of coloured powder: rings of petals and dots."""
    x, y = (u - 0.5) * aspect, v - 0.5
    r, a = np.hypot(x, y), np.arctan2(y, x)
    out = tint('magenta', 0.12 + 0.10 * (1 - r))
    rings = ((0.47, 24, 'gold', 0.62), (0.40, 24, 'rose', 0.6), (0.33, 16, 'ocean', 0.62), (0.25, 16, 'lime', 0.62),
             (0.18, 8, 'gold', 0.7), (0.11, 8, 'magenta', 0.65))
    for reach, count, hue, t in rings:
        w = np.abs((a * count / TAU + (0.5 if count == 16 else 0)) % 1 - 0.5)
        edge = reach * (1 - 1.9 * w ** 1.7)
        inside = smooth(0.0, 0.004, edge - r)[..., None]
        shade = t + 0.22 * (r / reach) - 0.2 * w
        out = out * (1 - inside) + tint(hue, shade) * inside
        rim = np.exp(-np.abs(edge - r) / 0.0035)[..., None]
        out = out * (1 - rim) + rim * np.array([1.0, 0.96, 0.88])
    dots = np.hypot((r - 0.492) / 0.010, (np.abs((a * 24 / TAU) % 1 - 0.5) - 0.0) * 40 * r / 0.4)
    out = np.where((dots < 1)[..., None], np.array([1.0, 0.95, 0.85]), out)
    core = smooth(0.045, 0.040, r)[..., None]
    return out * (1 - core) + core * tint('gold', np.full_like(u, 0.85))


def sea(u, v, aspect):
    """Surf from above: deep water, foam, wet sand."""
    x = u * aspect
    shore = 0.34 + 0.07 * np.sin(x * 2.3) + 0.03 * np.sin(x * 5.7 + 1) + 0.10 * (clouds(x * 3, v * 3) - 0.5)
    d = v - shore
    water = tint('ocean', 0.62 - 0.45 * np.clip(d, 0, 1) + 0.16 * (clouds(x * 9, v * 14) - 0.5))
    foam = clouds(x * 16, v * 16)
    lines = np.exp(-np.abs(d) / 0.018) + 0.8 * np.exp(-np.abs(d - 0.10 - 0.03 * np.sin(x * 4)) / 0.012) * smooth(0.35, 0.6, foam)
    lines = lines + 0.6 * np.exp(-np.abs(d - 0.22 + 0.04 * np.sin(x * 3 + 2)) / 0.010) * smooth(0.4, 0.6, foam)
    sand = np.array([0.78, 0.56, 0.33]) * (0.72 + 0.3 * clouds(x * 30, v * 30))[..., None]
    sand = sand * (1 - 0.45 * np.exp(d / 0.05))[..., None].clip(0.4, 1)
    out = np.where((d > 0)[..., None], water, sand)
    return out + np.clip(lines, 0, 1)[..., None] * np.array([0.9, 0.95, 0.97]) * (0.5 + 0.6 * foam)[..., None]


def town_map(u, v, aspect):
    """A town map by night: blocks, streets, a river, one route."""
    x, y = u * aspect * 7, v * 7
    out = np.broadcast_to(linear('#0c2034'), (*u.shape, 3)).copy()
    shift = 0.25 * np.sin(y * 0.9) + 0.12 * np.sin(x * 0.7)
    fx, fy = np.abs((x + shift) % 1 - 0.5), np.abs((y + shift * 0.6) % 1 - 0.5)
    kind = np.sin(np.floor(x + shift) * 12.9 + np.floor(y + shift * 0.6) * 78.2) * 43758.5 % 1
    block = (fx < 0.42) & (fy < 0.42)
    out = np.where(block[..., None], np.array([0.016, 0.055, 0.095]) * (0.8 + 0.7 * kind)[..., None], out * 4.2)
    out = np.where((block & (kind > 0.84))[..., None], linear('#1d6b3e'), out)
    river = np.abs(v - 0.35 - 0.16 * np.sin(u * 4.2)) < 0.045 + 0.012 * np.sin(u * 13)
    out = np.where(river[..., None], linear('#1c7fc4'), out)
    route = np.where(x < 3.5, np.abs(y - 5.5 + shift * 0.6), np.where(y > 1.5, 9, np.abs(y - 1.5 + shift * 0.6)))
    turn = np.where((y < 5.5) & (y > 1.4), np.abs(x - 3.5 + shift), 9)
    route = np.minimum(route, turn)
    out = np.where((route < 0.07)[..., None], linear('#ffb52e'), out)
    for px, py in ((0.7, 5.4), (8.6, 1.6), (5.2, 4.2)):
        d = np.hypot(x - px, y - py)
        out = np.where((d < 0.2)[..., None], linear('#ff5a4e'), out)
        out = np.where((d < 0.09)[..., None], np.ones(3), out)
    return out


def leaves(u, v, aspect):
    """Big leaves in the sun, one over the other."""
    x = u * aspect
    out = tint('lime', 0.10 + 0.10 * clouds(x * 3, v * 3))
    rnd = seeded('leaves')
    for k in range(15):
        cx, cy, turn, size = rnd.uniform((0, 0, 0, 0.28), (aspect, 1, TAU, 0.5))
        dx, dy = x - cx, v - cy
        a, b = dx * np.cos(turn) + dy * np.sin(turn), -dx * np.sin(turn) + dy * np.cos(turn)
        t = a / size
        half = 0.34 * size * np.sqrt(np.clip(1 - t * t, 0, 1)) * (1 - 0.35 * t)
        inside = smooth(0.0, 0.006, half - np.abs(b)) * (np.abs(t) < 1)
        vein = np.exp(-np.abs(b) / 0.006) + 0.6 * np.exp(-np.abs(np.sin((a - 1.2 * np.abs(b)) * 60 / size * 0.4)) / 0.12)
        lit = 0.34 + 0.03 * k + 0.25 * np.sin(turn + 1) * np.sign(b) * 0.4 + 0.10 * vein
        shade = out * (1 - 0.45 * np.exp(-np.clip(np.abs(b) - half, 0, 1) / 0.03) * (np.abs(t) < 1.05))[..., None]
        out = shade * (1 - inside)[..., None] + tint('lime' if k % 3 else 'mint', lit) * inside[..., None]
    return out

