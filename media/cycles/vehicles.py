"""Cars, auto-rickshaws and an airliner: sides drawn as outlines and pulled to their width. They head along local +x."""
import math

from mathutils import Matrix, Vector

from props import Builder, material
from space import point, turned



class Bodywork(Builder):
    def pull(self, outline, width, made, top=1.0, side=None):
        """A side outline [(x, z)...], counter-clockwise, pulled across; `top` narrows what lies higher."""
        low, high = min(z for _, z in outline), max(z for _, z in outline)
        count, first = len(outline), len(self.corners)
        for k in (-1, 1):
            for x, z in outline:
                lean = 1 + (top - 1) * (z - low) / max(0.01, high - low)
                self.corners.append(Vector((x, k * width / 2 * lean, z)))
        for i in range(count):
            j = (i + 1) % count
            self.faces.append((first + i, first + j, first + count + j, first + count + i))
        self.faces.append(tuple(first + i for i in reversed(range(count))))
        self.faces.append(tuple(first + count + i for i in range(count)))
        self.slots += [self.slot(made)] * count + [self.slot(side or made)] * 2

    def wheels(self, places, radius, width):
        tyre, rim = material('tyre', (0.012, 0.012, 0.013)), material('rim', (0.5, 0.51, 0.53))
        for x, y in places:
            for r, wide, made in ((radius, width, tyre), (radius * 0.6, width + 0.02, rim)):
                outline = [(x + math.cos(a) * r, radius + math.sin(a) * r) for a in [2 * math.pi * i / 20 for i in range(20)]]
                start = len(self.corners)
                self.pull(outline, wide, made)
                for corner in self.corners[start:]:
                    corner.y += y


def car(part):
    b = Bodywork()
    paint = material('paint', (0.5, 0.5, 0.5))
    glass, dark = material('car glass', (0.015, 0.018, 0.02)), material('sill', (0.02, 0.02, 0.02))
    body = [(-1.95, 0.32), (1.95, 0.32), (2.02, 0.6), (1.9, 0.78), (0.95, 0.96), (-1.85, 0.98), (-2.02, 0.75)]
    b.pull(body, 1.72, paint, 0.94)
    b.pull([(-1.5, 0.97), (0.92, 0.95), (0.3, 1.4), (-1.15, 1.42)], 1.52, glass, 0.84)
    b.pull([(-1.2, 1.4), (0.34, 1.38), (0.16, 1.47), (-1.02, 1.49)], 1.3, paint, 0.94)
    b.pull([(-1.9, 0.22), (1.9, 0.22), (1.96, 0.36), (-1.96, 0.36)], 1.66, dark)
    b.pull([(1.93, 0.6), (1.985, 0.62), (1.94, 0.74), (1.9, 0.74)], 1.5, material('lamp', (0.9, 0.9, 0.82)))
    b.pull([(-2.03, 0.68), (-1.9, 0.68), (-1.9, 0.84), (-1.99, 0.84)], 1.5, material('tail lamp', (0.4, 0.01, 0.01)))
    b.wheels([(x, y) for x in (-1.25, 1.25) for y in (-0.74, 0.74)], 0.31, 0.2)
    return b


def auto(part):
    b = Bodywork()
    green, yellow = material('auto green', (0.02, 0.16, 0.05)), material('auto yellow', (0.75, 0.5, 0.02))
    dark, glass = material('sill', (0.02, 0.02, 0.02)), material('car glass', (0.015, 0.018, 0.02))
    b.pull([(-1.25, 0.35), (0.5, 0.35), (1.2, 0.5), (1.32, 0.8), (0.95, 1.0), (0.5, 0.75), (-0.5, 0.75), (-0.55, 0.95), (-1.3, 0.95)], 1.24, green, 0.96)
    b.pull([(-1.28, 1.5), (0.62, 1.5), (0.5, 1.68), (-1.1, 1.7)], 1.26, yellow, 0.9)
    b.pull([(-1.3, 0.95), (-1.0, 0.95), (-1.0, 1.5), (-1.28, 1.5)], 1.2, dark)
    b.pull([(0.93, 1.0), (0.98, 1.0), (0.66, 1.5), (0.6, 1.5)], 1.14, glass)
    for y in (-0.58, 0.58):
        start = len(b.corners)
        b.pull([(0.1, 0.7), (0.16, 0.7), (0.12, 1.52), (0.06, 1.52)], 0.05, dark)
        for corner in b.corners[start:]:
            corner.y += y
    b.pull([(-0.9, 0.6), (-0.4, 0.6), (-0.4, 0.72), (-0.85, 1.1)], 1.0, dark)
    b.wheels([(-0.85, -0.55), (-0.85, 0.55), (0.98, 0)], 0.24, 0.14)
    return b


def plane(part):
    """A narrow-bodied airliner, 36 m long."""
    b = Bodywork()
    white, blue = material('hull', (0.72, 0.73, 0.74)), material('tail', (0.3, 0.31, 0.33))
    dark, metal = material('car glass', (0.015, 0.018, 0.02)), material('engine', (0.4, 0.41, 0.43))
    hull = [(-18, 4.6, 0.15), (-14, 4.3, 1.0), (-9, 4.0, 1.8), (8, 3.9, 2.0), (13, 3.8, 1.95), (15.5, 3.6, 1.6), (17.3, 3.3, 0.8), (18, 3.15, 0.1)]
    last = None
    for x, z, r in hull:
        first = len(b.corners)
        b.corners += [Vector((x, math.cos(a) * r, z + math.sin(a) * r)) for a in [2 * math.pi * i / 24 for i in range(24)]]
        if last is not None:
            for i in range(24):
                j = (i + 1) % 24
                b.faces.append((last + i, first + i, first + j, last + j))
                b.slots.append(b.slot(white))
        last = first
    for side in (-1, 1):
        first = len(b.corners)
        b.corners += [Vector(c) for c in ((3, side * 1.6, 3), (-4, side * 1.6, 3), (-7, side * 16, 4.4), (-5.4, side * 16, 4.4), (-14, side * 1, 4.9), (-17, side * 0.6, 5), (-18.2, side * 6, 5.4), (-17, side * 6, 5.4))]
        b.faces += [(first, first + 1, first + 2, first + 3), (first + 4, first + 5, first + 6, first + 7)]
        b.slots += [b.slot(white)] * 2
        start = len(b.corners)
        b.pull([(x, 1.7 + z) for x, z in ((-2.6, -0.7), (1.8, -0.9), (2.1, 0), (1.8, 0.9), (-2.6, 0.5))], 1.5, metal)
        for corner in b.corners[start:]:
            corner.y += side * 5.4
        for i in range(26):
            x = -9.5 + i * 0.8
            first = len(b.corners)
            b.corners += [Vector((x + dx, side * 2.02, 4.3 + dz)) for dx, dz in ((0, 0), (0.34, 0), (0.34, 0.46), (0, 0.46))]
            b.faces.append(tuple(first + k for k in (range(4) if side < 0 else reversed(range(4)))))
            b.slots.append(b.slot(dark))
    b.pull([(-17.8, 5), (-12.6, 5.4), (-16.4, 11), (-18.6, 11)], 0.34, blue)
    b.pull([(15.7, 4.2), (16.9, 4.0), (16.5, 4.5), (15.9, 4.7)], 1.8, dark)
    b.wheels([(-1.5, -2.6), (-1.5, 2.6), (14, 0)], 0.55, 0.6)
    return b


def vehicle(part):
    builder = {'car': car, 'auto': auto, 'plane': plane}[part['make']](part)
    place = Matrix.Translation(point((part['x'], part['y'], part['z']))) @ turned(part['turn'])
    mesh = builder.build('vehicle', place).data
    if part['make'] != 'plane':
        mesh.polygons.foreach_set('use_smooth', [False] * len(mesh.polygons))
