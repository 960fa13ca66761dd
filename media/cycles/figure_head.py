"""Head, face, ears and neck."""
from math import pi

from mathutils import Vector

from figure_rings import FRONT, circle
from figure_skull import HEAD, head_point


def add_head(person):
    mesh, to, skin = person.mesh, person.skel.head, person.skin
    angles = [2 * pi * j / 28 for j in range(28)]
    mesh.grid([[to @ head_point(a, z) for a in angles] for z in LEVELS], skin, end=True)
    for side in (1, -1):
        add_ear(mesh, to, side, skin)
        add_eye(mesh, to, side, person.hair)
    add_lips(mesh, to)
    add_neck(mesh, person.skel, skin)


# Heights of the rings, closest where the face is.
LEVELS = (
    *(-0.012, 0.0, 0.012, 0.026, 0.040, 0.050, 0.060, 0.070, 0.080, 0.094),
    *(0.107, 0.120, 0.134, 0.155, 0.180, 0.205, 0.226),
)


def add_lips(mesh, to):
    rows = []
    for z, off in ((0.040, 0.001), (0.047, 0.004), (0.054, 0.002)):
        rows.append([to @ head_point(FRONT + a, z, off) for a in (-0.26, -0.1, 0.1, 0.26)])
    mesh.grid(rows, 'lips', closed=False)


def add_neck(mesh, skel, skin):
    """Its lower rings follow the trunk, its upper ones the head."""
    neck = 0.050 if skel.woman else 0.059
    rows = [[skel.at(x * neck * 1.12, y * neck * 1.1 - 0.002, z) for _, x, y in circle(14)] for z in (1.385, 1.42)]
    for z, k in ((0.0, 1.0), (0.035, 0.98), (0.07, 0.92)):
        rows.append([skel.head @ Vector((x * neck * k, -y * neck * k + 0.026, z)) for _, x, y in circle(14)])
    mesh.grid(rows, skin)


def add_ear(mesh, to, side, skin):
    rows = []
    for z, depth, out in EAR:
        w = HEAD(z)[0] - 0.004
        row = []
        for _, x, y in circle(8):
            row.append(to @ Vector((side * (w + out * (0.5 + 0.5 * x)), 0.010 + y * depth + out * 0.3, z)))
        rows.append(row)
    mesh.grid(rows, skin, start=True, end=True)


# Height, half depth, how far it stands out.
EAR = (
    (0.066, 0.004, 0.004),
    (0.077, 0.011, 0.013),
    (0.100, 0.017, 0.021),
    (0.124, 0.019, 0.026),
    (0.138, 0.009, 0.018),
)


def add_eye(mesh, to, side, hair):
    """Brow and dark lash line; enough for a face a few dozen pixels tall."""
    at = lambda t, z, off: to @ head_point(FRONT - side * t, z, off)
    brow = []
    for z, off in ((0.126, 0.0), (0.130, 0.003), (0.133, 0.0)):
        arch = lambda t: z + 0.002 * (1 - abs(t - 0.42) * 5)
        brow.append([at(t, arch(t), 0.0035 + off) for t in (0.20, 0.34, 0.50, 0.64)])
    mesh.grid(brow, hair, closed=False)
    lids = []
    for z, lift in ((0.1085, -0.003), (0.1115, 0.005)):
        lid = lambda t: z + lift * (1 - abs(t - 0.40) * 6)
        lids.append([at(t, lid(t), 0.0035) for t in (0.25, 0.33, 0.47, 0.55)])
    mesh.grid(lids, 'eye', closed=False)
