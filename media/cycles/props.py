"""Plants, dress forms and wheels."""
import math
import random

import bpy
from mathutils import Matrix, Vector

from space import add_object, point, turned
from surfaces import ROUGH, plaster


def material(name, colour):
    """Plaster as light as the colour of the real thing."""
    made = bpy.data.materials.get(name)
    if made:
        return made
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = made.node_tree.nodes['Principled BSDF']
    red, green, blue = colour
    shader.inputs['Base Color'].default_value = plaster(0.46 + 0.3 * math.sqrt(0.21 * red + 0.72 * green + 0.07 * blue))
    shader.inputs['Roughness'].default_value = ROUGH
    return made


class Builder:
    """Collects faces of several materials into one mesh."""

    def __init__(self):
        self.corners, self.faces, self.slots, self.materials = [], [], [], []

    def slot(self, made):
        if made not in self.materials:
            self.materials.append(made)
        return self.materials.index(made)

    def ring(self, centre, radius, made, count=14, last=None, squash=1.0):
        """A horizontal ring, joined to the one before."""
        first = len(self.corners)
        for i in range(count):
            a = 2 * math.pi * i / count
            self.corners.append(centre + Vector((math.cos(a) * radius, math.sin(a) * radius * squash, 0)))
        if last is not None:
            for i in range(count):
                j = (i + 1) % count
                self.faces.append((last + i, last + j, first + j, first + i))
                self.slots.append(self.slot(made))
        return first

    def lathe(self, profile, made, count=20, squash=1.0):
        last = None
        for radius, height in profile:
            last = self.ring(Vector((0, 0, height)), radius, made, count, last, squash)

    def blade(self, root, tip, width, droop, made, steps=5, lift=0.12):
        """A leaf: a strip folded along its rib, sagging towards the tip."""
        way = tip - root
        side = way.cross(Vector((0, 0, 1))).normalized() * width
        first = len(self.corners)
        for i in range(steps + 1):
            t = i / steps
            middle = root + way * t - Vector((0, 0, droop * t * t))
            wide = math.sin(math.pi * min(1, 0.12 + t * 0.88)) ** 0.8
            fold = Vector((0, 0, lift * width * wide))
            self.corners += [middle - side * wide + fold, middle, middle + side * wide + fold]
        for i in range(steps):
            a = first + i * 3
            self.faces += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]
            self.slots += [self.slot(made)] * 2

    def build(self, name, place):
        mesh = bpy.data.meshes.new(name)
        mesh.from_pydata([tuple(c) for c in self.corners], [], self.faces)
        for made in self.materials:
            mesh.materials.append(made)
        mesh.polygons.foreach_set('material_index', self.slots)
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
        return add_object(name, mesh, place)


def leaf():
    return material('leaf', (0.045, 0.12, 0.03))


def pot(part, rnd):
    """A ficus or kentia in a tall planter, 1 m high before scaling."""
    b = Builder()
    planter = material('planter', (0.16, 0.155, 0.15))
    earth = material('earth', (0.02, 0.015, 0.01))
    b.lathe([(0.001, 0), (0.13, 0), (0.165, 0.3), (0.15, 0.3), (0.148, 0.275)], planter, 24)
    b.lathe([(0.148, 0.275), (0.001, 0.28)], earth, 24)
    leaves = leaf()
    for stem in range(rnd.randint(4, 6)):
        angle = stem * 2.4 + rnd.uniform(-0.4, 0.4)
        top = Vector((math.cos(angle) * 0.13, math.sin(angle) * 0.13, rnd.uniform(0.5, 0.72)))
        b.blade(Vector((0, 0, 0.28)), top, 0.008, 0, leaves, 3)
        for k in range(9):
            turn = angle + k * 2.1 + rnd.uniform(-0.5, 0.5)
            root = Vector((0, 0, 0.28)).lerp(top, 0.45 + 0.55 * k / 8)
            reach = rnd.uniform(0.2, 0.32)
            tip = root + Vector((math.cos(turn) * reach, math.sin(turn) * reach, rnd.uniform(0.08, 0.24)))
            b.blade(root, tip, rnd.uniform(0.028, 0.045), rnd.uniform(0.08, 0.2), leaves)
    return b


def palm(part, rnd):
    b = Builder()
    bark = material('bark', (0.1, 0.075, 0.05))
    last = None
    for i in range(14):
        t = i / 13
        centre = Vector((0.03 * math.sin(t * 2), 0.02 * t, t * 0.72))
        last = b.ring(centre, 0.026 - 0.009 * t + (0.003 if i % 2 else 0), bark, 10, last)
    crown = Vector((0.03 * math.sin(2), 0.02, 0.72))
    leaves = leaf()
    for i in range(20):
        angle = i * 2.399 + rnd.uniform(-0.2, 0.2)
        rise = rnd.uniform(-0.02, 0.26)
        reach = rnd.uniform(0.26, 0.34)
        way = Vector((math.cos(angle), math.sin(angle), 0))
        droop = 0.3 - rise * 0.5
        for k in range(2, 17):
            t = k / 16
            rib = crown + way * (reach * t) + Vector((0, 0, rise * t - droop * t * t))
            for side in (-1, 1):
                out = Vector((-way.y, way.x, 0)) * side * 0.085 * math.sin(math.pi * (0.1 + 0.85 * t)) + way * 0.045
                b.blade(rib, rib + out - Vector((0, 0, 0.02)), 0.006, 0.03, leaves, 2)
    return b


def tree(part, rnd):
    """A broad crown of leaf clusters on a forking trunk."""
    b = Builder()
    bark = material('bark', (0.1, 0.075, 0.05))
    last = None
    for i in range(7):
        t = i / 6
        last = b.ring(Vector((0.01 * math.sin(t * 5), 0, t * 0.45)), 0.03 - 0.014 * t, bark, 10, last)
    leaves = leaf()
    clusters = [Vector((0, 0, 0.62))]
    for _ in range(26):
        angle, ring = rnd.uniform(0, 6.28), rnd.uniform(0.05, 0.3)
        clusters.append(Vector((math.cos(angle) * ring, math.sin(angle) * ring, rnd.uniform(0.42, 0.92 - ring * 0.6))))
    for centre in clusters:
        b.blade(Vector((0, 0, 0.35)), centre, 0.008, 0, bark, 2)
        for _ in range(95):
            way = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 0.8))).normalized()
            root = centre + way * rnd.uniform(0.03, 0.1)
            aim = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 0.6))).normalized()
            b.blade(root, root + aim * 0.03, 0.01, 0.006, leaves, 2)
    return b


def bust(part):
    """A tailor's dress form on a stand, 1 m high before scaling."""
    b = Builder()
    linen = material('linen', (0.55, 0.5, 0.42))
    wood = material('stand', (0.08, 0.05, 0.03))
    cloth = material('dress', (0.2, 0.08, 0.38))
    b.lathe([(0.001, 0), (0.12, 0), (0.12, 0.012), (0.015, 0.02), (0.012, 0.42)], wood)
    b.lathe(
        [(0.15, 0.26), (0.135, 0.42), (0.118, 0.54), (0.108, 0.6), (0.082, 0.68), (0.088, 0.74), (0.108, 0.82), (0.112, 0.87)],
        cloth, 24, 0.62,
    )
    b.lathe([(0.112, 0.87), (0.1, 0.905), (0.05, 0.93), (0.036, 0.945), (0.034, 0.985), (0.001, 0.99)], linen, 24, 0.66)
    place = Matrix.Translation(point((part['x'], part['y'], part['z']))) @ turned(part['turn'])
    b.build('bust', place @ Matrix.Scale(part['h'], 4))


def plant(part):
    rnd = random.Random(f'{part["species"]}{part["n"]}')
    builder = {'pot': pot, 'palm': palm, 'tree': tree}[part['species']](part, rnd)
    place = Matrix.Translation(point((part['x'], part['y'], part['z'])))
    builder.build('plant', place @ Matrix.Rotation(rnd.uniform(0, 6), 4, 'Z') @ Matrix.Scale(part['h'], 4))


def wheel(part):
    """Tyre and rim, its axle along the vehicle's side."""
    b = Builder()
    r = part['r']
    tyre, rim = material('tyre', (0.012, 0.012, 0.013)), material('rim', (0.5, 0.51, 0.53))
    b.lathe([(r * 0.62, 0.02), (r * 0.66, 0.0), (r * 0.93, 0.0), (r, 0.04), (r, 0.2), (r * 0.93, 0.24), (0.001, 0.24)], tyre, 40)
    b.lathe([(0.001, 0.05), (r * 0.2, 0.03), (r * 0.24, 0.075), (r * 0.5, 0.09), (r * 0.6, 0.03), (r * 0.63, 0.012)], rim, 40)
    lying = Matrix.Rotation(-math.pi / 2, 4, 'X')
    b.build('wheel', Matrix.Translation(point((part['x'], part['y'], part['z']))) @ turned(part['turn']) @ lying)


PROPS = {'plant': plant, 'bust': bust, 'wheel': wheel}
