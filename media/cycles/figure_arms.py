"""Arms: sleeves and bare skin. Along an arm 1 is the shoulder, 2 the elbow, 3 the wrist."""
from math import exp

from figure_curve import Curve, smooth, spread
from figure_hands import add_hands
from figure_rings import folds, rounded_path, tube


def add_sleeves(person, end, ease, flare=0.0):
    for side in (1, -1):
        width = arm_width(person, ease, flare)
        rows = arm_rows(person.skel, side, 0.3, end, width, person.rnd, 12, 0.085)
        person.mesh.grid(rows, end=True)


def add_bare_arms(person, start):
    for side in (1, -1):
        rows = arm_rows(person.skel, side, start, 3.02, arm_width(person), person.rnd, 10)
        person.mesh.grid(rows)
    add_hands(person)


def arm_rows(skel, side, start, end, sections, rnd, m, crease=0.0):
    """Rings from start to end along an arm; cloth creases most at the elbow."""
    line = skel.arms[side]['line']
    n = max(3, round((end - start) * 7) + 1)
    ts = spread(start, end, n)
    lengthwise = skel.arms[side]['way']
    bend = (line[1] - line[2]) + (line[3] - line[2])
    inside = bend if bend.length > 0.02 else skel.frames[-1][3]
    inside = inside - lengthwise * inside.dot(lengthwise) * 0.2
    wave = folds(rnd, crease)
    near_elbow = [exp(-(((t - 2) / 0.35) ** 2)) for t in ts]

    def ripple(i, a):
        return wave(a, ts[i] * 0.27) * (1 + 2 * near_elbow[i]) if crease else 0.0

    return tube(rounded_path(line, ts, 0.22), inside, [sections(t) for t in ts], m, 2.0, ripple)


def arm_width(person, ease=0.0, flare=0.0):
    k = (0.86 if person.woman else 1.0) * (0.6 + 0.4 * person.build)

    def sections(t):
        r = ARM(t)[0] * k + ease * smooth(0.7, 1.5, t) + flare * smooth(1.3, 3.0, t)
        return (r, r, r)

    return sections


# Position along the arm, radius.
ARM = Curve(
    (
        (0.3, 0.024),
        (0.6, 0.034),
        (0.85, 0.044),
        (1.05, 0.049),
        (1.25, 0.050),
        (1.6, 0.044),
        (2.0, 0.039),
        (2.25, 0.041),
        (2.65, 0.033),
        (3.05, 0.024),
    )
)
