"""Numbers in between: Curve, smooth (a soft step from 0 to 1), spread (evenly from a to b)."""
from bisect import bisect_right


class Curve:
    """Smooth, non-overshooting interpolation of rows (t, a, b, ...)."""

    def __init__(self, keys):
        self.t = [k[0] for k in keys]
        self.v = [k[1:] for k in keys]
        n, width = len(keys), len(keys[0]) - 1
        steep = [
            [(self.v[i + 1][c] - self.v[i][c]) / (self.t[i + 1] - self.t[i]) for c in range(width)]
            for i in range(n - 1)
        ]
        self.d = [steep[0]]
        for i in range(1, n - 1):
            self.d.append([0.0 if p * q <= 0 else 2 * p * q / (p + q) for p, q in zip(steep[i - 1], steep[i])])
        self.d.append(steep[-1])

    def __call__(self, t):
        ts = self.t
        if t <= ts[0]:
            return self.v[0]
        if t >= ts[-1]:
            return self.v[-1]
        i = bisect_right(ts, t) - 1
        h = ts[i + 1] - ts[i]
        u = (t - ts[i]) / h
        a, b = u * u * (3 - 2 * u), u * (1 - u)
        return tuple(
            p + (q - p) * a + h * b * ((1 - u) * dp - u * dq)
            for p, q, dp, dq in zip(self.v[i], self.v[i + 1], self.d[i], self.d[i + 1])
        )


def smooth(a, b, t):
    u = min(1.0, max(0.0, (t - a) / (b - a)))
    return u * u * (3 - 2 * u)


def spread(a, b, n):
    return [a + (b - a) * i / (n - 1) for i in range(n)]
