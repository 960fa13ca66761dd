"""The scenes are written with y up and z towards the viewer; Blender has z up and y away from the viewer."""
import math

import bpy
from mathutils import Matrix, Vector


def point(p):
    return Vector((p[0], -p[2], p[1]))


def turned(degrees):
    """Turn about the vertical: 0 faces the viewer (-y), 90 faces right."""
    return Matrix.Rotation(math.radians(degrees), 4, 'Z')


def add_object(name, mesh, place=Matrix.Identity(4)):
    thing = bpy.data.objects.new(name, mesh)
    thing.matrix_world = place
    bpy.context.scene.collection.objects.link(thing)
    return thing


def add_mesh(name, corners, faces, metres, picture, materials, slots=None, smooth=False):
    """Mesh with two UVs per face corner: metres on the surface, and place on its picture (0 to 1, bottom left first)."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(c) for c in corners], [], faces)
    for layer, uvs in (('Metres', metres), ('Picture', picture)):
        flat = [value for face in uvs for corner in face for value in corner]
        mesh.uv_layers.new(name=layer).data.foreach_set('uv', flat)
    for material in materials:
        mesh.materials.append(material)
    if slots:
        mesh.polygons.foreach_set('material_index', slots)
    mesh.polygons.foreach_set('use_smooth', [smooth] * len(mesh.polygons))
    return mesh
