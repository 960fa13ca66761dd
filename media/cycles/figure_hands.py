"""Hands: palm, four fingers and a thumb each."""
from math import cos, sin

from figure_rings import circle


def add_hands(person):
    for side in (1, -1):
        arm = person.skel.arms[side]
        if not arm.get('hidden'):
            add_hand(person.mesh, arm, 0.9 if person.woman else 1.0)


def add_hand(mesh, arm, size):
    """The arm's curl closes the fingers towards the palm; a pointing hand keeps one straight."""
    wrist, way, palm, side = arm['line'][3], arm['way'], arm['normal'], arm['side']
    across = way.cross(palm).normalized() * side
    curl, pointing = arm['curl'], arm.get('finger', False)
    place = lambda x, y, z: wrist + (across * x + palm * y + way * z) * size
    rows = []
    for z, w, t in PALM:
        rows.append([place(x * w, y * t, z) for _, x, y in circle(10)])
    mesh.grid(rows, end=True)
    for i, (x, length) in enumerate(FINGERS):
        close = 0.05 if pointing and i == 0 else curl + i * 0.04
        add_finger(mesh, place, (x, 0.002, 0.088), close * 1.35, length, 0.0095)
    add_finger(mesh, place, (0.030, 0.008, 0.030), 0.25, 0.064, 0.0115, aside=0.75 - 0.4 * curl)


# Along the palm: distance from the wrist, half width, half thickness.
PALM = (
    (-0.012, 0.026, 0.020),
    (0.02, 0.032, 0.017),
    (0.055, 0.041, 0.015),
    (0.088, 0.040, 0.012),
    (0.098, 0.034, 0.008),
)
# Place across the palm, length.
FINGERS = ((0.029, 0.072), (0.010, 0.080), (-0.010, 0.075), (-0.028, 0.060))


def add_finger(mesh, place, root, close, length, radius, aside=0.0):
    x, y, z = root
    angle, rows = close * 0.35, []
    for k in range(4):
        r = radius * (1.0, 1.0, 0.9, 0.55)[k]
        ring = [place(x + cx * r, y + cy * r * cos(angle), z - cy * r * sin(angle)) for _, cx, cy in circle(6)]
        rows.append(ring)
        x += sin(aside) * length / 3
        y += sin(angle) * length / 3 * cos(aside)
        z += cos(angle) * length / 3 * cos(aside)
        angle += close * 0.75
        aside *= 0.6
    mesh.grid(rows, end=True)
