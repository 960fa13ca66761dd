"""See-through displays from near: bars with gaps, and film on glass, before a street by day."""
import math

import bpy
import numpy as np

from hardware_kit import box, cluster
from hardware_macros import at_point
from hardware_screens import shown, smooth
from hardware_studio import camera, softbox, world
from led_module import MM, lamps, picture, sampled


def blurred(image, times):
    """A box blur, `times` over, about an eightieth of the picture wide."""
    reach = image.shape[1] // 160
    for _ in range(times):
        for axis in (0, 1):
            padded = np.concatenate([np.repeat(image.take([0], axis), reach, axis), image,
                                     np.repeat(image.take([-1], axis), reach, axis)], axis)
            total = np.cumsum(padded, axis)
            n = image.shape[axis]
            image = (total.take(range(2 * reach, 2 * reach + n), axis) - total.take(range(0, n), axis)) / (2 * reach)
    return image


def outside(azimuth):
    """The street behind the display, square to the lens and out of focus."""
    world((0.20, 0.22, 0.25))
    mat = bpy.data.materials.new('outside')
    mat.use_nodes = True
    tree = mat.node_tree
    tree.nodes.clear()
    emit = tree.nodes.new('ShaderNodeEmission')
    image = tree.nodes.new('ShaderNodeTexImage')
    image.image = picture('outside', blurred(sampled(shown('street'), 640, 400, 1.6), 3))
    emit.inputs['Strength'].default_value = 0.22
    out = tree.nodes.new('ShaderNodeOutputMaterial')
    tree.links.new(image.outputs['Color'], emit.inputs['Color'])
    tree.links.new(emit.outputs[0], out.inputs['Surface'])
    thing = upright('outside', 3.6, 2.25, mat)
    thing.location = (-4 * math.sin(azimuth), 4 * math.cos(azimuth), 0)
    thing.rotation_euler = (0, 0, azimuth)


def upright(name, width, height, mat):
    """An upright sheet about the origin."""
    mesh = bpy.data.meshes.new(name)
    w, h = width / 2, height / 2
    mesh.from_pydata([(-w, 0, -h), (w, 0, -h), (w, 0, h), (-w, 0, h)], [], [(0, 1, 2, 3)])
    mesh.uv_layers.new().data.foreach_set('uv', np.array([0, 0, 1, 0, 1, 1, 0, 1], dtype=np.float32))
    mesh.materials.append(mat)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def grid(cols, rows, px, pz):
    i, j = (a.ravel() for a in np.meshgrid(np.arange(cols), np.arange(rows)))
    centres = np.stack([(i + 0.5 - cols / 2) * px, np.zeros(len(i)), (j + 0.5 - rows / 2) * pz], axis=1) * MM
    return i, j, centres


def bright(content, keep=0.22):
    """Content for clear screens: what is dark stays off."""

    def draw(u, v, aspect):
        out = content(u, v, aspect)
        level = out.max(axis=-1)
        return out * smooth(keep * 0.6, keep * 1.6, level)[..., None]

    return draw


def bars(sign, px, pz, look, azimuth, elevation, field, roll=0, cols=240, rows=84, strength=8.0, fstop=11):
    """Bars `pz` apart with a lamp every `px`, in a frame of slim uprights."""
    i, j, centres = grid(cols, rows, px, pz)
    content = at_point(shown(sign), look, (cols * px, rows * pz), field)
    image = picture('content', sampled(bright(content), cols, rows, cols * px / (rows * pz)))
    lamps(image, centres, (i + 0.5) / cols, (j + 0.5) / rows, min(1.9, px * 0.62), 0.5, 0.86, strength, None)
    wide = cols * px * MM
    cluster([((wide, 0.0045, 0.0014), (0, 0.0024, (k + 0.5 - rows / 2) * pz * MM)) for k in range(rows)], 'pcb')
    cluster([((wide, 0.0006, 0.0021), (0, 0.0003, (k + 0.5 - rows / 2) * pz * MM)) for k in range(rows)], 'chip')
    high = rows * pz * MM
    for k in range(-3, 4):
        box((0.0045, 0.016, high), (k * 40 * px * MM, 0.0165, 0), 'alloy', 0.0008)
    clear_view(look, azimuth, elevation, field, roll, fstop)


def film(sign, pitch, look, azimuth, elevation, field, roll=0, cols=80, rows=50, strength=8.0, fstop=11):
    """Lamps on hair-thin leads in a clear film; the pane behind it, its edge profile and flat lead."""
    i, j, centres = grid(cols, rows, pitch, pitch)
    content = at_point(shown(sign), look, (cols * pitch, rows * pitch), field)
    wide, high = cols * pitch * MM, rows * pitch * MM
    image = picture('content', sampled(bright(content), cols, rows, cols / rows))
    lamps(image, centres, (i + 0.5) / cols, (j + 0.5) / rows, 1.9, 0.7, 0.84, strength, None)
    leads = [((0.00028, 0.0002, high), ((k + 0.5 - cols / 2) * pitch * MM + d, 0.0003, 0)) for k in range(cols)
             for d in (-0.0006, 0.0006)]
    cluster(leads, 'gold')
    pane = clear_pane(wide + 0.3, high + 0.3, 0.006)
    pane.location.y = 0.004
    box((wide, 0.006, 0.010), (0, 0.0, -high / 2 - 0.006), 'alloy', 0.0015)
    for k in range(0, cols, 16):
        box((0.03, 0.002, 0.012), ((k + 8 - cols / 2) * pitch * MM, -0.0032, -high / 2 - 0.006), 'chip', 0.0005)
    clear_view(look, azimuth, elevation, field, roll, fstop)


def clear_pane(width, height, y):
    """A pane: clear, with the mirror of glass at a slant."""
    mat = bpy.data.materials.new('pane')
    mat.use_nodes = True
    tree = mat.node_tree
    tree.nodes.clear()
    clear, shine = tree.nodes.new('ShaderNodeBsdfTransparent'), tree.nodes.new('ShaderNodeBsdfGlossy')
    clear.inputs['Color'].default_value = (0.90, 0.96, 0.94, 1)
    shine.inputs['Roughness'].default_value = 0.02
    slant = tree.nodes.new('ShaderNodeFresnel')
    slant.inputs['IOR'].default_value = 1.45
    mix, out = tree.nodes.new('ShaderNodeMixShader'), tree.nodes.new('ShaderNodeOutputMaterial')
    tree.links.new(slant.outputs[0], mix.inputs[0])
    tree.links.new(clear.outputs[0], mix.inputs[1])
    tree.links.new(shine.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], out.inputs['Surface'])
    thing = upright('pane', width, height, mat)
    thing.location.y = y
    return thing


def clear_view(look, azimuth, elevation, field, roll, fstop):
    lens = 62
    distance = field * lens / 36 * MM
    a, e = math.radians(azimuth), math.radians(elevation)
    target = (look[0] * MM, 0, look[1] * MM)
    outside(a)
    softbox((target[0] - 0.4, -0.5, target[2] + 0.5), target, 0.4, 0.4, 5)
    camera((target[0] + distance * math.sin(a) * math.cos(e), -distance * math.cos(a) * math.cos(e),
            target[2] + distance * math.sin(e)), target, lens, fstop, None, roll)


def _of(make, *args, **kw):
    return lambda: make(*args, **kw)


CLEAR = {
    'clear-p2-6': _of(bars, 'silk', 2.6, 5.2, (60, 40), -30, 2, 330, 4),
    'clear-p3-9': _of(bars, 'open', 3.9, 7.8, (0, -10), 36, -2, 460, -4, cols=200, rows=70),
    'clear-edge': _of(bars, 'edge', 3.9, 7.8, (-330, 20), -64, 6, 260, 3, cols=200, rows=70),
    'film-p6': _of(film, 'sale', 6, (-60, -60), 32, 5, 300, 3),
    'film-p8': _of(film, 'eight', 8, (30, 20), -30, -4, 380, -3, strength=18),
    'film-p10': _of(film, 'ten', 10, (60, -100), -24, 6, 460, 4, strength=18),
}
