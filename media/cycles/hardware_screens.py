"""What the displays show: functions of u (to the right), v (upwards) in 0..1 and the aspect, giving linear RGB."""
import os

import bpy
import numpy as np

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../.tmp/media/bench')

PALETTES = {
    'ocean': ('#020617', '#053a6b', '#0a8fc4', '#5ee3f0', '#f2fdff'),
    'magenta': ('#0d0218', '#4a0a6b', '#c01a8c', '#ff6aa0', '#ffe9d8'),
    'gold': ('#120602', '#5c2003', '#d07a08', '#ffcc4a', '#fff6dc'),
    'rose': ('#16030c', '#7a0f3c', '#ec3f6e', '#ffa0a8', '#fff2ea'),
    'lime': ('#051004', '#1a5a10', '#66c01a', '#d0f060', '#fdffe0'),
}


def linear(text):
    """sRGB hex to linear light."""
    c = np.array([int(text[i:i + 2], 16) for i in (1, 3, 5)]) / 255
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def tint(palette, t):
    """Colour along the palette for t in 0..1."""
    stops = np.array([linear(c) for c in PALETTES[palette]])
    at = np.clip(t, 0, 1) * (len(stops) - 1)
    low = np.minimum(at.astype(int), len(stops) - 2)
    mix = (at - low)[..., None]
    mix = mix * mix * (3 - 2 * mix)
    return stops[low] * (1 - mix) + stops[low + 1] * mix


def smooth(a, b, x):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def shown(name):
    """A picture of `screens/bench.mjs`: each LED shows the mean of the part that it covers."""
    image = bpy.data.images.load(os.path.join(FOLDER, f'{name}.png'))
    image.colorspace_settings.name = 'Non-Color'
    wide, high = image.size
    pixels = np.empty(wide * high * 4, np.float32)
    image.pixels.foreach_get(pixels)
    c = pixels.reshape(high, wide, 4)[..., :3].astype(float)
    light = np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)
    sums = np.pad(light.cumsum(0).cumsum(1), ((1, 0), (1, 0), (0, 0)))

    def span(at, step, count):
        low = np.clip(np.round((at - step / 2) * count), 0, count - 1).astype(int)
        return low, np.clip(np.round((at + step / 2) * count).astype(int), low + 1, count)

    def draw(u, v, aspect):
        x0, x1 = span(u, u[0, 1] - u[0, 0], wide)
        y0, y1 = span(v, v[1, 0] - v[0, 0], high)
        area = ((x1 - x0) * (y1 - y0))[..., None]
        return (sums[y1, x1] - sums[y0, x1] - sums[y1, x0] + sums[y0, x0]) / area

    return draw


def white(u, v, aspect):
    """Half white, for faces that are not seen."""
    return np.full((*u.shape, 3), 0.5)


def patches(u, v, aspect):
    """Colour patches above a grey scale: the card used at calibration."""
    cols = 8
    k, row = np.floor(u * cols).astype(int).clip(0, cols - 1), np.floor((v - 0.25) / 0.25)
    hues = np.array([linear(c) for c in ('#ff1a14', '#ff7a10', '#ffd80c', '#1ee03c', '#12d8d0', '#1668ff', '#7a24ff', '#ff22b0')])
    colour = hues[k] * (0.16 + 0.42 * np.clip(row, 0, 2))[..., None] + 0.03
    grey = ((np.floor(u * 16) / 15) ** 2.2)[..., None] * np.array([1.0, 1.0, 1.0])
    return np.where((v > 0.25)[..., None], colour, grey)


def spectrum(u, v, aspect):
    """All hues across, saturation fading upwards to white."""
    hue = np.stack([np.clip(np.abs(((u * 6 + s) % 6) - 3) - 1, 0, 1) for s in (0, 4, 2)], axis=-1) ** 1.8
    fade = (v ** 1.7)[..., None]
    return hue * (1 - fade) * (0.35 + 0.65 * smooth(0, 0.35, v))[..., None] + fade


def rangoli(u, v, aspect):
    """A floor drawing of coloured powder: rings of petals and dots."""
    x, y = (u - 0.5) * aspect, v - 0.5
    r, a = np.hypot(x, y), np.arctan2(y, x)
    out = tint('magenta', 0.12 + 0.10 * (1 - r))
    rings = ((0.47, 24, 'gold', 0.62), (0.40, 24, 'rose', 0.6), (0.33, 16, 'ocean', 0.62), (0.25, 16, 'lime', 0.62),
             (0.18, 8, 'gold', 0.7), (0.11, 8, 'magenta', 0.65))
    for reach, count, hue, t in rings:
        w = np.abs((a * count / 6.2832 + (0.5 if count == 16 else 0)) % 1 - 0.5)
        edge = reach * (1 - 1.9 * w ** 1.7)
        inside = smooth(0.0, 0.004, edge - r)[..., None]
        shade = t + 0.22 * (r / reach) - 0.2 * w
        out = out * (1 - inside) + tint(hue, shade) * inside
        rim = np.exp(-np.abs(edge - r) / 0.0035)[..., None]
        out = out * (1 - rim) + rim * np.array([1.0, 0.96, 0.88])
    dots = np.hypot((r - 0.492) / 0.010, (np.abs((a * 24 / 6.2832) % 1 - 0.5) - 0.0) * 40 * r / 0.4)
    out = np.where((dots < 1)[..., None], np.array([1.0, 0.95, 0.85]), out)
    core = smooth(0.045, 0.040, r)[..., None]
    return out * (1 - core) + core * tint('gold', np.full_like(u, 0.85))


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
