"""The dark studio: backdrop, softboxes, camera."""
import math

import bpy
from mathutils import Vector



def world(colour=(0.006, 0.0065, 0.008)):
    sky = bpy.data.worlds.new('studio')
    bpy.context.scene.world = sky
    sky.use_nodes = True
    sky.node_tree.nodes['Background'].inputs[0].default_value = (*colour, 1)


def backdrop(scale, floor=0.0, depth=1.0, tone=(0.012, 0.0125, 0.0145), rough=0.42, gloss=0.0):
    """Seamless paper: floor that rises into a wall, `scale` about the width of the subject; gloss lets the floor mirror."""
    mat = bpy.data.materials.new('backdrop')
    mat.use_nodes = True
    shader = mat.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (*tone, 1)
    shader.inputs['Roughness'].default_value = rough
    shader.inputs['Specular'].default_value = gloss
    near, back, high, bend = -8 * scale, depth * scale, 7 * scale, 1.2 * scale
    profile = [(near, 0)]
    for k in range(13):
        a = math.radians(90 * k / 12)
        profile.append((back - bend + bend * math.sin(a), bend - bend * math.cos(a)))
    profile.append((back, high))
    half = 30 * scale
    verts = [(x, y, z + floor) for y, z in profile for x in (-half, half)]
    faces = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(profile) - 1)]
    mesh = bpy.data.meshes.new('backdrop')
    mesh.from_pydata(verts, [], faces)
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.materials.append(mat)
    thing = bpy.data.objects.new('backdrop', mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def _aim(thing, target):
    thing.rotation_euler = (Vector(target) - thing.location).to_track_quat('-Z', 'Y').to_euler()


def softbox(at, target, width, height, power, colour=(1, 1, 1), glossy=True):
    """Area light seen in reflections only; power in watts for the given size."""
    lamp = bpy.data.lights.new('softbox', 'AREA')
    lamp.shape = 'RECTANGLE'
    lamp.size, lamp.size_y = width, height
    lamp.energy = power
    lamp.color = colour
    thing = bpy.data.objects.new('softbox', lamp)
    thing.location = at
    _aim(thing, target)
    thing.visible_camera = False
    thing.visible_glossy = glossy
    bpy.context.scene.collection.objects.link(thing)
    return thing


def spot(at, target, power, degrees, colour=(1, 1, 1), radius=0.1):
    """A pool of light on the backdrop."""
    lamp = bpy.data.lights.new('spot', 'SPOT')
    lamp.energy = power
    lamp.color = colour
    lamp.spot_size = math.radians(degrees)
    lamp.spot_blend = 1
    lamp.shadow_soft_size = radius
    thing = bpy.data.objects.new('spot', lamp)
    thing.location = at
    _aim(thing, target)
    thing.visible_camera = False
    bpy.context.scene.collection.objects.link(thing)


def camera(at, look, lens, fstop=None, focus=None, roll=0.0, shift=(0, 0)):
    """Camera aimed at `look`; with an f-stop the plane through `focus` is sharp."""
    data = bpy.data.cameras.new('camera')
    data.lens = lens
    data.clip_start = 0.005
    data.clip_end = 500
    data.shift_x, data.shift_y = shift
    thing = bpy.data.objects.new('camera', data)
    thing.location = at
    thing.rotation_euler = (Vector(look) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    thing.rotation_euler.rotate_axis('Z', math.radians(roll))
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        ahead = (Vector(look) - Vector(at)).normalized()
        data.dof.focus_distance = (Vector(focus or look) - Vector(at)).dot(ahead)
        data.dof.aperture_blades = 9


def three_rims(reach, target, power=1.0, cool=(0.80, 0.88, 1.0), warm=(1.0, 0.93, 0.84)):
    """Long rim lights left, right and above-behind plus a weak frontal fill; `reach` is the subject's size."""
    x, y, z = target
    watts = power * reach * reach
    softbox((x - 3.3 * reach, y + 0.9 * reach, z + 1.3 * reach), target, 0.6 * reach, 3 * reach, 210 * watts, cool)
    softbox((x + 3.4 * reach, y + 0.6 * reach, z + 1.2 * reach), target, 0.6 * reach, 3 * reach, 170 * watts, warm)
    softbox((x, y + 0.7 * reach, z + 3.0 * reach), target, 3 * reach, 0.7 * reach, 90 * watts)
    softbox((x - 1.5 * reach, y - 3.2 * reach, z + 2.2 * reach), target, 2.5 * reach, 2 * reach, 44 * watts)
