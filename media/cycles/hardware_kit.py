"""Materials and small bevelled solids the hardware pictures are built from. Metres, z up."""
import math

import bmesh
import bpy
from mathutils import Matrix, Vector

# name: base colour, roughness, metallic, grain (bump strength), grain size in 1/m
FINISH = {
    'alloy': ((0.62, 0.63, 0.65), 0.34, 1.0, 0.0, 0),
    'cast': ((0.15, 0.155, 0.165), 0.42, 0.3, 0.0, 0),
    'coat': ((0.030, 0.031, 0.034), 0.42, 0.0, 0.0, 0),
    'mask': ((0.018, 0.018, 0.019), 0.42, 0.0, 0.10, 5000),
    'plastic': ((0.014, 0.014, 0.015), 0.38, 0.0, 0.0, 0),
    'rubber': ((0.011, 0.011, 0.012), 0.6, 0.0, 0.0, 0),
    'steel': ((0.56, 0.56, 0.57), 0.24, 1.0, 0.0, 0),
    'galvanised': ((0.46, 0.48, 0.50), 0.42, 1.0, 0.0, 0),
    'blacksteel': ((0.03, 0.03, 0.033), 0.34, 0.7, 0.0, 0),
    'gold': ((0.83, 0.62, 0.27), 0.3, 1.0, 0.0, 0),
    'pcb': ((0.012, 0.030, 0.024), 0.3, 0.0, 0.0, 0),
    'greenpcb': ((0.010, 0.055, 0.030), 0.32, 0.0, 0.0, 0),
    'chip': ((0.022, 0.022, 0.023), 0.45, 0.0, 0.0, 0),
    'nylon': ((0.55, 0.55, 0.53), 0.45, 0.0, 0.0, 0),
    'label': ((0.62, 0.62, 0.60), 0.5, 0.0, 0.0, 0),
    'red': ((0.42, 0.018, 0.012), 0.4, 0.0, 0.0, 0),
    'blue': ((0.012, 0.055, 0.34), 0.4, 0.0, 0.0, 0),
    'yellow': ((0.55, 0.30, 0.015), 0.4, 0.0, 0.0, 0),
    'green': ((0.03, 0.25, 0.06), 0.4, 0.0, 0.0, 0),
    'concrete': ((0.17, 0.168, 0.162), 0.75, 0.0, 0.5, 45),
    'plaster': ((0.12, 0.122, 0.13), 0.7, 0.0, 0.25, 120),
    'walnut': ((0.085, 0.045, 0.024), 0.38, 0.0, 0.0, 0),
    'laminate': ((0.016, 0.040, 0.095), 0.35, 0.0, 0.0, 0),
    'fabric': ((0.05, 0.055, 0.065), 0.85, 0.0, 0.4, 900),
}


def finish(name):
    """The named material; made once per scene."""
    mat = bpy.data.materials.get(name)
    if mat:
        return mat
    colour, rough, metal, grain, scale = FINISH[name]
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    tree = mat.node_tree
    shader = tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (*colour, 1)
    shader.inputs['Roughness'].default_value = rough
    shader.inputs['Metallic'].default_value = metal
    if grain:
        _add_grain(tree, shader, grain, scale)
    return mat


def _add_grain(tree, shader, strength, scale):
    """Fine bump of cast or sprayed surfaces; object space keeps its size true."""
    coords = tree.nodes.new('ShaderNodeTexCoord')
    noise = tree.nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = scale
    noise.inputs['Detail'].default_value = 1
    bump = tree.nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = strength
    bump.inputs['Distance'].default_value = 0.6 / scale
    tree.links.new(coords.outputs['Object'], noise.inputs['Vector'])
    tree.links.new(noise.outputs['Fac'], bump.inputs['Height'])
    tree.links.new(bump.outputs['Normal'], shader.inputs['Normal'])


def glow(name, colour, strength):
    """A small indicator lamp or light line."""
    mat = bpy.data.materials.get(name) or bpy.data.materials.new(name)
    mat.use_nodes = True
    shader = mat.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (0.02, 0.02, 0.02, 1)
    shader.inputs['Emission'].default_value = (*colour, 1)
    shader.inputs['Emission Strength'].default_value = strength
    return mat


def place(mesh, mat, at=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """An object of the mesh; rot in degrees."""
    thing = bpy.data.objects.new(mesh.name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = [math.radians(a) for a in rot]
    thing.parent = parent
    if mat is not None:
        surface = finish(mat) if isinstance(mat, str) else mat
        # The material hangs on the object, so that equal shapes share one mesh.
        if not mesh.materials:
            mesh.materials.append(None)
        thing.material_slots[0].link = 'OBJECT'
        thing.material_slots[0].material = surface
    return thing


def group(at=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """An empty that carries an assembly."""
    holder = bpy.data.objects.new('group', None)
    bpy.context.scene.collection.objects.link(holder)
    holder.location = at
    holder.rotation_euler = [math.radians(a) for a in rot]
    holder.parent = parent
    return holder


def _cached(key, build):
    mesh = bpy.data.meshes.get(key)
    if mesh is None:
        solid = bmesh.new()
        build(solid)
        mesh = bpy.data.meshes.new(key)
        solid.to_mesh(mesh)
        solid.free()
    return mesh


def _bevel(solid, width, segments=3, edges=None):
    if width > 0:
        bmesh.ops.bevel(solid, geom=edges or solid.edges[:], offset=width, offset_type='OFFSET',
                        segments=segments, profile=0.5, affect='EDGES', clamp_overlap=True)


def box(size, at, mat, bevel=None, rot=(0, 0, 0), parent=None):
    """Bevelled block, placed by its centre."""
    width = min(0.003, min(size) * 0.2) if bevel is None else bevel

    def build(solid):
        bmesh.ops.create_cube(solid, size=1, matrix=Matrix.Diagonal((*size, 1)))
        _bevel(solid, width)

    key = 'box %.5f %.5f %.5f %.5f' % (*size, width)
    return place(_cached(key, build), mat, at, rot, parent)


def cluster(blocks, mat, at=(0, 0, 0), parent=None):
    """Many small plain blocks, (size, centre) each, as one mesh."""
    verts, faces = [], []
    for (w, d, h), (x, y, z) in blocks:
        n = len(verts)
        verts += [(x + a * w / 2, y + b * d / 2, z + c * h / 2) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
        faces += [tuple(n + k for k in side) for side in
                  ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3))]
    mesh = bpy.data.meshes.new('cluster')
    mesh.from_pydata(verts, [], faces)
    return place(mesh, mat, at, parent=parent)


AXES = {'x': (0, 90, 0), 'y': (90, 0, 0), 'z': (0, 0, 0)}


def cylinder(radius, depth, at, mat, axis='z', bevel=None, sides=40, parent=None, tip=None):
    """Rod, disc, knob; `axis` is a letter or a rotation in degrees; `tip` the far radius of a cone."""
    far = radius if tip is None else tip
    width = min(radius, depth) * 0.12 if bevel is None else bevel

    def build(solid):
        bmesh.ops.create_cone(solid, cap_ends=True, segments=sides, radius1=radius, radius2=far, depth=depth)
        rims = [e for e in solid.edges if any(len(f.verts) > 4 for f in e.link_faces)]
        _bevel(solid, width, 2, rims)
        for face in solid.faces:
            face.smooth = len(face.verts) == 4

    key = 'cyl %.5f %.5f %.5f %.5f %d' % (radius, far, depth, width, sides)
    mesh = _cached(key, build)
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(50)
    return place(mesh, mat, at, AXES[axis] if isinstance(axis, str) else axis, parent)


def ball(radius, at, mat, parent=None):
    def build(solid):
        bmesh.ops.create_uvsphere(solid, u_segments=32, v_segments=16, radius=radius)
        for face in solid.faces:
            face.smooth = True

    return place(_cached('ball %.5f' % radius, build), mat, at, parent=parent)


def prism(outline, depth, at, mat, rot=(0, 0, 0), bevel=0.001, parent=None):
    """An outline in x, z (counter-clockwise seen from the front) carried `depth` back along y."""

    def build(solid):
        front = [solid.verts.new((x, 0, z)) for x, z in outline]
        face = solid.faces.new(front)
        moved = bmesh.ops.extrude_face_region(solid, geom=[face])['geom']
        bmesh.ops.translate(solid, vec=(0, depth, 0), verts=[v for v in moved if isinstance(v, bmesh.types.BMVert)])
        bmesh.ops.recalc_face_normals(solid, faces=solid.faces)
        _bevel(solid, bevel, 2, [e for e in solid.edges if len(e.link_faces) == 2 and e.calc_face_angle(0) > 0.6])

    key = 'prism %d' % abs(hash((tuple(outline), depth, bevel)))
    return place(_cached(key, build), mat, at, rot, parent)


def rounded(width, height, radius, steps=6):
    """Outline of a rectangle with round corners, about the origin."""
    points = []
    for cx, cz, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for k in range(steps + 1):
            a = math.radians(start + 90 * k / steps)
            points.append((cx * (width / 2 - radius) + radius * math.cos(a),
                           cz * (height / 2 - radius) + radius * math.sin(a)))
    return points


def cable(points, radius, mat, parent=None):
    """A soft hose through the points."""
    curve = bpy.data.curves.new('cable', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = 5
    curve.use_fill_caps = True
    line = curve.splines.new('BEZIER')
    line.bezier_points.add(len(points) - 1)
    for knot, point in zip(line.bezier_points, points):
        knot.co = point
        knot.handle_left_type = knot.handle_right_type = 'AUTO'
    return _place_curve(curve, mat, parent)


def _place_curve(curve, mat, parent):
    curve.materials.append(finish(mat) if isinstance(mat, str) else mat)
    thing = bpy.data.objects.new('cable', curve)
    bpy.context.scene.collection.objects.link(thing)
    thing.parent = parent
    return thing


def rod(start, end, radius, mat, parent=None, sides=24):
    """A straight round bar between two points."""
    a, b = Vector(start), Vector(end)
    thing = cylinder(radius, (b - a).length, (a + b) / 2, mat, sides=sides, bevel=0, parent=parent)
    thing.rotation_euler = (b - a).to_track_quat('Z', 'Y').to_euler()
    return thing


def beam(start, end, width, height, mat, parent=None, bevel=None):
    """A straight square bar between two points."""
    a, b = Vector(start), Vector(end)
    turn = [math.degrees(k) for k in (b - a).to_track_quat('Z', 'Y').to_euler()]
    return box((width, height, (b - a).length), (a + b) / 2, mat, bevel, turn, parent)


def screw(at, radius, facing=(0, -1, 0), mat='steel', parent=None):
    """Pan head with a socket, its face turned to `facing`."""
    turn = Vector(facing).to_track_quat('Z', 'Y').to_euler()
    holder = group(at, [math.degrees(a) for a in turn], parent)
    cylinder(radius, radius * 0.7, (0, 0, radius * 0.3), mat, bevel=radius * 0.22, sides=24, parent=holder)
    cylinder(radius * 0.5, radius * 0.2, (0, 0, radius * 0.57), 'chip', bevel=0, sides=6, parent=holder)
    return holder
