"""Hands for the close views, in a cotton glove or bare: rounded limbs grown into one skin."""
import math

import bpy
from mathutils import Matrix, Vector

from hardware_kit import finish, group

# Of a right hand seen from its back, fingers up: x of the knuckle, height of the knuckle, lengths of the three joints, radius.
FINGERS = ((-0.031, 0.088, (0.040, 0.024, 0.019), 0.0088), (-0.010, 0.093, (0.045, 0.028, 0.020), 0.0091),
           (0.011, 0.089, (0.042, 0.026, 0.019), 0.0088), (0.030, 0.080, (0.034, 0.020, 0.017), 0.0078))
SPREAD = (-9, -2, 5, 12)


def hand(at, way, palm, curl=(20, 20, 20, 20), thumb=(35, 20), left=False, mat='glove', sleeve='sleeve', spread=1.0, bend=0.0,
         scale=1.0, parent=None):
    """A right hand (or its mirror): wrist at `at`, flat fingers along `way`, the palm looking to `palm`.

    In itself: wrist at the origin, fingers along +z, back to -y, thumb towards -x.
    curl: degrees every joint of the four fingers closes towards the palm (+y), a number or one per joint;
    thumb: away from the index finger, and across the palm; bend: of the forearm at the wrist.
    """
    hold = group(at, parent=parent)
    z = Vector(way).normalized()
    x = Vector(palm).cross(z).normalized()
    hold.rotation_euler = Matrix((x, z.cross(x), z)).transposed().to_euler()
    hold.scale = (-scale if left else scale, scale, scale)
    limbs = [((-0.020, 0, -0.006), (-0.028, 0, 0.078), 0.0135, 0.0125), ((0.0, 0, -0.006), (-0.009, 0, 0.084), 0.0150, 0.0130),
             ((0.016, 0, -0.006), (0.011, 0, 0.080), 0.0145, 0.0125), ((0.024, 0.001, -0.002), (0.028, 0, 0.070), 0.0125, 0.0115)]
    for (x, z, lengths, radius), closing, aside in zip(FINGERS, curl, SPREAD):
        limbs += _finger(Vector((x, 0, z)), lengths, radius, closing, aside * spread)
    limbs += _thumb(*thumb)
    axis = Matrix.Rotation(math.radians(bend), 3, 'X') @ Vector((0, 0, -1))
    limbs += [((0, 0, 0.0), tuple(axis * 0.06), 0.0240, 0.0260), ((0.012, 0, 0.0), tuple(axis * 0.06 + Vector((0.01, 0, 0))), 0.018, 0.0240)]
    _grow(limbs, mat, hold)
    if sleeve:
        _grow([(tuple(axis * 0.055), tuple(axis * 0.075), 0.037, 0.037), (tuple(axis * 0.07), tuple(axis * 0.42), 0.035, 0.050)],
              sleeve, hold, 0.0035)
    return hold


def _finger(root, lengths, radius, closing, aside):
    joints = closing if isinstance(closing, (tuple, list)) else (closing,) * 3
    limbs, angle, p = [], 0.0, root
    side = Matrix.Rotation(math.radians(aside), 3, 'Y')
    for k, (length, turn) in enumerate(zip(lengths, joints)):
        angle += math.radians(turn)
        step = side @ Vector((0, math.sin(angle), math.cos(angle))) * length
        limbs.append((tuple(p), tuple(p + step), radius * (1.10, 1.0, 0.92)[k], radius * (1.0, 0.92, 0.80)[k]))
        p = p + step
    return limbs


def _thumb(away, across):
    limbs, p = [((-0.014, 0.004, 0.008), (-0.030, 0.010, 0.030), 0.0165, 0.0135)], Vector((-0.030, 0.010, 0.030))
    for k, (length, radius) in enumerate(((0.036, 0.0115), (0.027, 0.0100))):
        a, c = math.radians(away - 8 * k), math.radians(across + 14 * k)
        step = Vector((-math.sin(a) * math.cos(c), math.sin(c), math.cos(a) * math.cos(c))) * length
        limbs.append((tuple(p), tuple(p + step), radius * 1.08, radius * 0.88))
        p = p + step
    return limbs


def _grow(limbs, mat, parent, voxel=0.0016):
    """Round cones, united by a voxel remesh and smoothed."""
    verts, faces = [], []
    for a, b, ra, rb in limbs:
        _cone(Vector(a), Vector(b), ra, rb, verts, faces)
    mesh = bpy.data.meshes.new('limb')
    mesh.from_pydata(verts, [], faces)
    mesh.materials.append(finish(mat))
    thing = bpy.data.objects.new('limb', mesh)
    bpy.context.scene.collection.objects.link(thing)
    thing.parent = parent
    whole = thing.modifiers.new('whole', 'REMESH')
    whole.mode, whole.voxel_size, whole.use_smooth_shade = 'VOXEL', voxel, True
    soft = thing.modifiers.new('soft', 'SMOOTH')
    soft.factor, soft.iterations = 0.5, 7


def _cone(a, b, ra, rb, verts, faces, sides=16, caps=5):
    """A tapered rod with round ends, closed."""
    way = (b - a).normalized()
    across = way.orthogonal().normalized()
    up = way.cross(across)
    first = len(verts)
    rings = []
    for centre, radius, sign, steps in ((a, ra, -1, range(caps, -1, -1)), (b, rb, 1, range(caps + 1))):
        for k in steps:
            t = math.radians(88 * k / caps)
            rings.append((centre + way * (sign * radius * math.sin(t)), radius * math.cos(t)))
    for centre, radius in rings:
        verts += [tuple(centre + (across * math.cos(w) + up * math.sin(w)) * radius)
                  for w in (2 * math.pi * k / sides for k in range(sides))]
    for r in range(len(rings) - 1):
        for k in range(sides):
            p, q = first + r * sides, first + (r + 1) * sides
            faces.append((p + k, p + (k + 1) % sides, q + (k + 1) % sides, q + k))
    faces.append(tuple(first + k for k in reversed(range(sides))))
    faces.append(tuple(first + (len(rings) - 1) * sides + k for k in range(sides)))
