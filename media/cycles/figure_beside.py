"""What stands beside or below a person, in real size: call it when the mesh is scaled."""
from mathutils import Vector

from figure_curve import spread
from figure_rings import circle, tube
from figure_sitting import SEAT


def add_beside(person):
    if person.pose == 'walk-bag':
        add_trolley(person)
    if person.pose == 'sit-chair':
        add_chair(person)


def add_trolley(person):
    mesh, arm = person.mesh, person.skel.arms[-1]
    grip = (arm['line'][3] + arm['way'] * 0.075) * person.stature
    foot = Vector((grip.x - 0.02, grip.y + 0.46, 0.05))
    tilt = (grip - foot).normalized()
    side = Vector((1, 0, 0))
    depth = tilt.cross(side).normalized()
    place = lambda x, y, z: foot + side * x + depth * y + tilt * z
    rows = []
    for z, k in ((0.0, 0.9), (0.012, 1.0), (0.52, 1.0), (0.535, 0.9)):
        rows.append([place(x * 0.18 * k, y * 0.115 * k - 0.02, z) for _, x, y in circle(24, 6)])
    mesh.grid(rows, start=True, end=True)
    top = (grip - foot).length
    for x in (-0.06, 0.06):
        rod(mesh, place(x, 0.03, 0.5), place(x, 0.0, top), 0.007)
    rod(mesh, place(-0.075, 0, top), place(0.075, 0, top), 0.013)
    for x in (-0.14, 0.14):
        hub = Vector((foot.x + x, foot.y, 0.035))
        rod(mesh, hub - side * 0.012, hub + side * 0.012, 0.035)


def add_chair(person):
    """Thin moulded shell on four metal legs; its seat is z = 0."""
    mesh = person.mesh
    front = []
    for y, z, w in SHELL:
        wrap = 0.05 * (-1 if y < -0.19 else 0)
        front.append([Vector((u * w / 2, -y + wrap * u * u, z + 0.012 * u * u)) for u in spread(-1, 1, 9)])
    back = [[p + Vector((0, 0.012, -0.010)) for p in row] for row in front]
    mesh.grid([f + list(reversed(b)) for f, b in zip(front, back)], start=True, end=True)
    for x in (-1, 1):
        for y, top in ((-0.16, -0.03), (0.17, -0.03)):
            rod(mesh, Vector((x * 0.16, y, top)), Vector((x * 0.22, y * 1.35, -SEAT)), 0.010)


# From the front edge of the seat to the top of the back: forward, up, width.
SHELL = (
    (0.245, -0.035, 0.40),
    (0.20, -0.008, 0.43),
    (0.05, -0.012, 0.45),
    (-0.12, -0.020, 0.45),
    (-0.20, 0.010, 0.44),
    (-0.235, 0.09, 0.43),
    (-0.255, 0.20, 0.43),
    (-0.275, 0.32, 0.41),
    (-0.288, 0.385, 0.36),
    (-0.290, 0.40, 0.28),
)


def rod(mesh, a, b, radius):
    path = [a + (b - a) * u for u in (0, 1)]
    ahead = Vector((0.3, 1, 0.1))
    mesh.grid(tube(path, ahead, [(radius,) * 3] * 2, 8), start=True, end=True)
