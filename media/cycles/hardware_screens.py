"""What the displays show: functions of u (to the right), v (upwards) in 0..1 and the aspect, giving linear RGB."""
import zlib

import numpy as np

PALETTES = {
    'ocean': ('#020617', '#053a6b', '#0a8fc4', '#5ee3f0', '#f2fdff'),
    'magenta': ('#0d0218', '#4a0a6b', '#c01a8c', '#ff6aa0', '#ffe9d8'),
    'violet': ('#07031c', '#241080', '#6a35e8', '#b58cff', '#f6eaff'),
    'mint': ('#01110f', '#04504a', '#0fae8a', '#7ff2c0', '#f4fff2'),
    'gold': ('#120602', '#5c2003', '#d07a08', '#ffcc4a', '#fff6dc'),
    'ember': ('#140205', '#6e0a12', '#e23a14', '#ff9a3a', '#fff0d0'),
    'rose': ('#16030c', '#7a0f3c', '#ec3f6e', '#ffa0a8', '#fff2ea'),
    'ice': ('#020a16', '#12406e', '#4a9ad8', '#a8dcf8', '#ffffff'),
    'lime': ('#051004', '#1a5a10', '#66c01a', '#d0f060', '#fdffe0'),
    'sunset': ('#120a2e', '#5a1a6e', '#d8345e', '#ff8a3c', '#ffe08a'),
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


def seeded(name):
    return np.random.default_rng(zlib.crc32(name.encode()))


def silk(palette, seed, scale=1.0, turn=0.6):
    """Folds of light cloth."""

    def draw(u, v, aspect):
        rnd = seeded('silk%s' % seed)
        x, y = u * aspect * scale, v * scale
        a, b = x * np.cos(turn) + y * np.sin(turn), -x * np.sin(turn) + y * np.cos(turn)
        p = rnd.uniform(0, 6.28, 8)
        warp = 0.5 * np.sin(b * 3.1 + p[0]) + 0.28 * np.sin(b * 5.3 + a * 2.1 + p[1]) + 0.2 * np.sin(a * 3.7 + p[2])
        fold = np.sin(a * 5.2 + warp * 2.6 + p[3]) * 0.6 + 0.4 * np.sin(a * 9.1 + warp * 4.2 + b * 1.4 + p[4])
        sheen = smooth(0.45, 1.0, fold) ** 2
        return tint(palette, 0.42 + 0.36 * fold + 0.1 * np.sin(b * 2 + p[5])) * 0.85 + 0.5 * sheen[..., None] * tint(
            palette, np.full_like(u, 0.9))

    return draw


def ribbons(palette, seed, count=9):
    """Fine glowing lines that run in a bundle over the dark."""

    def draw(u, v, aspect):
        rnd = seeded('ribbons%s' % seed)
        x = u * aspect
        out = tint(palette, 0.03 + 0.10 * v)
        for k in range(count):
            s, q = k / max(1, count - 1), rnd.uniform(0, 6.28, 3)
            mid = 0.5 + 0.26 * np.sin(x * 2.2 + 0.5 * s + 0.4) + (s - 0.5) * 0.5 * np.sin(x * 1.5 + 1.1) + 0.05 * np.sin(
                x * 5 + q[1])
            d = np.abs(v - mid)
            body = np.exp(-(d / 0.008) ** 2) + 0.30 * np.exp(-d / 0.035)
            out = out + body[..., None] * tint(palette, np.full_like(u, 0.45 + 0.5 * s)) * 1.1
        return out

    return draw


def eye(u, v, aspect):
    """A human eye, very close."""
    x, y = (u - 0.5) * aspect * 1.9 / 1.9, v - 0.5
    lid_up = 0.34 - 0.42 * (x * 1.05) ** 2 + 0.06 * x
    lid_low = -0.30 + 0.36 * (x * 1.0) ** 2 + 0.03 * x
    ix, iy = x + 0.02, y + 0.0
    r, a = np.hypot(ix, iy), np.arctan2(iy, ix)
    fibre = 0.5 + 0.25 * np.sin(a * 37 + 3 * np.sin(a * 5)) + 0.25 * np.sin(a * 61 + r * 30) * np.sin(a * 23)
    iris = tint('ocean', 0.28 + 0.34 * fibre * smooth(0.32, 0.14, r) + 0.3 * smooth(0.2, 0.1, r) * fibre)
    amber = tint('gold', 0.45 + 0.3 * fibre)
    ring = smooth(0.17, 0.105, r)[..., None]
    iris = iris * (1 - 0.75 * ring) + amber * 0.75 * ring
    iris = iris * (0.12 + 0.88 * smooth(0.305, 0.262, r))[..., None] * smooth(0.09, 0.105, r)[..., None]
    white = np.array([0.62, 0.58, 0.60]) * (0.42 + 0.58 * np.exp(-(x * 1.3) ** 2))[..., None]
    ball = np.where((r < 0.30)[..., None], iris, white * (0.45 + 0.55 * smooth(0.29, 0.4, r))[..., None])
    ball = ball * (0.25 + 0.75 * smooth(0.0, 0.16, lid_up - y))[..., None]
    for gx, gy, size, power in ((-0.12, 0.13, 0.045, 3.0), (0.13, -0.12, 0.022, 0.7)):
        ball = ball + power * np.exp(-(((x - gx) / size) ** 4 + ((y - gy) / (size * 1.3)) ** 4))[..., None]
    skin = np.array([0.52, 0.23, 0.14]) * (0.35 + 0.75 * np.exp(-((y - lid_up - 0.16) / 0.2) ** 2) + 0.25 * (y < 0))[..., None]
    crease = 1 - 0.7 * np.exp(-((y - lid_up - 0.075) / 0.016) ** 2)
    lash_a = x * 46 + (y - lid_up) * 26 * np.sign(x + 0.05)
    lash = smooth(0.3, 0.75, np.sin(lash_a * 1.9)) * smooth(0.13, 0.0, y - lid_up) * (y > lid_up)
    rim = np.exp(-((y - lid_up) / 0.016) ** 2) + 0.6 * np.exp(-((y - lid_low) / 0.012) ** 2)
    skin = skin * crease[..., None] * (1 - 0.9 * lash)[..., None]
    inside = smooth(-0.008, 0.008, lid_up - y) * smooth(-0.008, 0.008, y - lid_low)
    out = skin * (1 - inside)[..., None] + ball * inside[..., None]
    return out * (1 - 0.85 * np.clip(rim, 0, 1))[..., None]


def chart(u, v, aspect):
    """A boardroom chart: bars, a line above them, a grid."""
    n = 14
    out = tint('ocean', 0.10 + 0.06 * v)
    out = out + 0.035 * (np.abs((v * 8) % 1 - 0.5) > 0.47)[..., None] * np.array([0.5, 0.8, 1.0])
    k = np.floor(u * n).astype(int)
    heights = seeded('chart').uniform(0.0, 0.16, n + 1) + np.linspace(0.2, 0.52, n + 1)
    inside = np.abs((u * n) % 1 - 0.5) < 0.34
    bar = inside & (v < heights[np.clip(k, 0, n)]) & (v > 0.03)
    out = np.where(bar[..., None], tint('mint', 0.35 + 0.4 * v / 0.7) * 1.1, out)
    curve = 0.46 + 0.26 * u + 0.06 * np.sin(u * 13) + 0.035 * np.sin(u * 29 + 1)
    d = np.abs(v - curve)
    out = out + tint('gold', np.full_like(u, 0.72)) * (1.6 * smooth(0.011, 0.006, d) + 0.22 * np.exp(-d / 0.03))[..., None]
    out = out + tint('gold', np.full_like(u, 0.5)) * (0.10 * (v < curve) * v)[..., None]
    return out


def flower(u, v, aspect):
    """Petals of a dahlia from near."""
    x, y = (u - 0.56) * aspect, v - 0.42
    r, a = np.hypot(x, y), np.arctan2(y, x)
    out = tint('violet', 0.06 + 0.1 * (1 - r))
    for k in range(7, -1, -1):
        reach, count = 0.09 + 0.115 * k, 9 + 2 * k
        w = (a * count / 6.2832 + 0.37 * k) % 1 - 0.5
        edge = reach * (1 - 2.6 * np.abs(w) ** 2.2)
        inside = smooth(0.0, 0.012, edge - r)
        shade = 0.30 + 0.62 * (r / reach) ** 1.6 - 0.35 * np.abs(w) + 0.10 * np.sin(w * 40)
        petal = tint('rose' if k % 2 else 'magenta', shade)
        out = out * (1 - inside[..., None]) + petal * inside[..., None] * (0.55 + 0.45 * smooth(0, 0.03, edge - r))[..., None]
    return out
