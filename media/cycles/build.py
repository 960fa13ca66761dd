"""Builds a described scene in an empty Blender file."""
import json
import math
import os

import bpy
import numpy as np
from mathutils import Matrix, Vector

from figures import figure, heading
from parts import PARTS
from props import PROPS
from space import add_mesh, add_object, point
from surfaces import Surfaces
from vehicles import vehicle


# Part of the sky's brightness that lights a place: what the sun does not reach has to be dark enough to show its form.
SHADE = 0.6


def build(folder):
    with open(os.path.join(folder, 'scene.json'), encoding='utf-8') as file:
        scene = json.load(file)
    textures = [load_texture(folder, i, size) for i, size in enumerate(scene['textures'])]
    surfaces = Surfaces(textures, scene['boost'])
    camera = add_camera(scene)
    known = {}
    for part in scene['parts']:
        if part['kind'] == 'figure':
            add_figure(part, camera.location, known, scene['workers'])
        elif part['kind'] == 'vehicle':
            vehicle(part)
        elif part['kind'] in PROPS:
            PROPS[part['kind']](part)
        else:
            before = set(bpy.data.objects)
            PARTS[part['kind']](part, surfaces)
            if 'group' in part:
                for thing in set(bpy.data.objects) - before:
                    thing.lightgroup = f'screen{part["group"]}'
    add_world(scene, textures)
    if scene['ceiling']:
        add_fill(scene)
    if scene.get('sun'):
        add_sun(scene['sun'])
    return scene


def load_texture(folder, index, size):
    image = bpy.data.images.new(str(index), *size, alpha=True, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(np.fromfile(os.path.join(folder, f'{index}.f32'), np.float32))
    image.pack()
    return image


def add_camera(scene):
    view = scene['camera']
    data = bpy.data.cameras.new('camera')
    camera = bpy.data.objects.new('camera', data)
    position, target = point(view['pos']), point(view['target'])
    away = target - position
    flat = Vector((away.x, away.y, 0))
    data.angle = math.radians(view['fov'])
    data.clip_start = 0.01
    data.clip_end = 2000
    # A shift lens, as architects' photographers use: verticals stay upright.
    data.shift_y = away.z / flat.length / (2 * math.tan(data.angle / 2))
    camera.matrix_world = Matrix.Translation(position) @ flat.to_track_quat('-Z', 'Y').to_matrix().to_4x4()
    bpy.context.scene.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    return camera


def add_figure(part, eye, known, at_work):
    """One mesh per person, however many places it stands in."""
    pose, number = part['pose'], part['n']
    key = (pose, number)
    place = point((part['x'], part['y'], part['z']))
    if key not in known:
        known[key] = figure(pose, number, at_work)
    first = known[key]
    thing = first.copy() if first.users_scene and first.get('placed') else first
    if not thing.users_scene:
        bpy.context.scene.collection.objects.link(thing)
    first['placed'] = True
    away = place - eye
    # Whoever talks on a raised floor talks to the hall.
    on_stage = pose in ('talk', 'cheer') and part['y'] > 0.4
    turn = math.atan2(away.x, -away.y) + math.radians(heading(pose, number, on_stage))
    thing.matrix_world = Matrix.Translation(place) @ Matrix.Rotation(turn, 4, 'Z') @ Matrix.Scale(part['tall'] / 1.7, 4)


def add_world(scene, textures):
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    background = tree.nodes['Background']
    if scene['sky'] is None:
        background.inputs[0].default_value = (*scene['fill'], 1)
        return
    image = tree.nodes.new('ShaderNodeTexEnvironment')
    image.image = textures[scene['sky']]
    mapping = tree.nodes.new('ShaderNodeMapping')
    # The map's middle column looks away from the viewer.
    mapping.inputs['Rotation'].default_value[2] = -math.pi / 2
    place = tree.nodes.new('ShaderNodeTexCoord')
    tree.links.new(place.outputs['Generated'], mapping.inputs['Vector'])
    tree.links.new(mapping.outputs[0], image.inputs['Vector'])
    mix = tree.nodes.new('ShaderNodeMixRGB')
    path = tree.nodes.new('ShaderNodeLightPath')
    add = tree.nodes.new('ShaderNodeMixRGB')
    add.blend_type = 'ADD'
    add.inputs['Fac'].default_value = 1
    add.inputs['Color2'].default_value = (*scene['fill'], 1)
    shade = tree.nodes.new('ShaderNodeMixRGB')
    shade.blend_type = 'MULTIPLY'
    shade.inputs['Fac'].default_value = 1
    shade.inputs['Color2'].default_value = (SHADE, SHADE, SHADE, 1)
    tree.links.new(image.outputs[0], shade.inputs['Color1'])
    tree.links.new(shade.outputs[0], add.inputs['Color1'])
    tree.links.new(path.outputs['Is Camera Ray'], mix.inputs['Fac'])
    tree.links.new(add.outputs[0], mix.inputs['Color1'])
    tree.links.new(image.outputs[0], mix.inputs['Color2'])
    tree.links.new(mix.outputs[0], background.inputs[0])


def add_sun(sun):
    """Daylight: `from` points to the sun, `power` is what falls on a surface that faces it (white shows a third of it)."""
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy = sun['power']
    data.color = (1, 0.985, 0.96)
    data.angle = math.radians(1.5)
    thing = bpy.data.objects.new('sun', data)
    thing.rotation_euler = point(sun['from']).to_track_quat('Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(thing)


def add_fill(scene):
    """Light of a room, unseen: little from the whole ceiling, so that nothing sinks into black, and a key from the left."""
    w, d, h = (scene['ceiling'][key] for key in 'wdh')
    strength = max(scene['fill'])
    add_area(strength * 3.2, (w * 0.9, d * 0.9), (0, h - 0.05, d / 2), (0, 0, d / 2))
    add_area(strength * 4, (w * 0.16, d * 0.16), (-w * 0.42, h - 0.1, d * 0.62), (w * 0.2, 0, d * 0.25), w * d)


def add_area(strength, size, place, target, lit=None):
    """An area light that gives `strength` to each square metre of `lit`, or of its own size."""
    data = bpy.data.lights.new('fill', 'AREA')
    data.shape = 'RECTANGLE'
    data.size, data.size_y = size
    data.energy = strength * (lit or size[0] * size[1])
    thing = bpy.data.objects.new('fill', data)
    thing.location = point(place)
    thing.rotation_euler = (thing.location - point(target)).to_track_quat('Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(thing)
    thing.visible_camera = thing.visible_glossy = False
