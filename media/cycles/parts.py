"""Meshes for the plain parts of a scene: rectangles, boxes, cylinders, spheres, wheels."""
import math

import bpy
from mathutils import Matrix, Vector

from space import add_mesh, add_object, point, turned

UNIT = ((0, 0), (1, 0), (1, 1), (0, 1))


def rectangle(part, surfaces):
    origin, across, up = (point(part[key]) for key in 'ouv')
    wide, high = across.length, up.length
    left, top, part_wide, part_high = part['uv']
    bottom = 1 - top - part_high
    metres = [[(u * wide, v * high) for u, v in UNIT]]
    picture = [[(left + u * part_wide, bottom + v * part_high) for u, v in UNIT]]
    corners = (origin, origin + across, origin + across + up, origin + up)
    mesh = add_mesh('rectangle', corners, [(0, 1, 2, 3)], metres, picture, [surfaces.get(part['mat'])])
    thing = add_object('rectangle', mesh)
    if part['mat'].get('unseen'):
        thing.visible_camera = False
    if part['mat']['type'] == 'light' and part['mat'].get('throw', 1):
        lamp(part['mat'], (origin + across / 2 + up / 2), across, up, surfaces.boost)
    if part['mat']['type'] in ('glow', 'light'):
        thing.visible_shadow = thing.visible_diffuse = False
    if part['mat']['type'] == 'glow':
        thing.visible_glossy = False


def lamp(mat, middle, across, up, boost):
    """A lit rectangle as a lamp of its own: Blender samples lamps evenly, but surfaces by their area."""
    data = bpy.data.lights.new('lamp', 'AREA')
    data.shape = 'RECTANGLE'
    data.size, data.size_y = max(0.02, across.length), max(0.02, up.length)
    strength = mat['strength']
    # An area lamp of P watts has the radiance P / 4A in Cycles.
    data.energy = 4 * data.size * data.size_y * strength * boost * mat.get('throw', 1)
    thing = bpy.data.objects.new('lamp', data)
    x, y = across.normalized(), up.normalized()
    normal = x.cross(y)
    # Lamps shine along their -z; a hair in front of the surface.
    basis = Matrix((x, -y, -normal)).transposed().to_4x4()
    thing.matrix_world = Matrix.Translation(middle + normal * 0.005) @ basis
    bpy.context.scene.collection.objects.link(thing)
    thing.visible_camera = thing.visible_glossy = False


def box(part, surfaces):
    w, h, d = part['w'], part['h'], part['d']
    x, y, z = w / 2, d / 2, h
    corners = [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    sides = [((0, 1, 5, 4), w, h, 1), ((2, 3, 7, 6), w, h, 0), ((1, 2, 6, 5), d, h, 0), ((3, 0, 4, 7), d, h, 0)]
    sides += [((4, 5, 6, 7), w, d, 2), ((3, 2, 1, 0), w, d, 0)]
    metres = [[(u * wide, v * high) for u, v in UNIT] for _, wide, high, _ in sides]
    materials = [surfaces.get(part[key]) for key in ('mat', 'front', 'top')]
    faces = [face for face, *_ in sides]
    mesh = add_mesh('box', corners, faces, metres, [UNIT] * len(sides), materials, [slot for *_, slot in sides])
    place = Matrix.Translation(point((part['x'], part['y'], part['z']))) @ turned(part['turn'])
    thing = add_object('box', mesh, place)
    # Nothing real has a perfectly sharp edge: a small chamfer catches the light.
    smallest = min(w, h, d)
    if smallest > 0.008 and max(w, h, d) < 12:
        bevel = thing.modifiers.new('edge', 'BEVEL')
        bevel.width = min(0.012, smallest * 0.15)
        bevel.segments = 2
        bevel.limit_method = 'ANGLE'


def cylinder(part, surfaces):
    r, h = part['r'], part['h']
    start, end = math.radians(part['from']), math.radians(part['to'])
    steps = max(8, min(96, int(abs(end - start) * max(4, 14 * math.sqrt(r)))))
    arc = r * (end - start)
    corners, metres, picture, faces = [], [], [], []
    for i in range(steps + 1):
        angle = start + (end - start) * i / steps
        base = Vector((math.sin(angle) * r, -math.cos(angle) * r, 0))
        corners += [base, base + Vector((0, 0, h))]
    for i in range(steps):
        a, b = 2 * i, 2 * i + 2
        t0, t1 = i / steps, (i + 1) / steps
        faces.append((a, b, b + 1, a + 1))
        metres.append([(t0 * arc, 0), (t1 * arc, 0), (t1 * arc, h), (t0 * arc, h)])
        picture.append([(t0, 0), (t1, 0), (t1, 1), (t0, 1)])
    slots = [0] * len(faces)
    if abs(end - start) > 6.28:
        ring = [2 * i + 1 for i in range(steps)]
        faces.append(tuple(ring))
        flat = [(corners[i].x, corners[i].y) for i in ring]
        metres.append(flat)
        picture.append([(0, 0)] * steps)
        slots.append(0)
    mesh = add_mesh('cylinder', corners, faces, metres, picture, [surfaces.get(part['mat'])], slots, smooth=True)
    mesh.use_auto_smooth = True
    add_object('cylinder', mesh, Matrix.Translation(point((part['x'], part['y'], part['z']))))


def sphere(part, surfaces):
    bpy.ops.mesh.primitive_uv_sphere_add(radius=part['r'], segments=96, ring_count=48)
    thing = bpy.context.object
    thing.data.uv_layers[0].name = 'Picture'
    thing.matrix_world = Matrix.Translation(point((part['x'], part['y'], part['z'])))
    thing.data.materials.append(surfaces.get(part['mat']))
    thing.data.polygons.foreach_set('use_smooth', [True] * len(thing.data.polygons))
    if part['mat']['type'] == 'light':
        bulb(part, surfaces.boost)
        thing.visible_shadow = thing.visible_diffuse = False


def bulb(part, boost):
    data = bpy.data.lights.new('bulb', 'POINT')
    data.shadow_soft_size = part['r']
    # A point lamp of P watts has the radiance P / (4 pi² r²).
    data.energy = 4 * math.pi**2 * part['r'] ** 2 * part['mat']['strength'] * boost * part['mat'].get('throw', 1)
    thing = add_object('bulb', data, Matrix.Translation(point((part['x'], part['y'], part['z']))))
    thing.visible_camera = thing.visible_glossy = False


PARTS = {'quad': rectangle, 'box': box, 'cylinder': cylinder, 'sphere': sphere}
