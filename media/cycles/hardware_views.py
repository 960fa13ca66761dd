"""More screen contents: landscapes, signs, test pictures. Same interface as hardware_screens."""
import numpy as np

from hardware_screens import linear, seeded, smooth, tint


def mountains(palette='sunset', seed=1):
    """Ranges of hills before a sky with a low sun."""

    def draw(u, v, aspect):
        rnd = seeded('hills%s' % seed)
        x = u * aspect
        out = tint(palette, 0.98 - 0.75 * v)
        sx, sy = 0.62 * aspect, 0.56
        d = np.hypot(x - sx, v - sy)
        out = out + np.array([1.0, 0.82, 0.5]) * (1.6 * smooth(0.105, 0.095, d) + 0.5 * np.exp(-d / 0.14))[..., None]
        for k in range(5):
            p = rnd.uniform(0, 6.28, 4)
            ridge = 0.56 - 0.115 * k
            for n, (f, h) in enumerate(((1.7, 0.075), (4.1, 0.035), (9.3, 0.014), (21, 0.006))):
                ridge = ridge + h * np.sin(x * f * (1 + 0.1 * k) + p[n])
            hill = tint(palette, np.full_like(u, 0.62 - 0.15 * k)) * (0.75 - 0.12 * k)
            hill = hill + tint(palette, np.full_like(u, 0.8)) * (0.22 * np.exp(-(ridge - v) / 0.1) * (1 - k / 6))[..., None]
            m = smooth(-0.004, 0.004, ridge - v)[..., None]
            out = out * (1 - m) + hill * m
        return out

    return draw


def aurora(u, v, aspect):
    """Northern lights over a lake."""
    x, up = u * aspect, np.abs(v - 0.24) + 0.24
    out = tint('ocean', 0.12 + 0.10 * (1 - up))
    for k, (hue, base) in enumerate((('mint', 0.34), ('lime', 0.42), ('violet', 0.55))):
        foot = base + 0.10 * np.sin(x * 2.3 + k * 1.7) + 0.04 * np.sin(x * 6.1 + k)
        ray = 0.55 + 0.45 * np.sin(x * 31 + 4 * np.sin(x * 7 + k)) * np.sin(x * 17 + k)
        glow = np.exp(-np.clip(up - foot, 0, 9) / 0.2) * smooth(-0.025, 0.01, up - foot) * ray
        out = out + tint(hue, np.full_like(u, 0.62)) * (0.95 * glow)[..., None]
    stars = (np.sin(u * 917.3) * np.sin(v * 763.1 + u * 211) > 0.985) & (v > 0.5)
    out = out + 0.9 * stars[..., None]
    out = out * np.where(v < 0.24, 0.45 + 0.15 * np.sin(v * 260 + 5 * np.sin(x * 9)), 1.0)[..., None]
    ridge = 0.265 + 0.045 * np.abs(np.sin(x * 3.1)) + 0.02 * np.sin(x * 11)
    return out * (1 - 0.95 * (smooth(-0.003, 0.003, ridge - v) * (v > 0.235)))[..., None]


def bokeh(palette, seed, count=46, dark=0.06):
    """Discs of blurred city lights."""

    def draw(u, v, aspect):
        rnd = seeded('bokeh%s' % seed)
        x = u * aspect
        out = tint(palette, dark + 0.16 * v)
        for _ in range(count):
            cx, cy, r, t, p = rnd.uniform((0, 0, 0.03, 0.4, 0.1), (aspect, 1, 0.15, 1, 0.75))
            d = np.hypot(x - cx, v - cy)
            disc = smooth(r, r * 0.93, d) * (0.65 + 0.35 * smooth(r * 0.7, r, d))
            out = out + tint(palette, np.full_like(u, t)) * (p * disc)[..., None]
        return out

    return draw


def beams(u, v, aspect):
    """Stage lights crossing from above."""
    x = u * aspect
    out = tint('violet', 0.05 + 0.12 * (1 - v))
    for k in range(9):
        foot = aspect * (k + 0.5) / 9
        lean = 0.55 * np.sin(k * 2.1 + 0.4)
        d = np.abs(x - foot - lean * (1.05 - v)) / (0.012 + 0.085 * (1.05 - v))
        hue = ('magenta', 'ocean', 'violet')[k % 3]
        out = out + tint(hue, np.full_like(u, 0.66)) * (0.85 * np.exp(-d ** 2) * (0.25 + 0.75 * v))[..., None]
        spot = np.hypot(x - foot - lean * 0.05, v - 1.0)
        out = out + 1.3 * np.exp(-(spot / 0.035) ** 2)[..., None] * np.array([1, 0.95, 1.0])
    haze = 0.10 * (0.5 + 0.5 * np.sin(x * 4 + 2 * np.sin(v * 5)))
    return out + tint('magenta', np.full_like(u, 0.5)) * haze[..., None] * (1 - v)[..., None]


def letter_a(u, v, aspect):
    """A big capital in warm white on a red ground."""
    x, y = (u - 0.5) * aspect, v - 0.5
    ground = tint('ember', 0.34 + 0.22 * v + 0.10 * np.sin(x * 3 + y * 4))
    leg = 0.30 * (0.40 - y) / 0.80
    stroke = np.abs(np.abs(x) - leg) < 0.062 + 0.01 * y
    bar = (np.abs(y + 0.12) < 0.05) & (np.abs(x) < leg)
    sign = ((stroke | bar) & (np.abs(y) < 0.40))[..., None]
    return np.where(sign, np.array([1.0, 0.86, 0.62]) * 1.15, ground * 0.75)


def arrow(u, v, aspect):
    """A lane sign: chevrons, brighter to the right."""
    x, y = u * aspect, v - 0.5
    phase = ((x + np.abs(y) * 0.9) * 2.6) % 1
    on = smooth(0.40, 0.45, phase) * smooth(0.98, 0.93, phase) * (np.abs(y) < 0.42)
    out = tint('ocean', 0.16 + 0.16 * u)
    return out * (1 - on[..., None]) + (tint('lime', 0.45 + 0.5 * u) * 1.1) * on[..., None]


def rainbow(u, v, aspect):
    """Broad diagonal bands of every hue."""
    t = (u * aspect * 0.5 + v * 0.35 + 0.05 * np.sin(v * 7 + u * 4)) % 1
    hue = np.stack([0.5 + 0.5 * np.cos(6.2832 * (t - s)) for s in (0.0, 0.33, 0.67)], axis=-1)
    fold = 0.55 + 0.45 * np.sin(6.2832 * (t * 3 + 0.1))
    return (hue ** 2.2) * (0.25 + 0.85 * fold[..., None]) + 0.02


def orb(palette, seed=1):
    """A lit sphere before a gradient."""

    def draw(u, v, aspect):
        x, y = (u - 0.5) * aspect, v - 0.5
        r = np.hypot(x, y)
        z = np.sqrt(np.clip(0.12 - r * r, 0, 1)) / 0.346
        lit = np.clip((-0.5 * x + 0.55 * y) / 0.346 + 0.62 * z, 0, 1)
        ball = tint(palette, 0.15 + 0.75 * lit + 0.06 * np.sin(y * 60 + 8 * x))
        ground = tint(palette, 0.12 + 0.30 * np.exp(-r / 0.35) + 0.08 * np.sin(x * 3 + y * 5))
        inside = smooth(0.349, 0.341, r)[..., None]
        edge = 0.6 * np.exp(-np.abs(r - 0.346) / 0.02) * smooth(-0.1, 0.4, y - x)
        return ground * (1 - inside) + ball * inside + edge[..., None] * tint(palette, np.full_like(u, 0.7))

    return draw


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
