"""Renders what a film needs of a scene with one screen: blender -b -P film.py -- FOLDER COLUMNS ROWS.

Light adds up. So the scene is rendered once per node of a coarse grid on the screen, with only the light around that node
(a hat function), unseen by the camera; every frame's light in the room is then a weighted sum of these pictures.
Writes base (lamps alone) with its albedo and normal, place (u, v and coverage of the screen in each pixel), and one light-NN per node."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import numpy as np

import render as still
from build import build

NODE_SAMPLES = 5
GRID = 8


def main(folder, columns, rows):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = build(folder)
    still.prepare((scene['width'], scene['height'], NODE_SAMPLES))
    screen = bpy.data.images['0']
    screen.scale(columns * GRID, rows * GRID)
    across = (np.arange(columns * GRID) + 0.5) / (columns * GRID)
    up = (np.arange(rows * GRID) + 0.5) / (rows * GRID)
    paint(screen, np.zeros((len(up), len(across))))
    take(folder, {'colour': 'base', 'albedo': 'base-albedo', 'normal': 'base-normal'}, samples=24)
    place = np.stack(np.broadcast_arrays(across[None, :], up[:, None], np.ones((1, 1))), axis=-1)
    paint(screen, place)
    take(folder, {'emit': 'place'}, samples=24)
    hide_from_camera()
    for row in range(rows):
        for column in range(columns):
            hat = np.outer(tent(up, row, rows), tent(across, column, columns))
            paint(screen, hat)
            take(folder, {'colour': f'light-{row * columns + column:02d}'}, samples=NODE_SAMPLES)
            print(f'node {row * columns + column}', flush=True)


def tent(values, node, count):
    """1 at the node and 0 at its neighbours; the outermost nodes stay 1 to the edge."""
    middle = (node + 0.5) / count
    distance = np.abs(values - middle) * count
    tents = np.clip(1 - distance, 0, 1)
    beyond = values < middle if node == 0 else values > middle if node == count - 1 else np.zeros_like(values, bool)
    return np.where(beyond, 1, tents)


def paint(image, values):
    """Fills the screen with a grey picture or a colour one."""
    colour = values if values.ndim == 3 else np.repeat(values[:, :, None], 3, axis=2)
    pixels = np.ones((*colour.shape[:2], 4), np.float32)
    pixels[:, :, :3] = colour
    image.pixels.foreach_set(pixels.ravel())
    image.update()


def hide_from_camera():
    """The screen's own picture is laid in later, sharp; only its light on everything else is wanted."""
    for thing in bpy.data.objects:
        if any(slot.material and slot.material.name.startswith('screen') for slot in thing.material_slots):
            thing.visible_camera = False


def take(folder, wanted, samples):
    bpy.context.scene.cycles.samples = samples
    still.render(folder)
    for name in still.LAYERS:
        path = os.path.join(folder, f'{name}.f32')
        if name in wanted:
            os.replace(path, os.path.join(folder, f'{wanted[name]}.f32'))
        else:
            os.remove(path)


arguments = sys.argv[sys.argv.index('--') + 1 :]
main(arguments[0], int(arguments[1]), int(arguments[2]))
