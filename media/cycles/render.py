"""Renders described pictures: blender -b -P render.py -- FOLDER... Each folder receives raw floats (RGB, top row first)."""
import json
import os
import sys
import time
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import numpy as np

SEEN = {'emit': 'Emit', 'sky': 'Env'}
LAYERS = {
    'colour': 'Image',
    **SEEN,
    'albedo': 'Denoising Albedo',
    'normal': 'Denoising Normal',
    'depth': 'Mist',
}
DEPTH = 200


def main(folders):
    for views in places(folders):
        bpy.ops.wm.read_factory_settings(use_empty=True)
        try:
            take(views)
        except Exception:  # One broken scene must not cost the rest of the set.
            traceback.print_exc(file=sys.stdout)
            print(f'failed {views[0]}', flush=True)


def described(folder):
    path = os.path.join(folder, 'scene.json')
    if not os.path.exists(path):
        return {}
    with open(path, encoding='utf-8') as file:
        return json.load(file)


def places(folders):
    """Views of one place follow each other: it is built once for all of them."""
    runs = []
    for folder in folders:
        if described(folder).get('like') and runs:
            runs[-1].append(folder)
        else:
            runs.append([folder])
    return runs


def take(views):
    """Renders each view in full, then each once more sharp: for that, the materials lose their colour."""
    start = time.time()
    size = load(views[0])
    # Many renders of one scene.
    bpy.context.scene.render.use_persistent_data = True
    for folder in views:
        view = described(folder)
        aim(view, size)
        groups = [f'screen{i}' for i in range(view.get('groups', 0))]
        for name in groups:
            bpy.context.view_layer.lightgroups.add(name=name)
        render(folder, {**LAYERS, **{name: f'Combined_{name}' for name in groups}})
        for _ in groups:
            bpy.ops.scene.view_layer_remove_lightgroup()
    blacken()
    for folder in views:
        aim(described(folder), size)
        render_sharp(folder)
        print(f'rendered {folder} {(time.time() - start) / len(views):.1f}', flush=True)


def aim(view, size):
    if not view:
        return prepare(size)
    from build import add_camera

    add_camera(view)
    prepare((view['width'], view['height'], SAMPLES))


def load(folder):
    """Builds the scene of a folder and returns width, height and samples."""
    if described(folder):
        from build import build

        scene = build(folder)
        return scene['width'], scene['height'], SAMPLES
    from hardware import PICTURES

    with open(os.path.join(folder, 'size.json')) as file:
        width, height = json.load(file)
    return width, height, SAMPLES * (PICTURES[os.path.basename(folder)]() or 1)


SAMPLES = int(os.environ.get('SAMPLES', '2'))
# Screens and sky are laid in as they are, without the denoiser: with samples of their own.
SHARP = 24
SCALE = int(os.environ.get('SCALE', '100'))


def prepare(size):
    scene = bpy.context.scene
    width, height, samples = size
    render = scene.render
    render.engine = 'CYCLES'
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, SCALE
    render.threads_mode = 'FIXED'
    render.threads = 2
    scene.view_settings.view_transform = 'Raw'
    cycles = scene.cycles
    cycles.samples = samples
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    cycles.max_bounces = 5
    # Daylight reaches plaster by itself; a room needs what its walls send on.
    cycles.diffuse_bounces = 1 if any(light.type == 'SUN' for light in bpy.data.lights) else 2
    cycles.glossy_bounces = 2
    cycles.transmission_bounces = 2
    cycles.transparent_max_bounces = 16
    cycles.sample_clamp_indirect = 4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 0.4


def blacken():
    for thing in bpy.data.objects:
        thing.hide_render = thing.hide_render or thing.type == 'LIGHT'
    for material in bpy.data.materials:
        if material.use_nodes and not shines(material.node_tree):
            darken(material.node_tree)
    bpy.context.scene.world.cycles.sampling_method = 'NONE'


def render_sharp(folder):
    """What the camera sees of screens and sky, once more with many samples a pixel: no light has to be followed for it."""
    for name in SEEN:
        os.replace(os.path.join(folder, f'{name}.f32'), os.path.join(folder, f'grainy-{name}.f32'))
    cycles = bpy.context.scene.cycles
    cycles.samples = SHARP
    cycles.max_bounces = 0
    render(folder, SEEN)


def shines(tree):
    """Whether a material emits light, or lets it through."""
    def lit(node):
        if node.type == 'BSDF_PRINCIPLED':
            emission, alpha = node.inputs['Emission'], node.inputs['Alpha']
            return emission.is_linked or alpha.is_linked or any(emission.default_value[:3]) or alpha.default_value < 1
        return node.type in ('EMISSION', 'BSDF_TRANSPARENT', 'GROUP')

    return any(lit(node) for node in tree.nodes)


def darken(tree):
    tree.nodes.clear()
    black = tree.nodes.new('ShaderNodeEmission')
    black.inputs['Strength'].default_value = 0
    tree.links.new(black.outputs[0], tree.nodes.new('ShaderNodeOutputMaterial').inputs['Surface'])


def render(folder, layers=LAYERS):
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.use_pass_emit = layer.use_pass_environment = layer.use_pass_mist = True
    layer.cycles.denoising_store_passes = 'albedo' in layers
    if scene.world is None:
        scene.world = bpy.data.worlds.new('world')
    scene.world.mist_settings.start = 0
    scene.world.mist_settings.depth = DEPTH
    scene.world.mist_settings.falloff = 'LINEAR'
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    out = tree.nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format = 'OPEN_EXR'
    out.format.color_depth = '32'
    out.format.exr_codec = 'NONE'
    out.file_slots.clear()
    for name, layer_name in layers.items():
        tree.links.new(source.outputs[layer_name], out.inputs[out.file_slots.new(name) and name])
    bpy.ops.render.render()
    for name in layers:
        unpack(folder, name)


def unpack(folder, name):
    path = os.path.join(folder, f'{name}{bpy.context.scene.frame_current:04d}.exr')
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    rows = pixels.reshape(height, width, 4)[::-1, :, : 1 if name == 'depth' else 3]
    rows.astype(np.float32).tofile(os.path.join(folder, f'{name}.f32'))
    bpy.data.images.remove(image)
    os.remove(path)


if __name__ == '__main__':
    main(sys.argv[sys.argv.index('--') + 1 :])
