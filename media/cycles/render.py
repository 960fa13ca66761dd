"""Renders described pictures: blender -b -P render.py -- FOLDER... Each folder receives raw floats (RGB, top row first)."""
import os
import sys
import time
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import numpy as np

LAYERS = {
    'colour': 'Image',
    'emit': 'Emit',
    'sky': 'Env',
    'albedo': 'Denoising Albedo',
    'normal': 'Denoising Normal',
    'depth': 'Mist',
}
DEPTH = 200


def main(folders):
    for folder in folders:
        start = time.time()
        bpy.ops.wm.read_factory_settings(use_empty=True)
        try:
            prepare(load(folder))
            render(folder)
        except Exception:  # One broken scene must not cost the rest of the set.
            traceback.print_exc(file=sys.stdout)
            print(f'failed {folder}', flush=True)
            continue
        print(f'rendered {folder} {time.time() - start:.1f}', flush=True)


def load(folder):
    """Builds the scene of a folder and returns width, height and samples."""
    name = os.path.basename(folder)
    described = os.path.join(folder, 'scene.json')
    if os.path.exists(described):
        from build import build

        scene = build(folder)
        return scene['width'], scene['height'], scene.get('samples', SAMPLES)
    from hardware import PICTURES

    return 1280, 800, SAMPLES * (PICTURES[name]() or 2)


SAMPLES = int(os.environ.get('SAMPLES', '6'))
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
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 2
    cycles.transmission_bounces = 2
    cycles.transparent_max_bounces = 16
    cycles.sample_clamp_indirect = 4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 0.4


def render(folder):
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.use_pass_emit = layer.use_pass_environment = layer.use_pass_mist = True
    layer.cycles.denoising_store_passes = True
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
    for name, layer_name in LAYERS.items():
        tree.links.new(source.outputs[layer_name], out.inputs[out.file_slots.new(name) and name])
    bpy.ops.render.render()
    for name in LAYERS:
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
