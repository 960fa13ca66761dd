"""Lit faces seen from farther off: one quad per module, the lamps drawn by the shader."""
import bpy
import numpy as np

from hardware_kit import box, group
from led_module import die_profile, picture, sampled


def panel(content, width, height, at=(0, 0, 0), rot=(0, 0, 0), parent=None, pitch=None, modules=(1, 1),
          strength=1.2, part=(0, 0, 1, 1), whole=None, depth=0.012, gap=0.0004, skip=(), name='panel'):
    """A face of `modules` (across, up) on thin black bodies, looking to -y, metres, placed by its centre.

    part: the piece of the content shown, as u0, v0, u1, v1; whole: aspect of the entire content;
    pitch: in millimetres draws single lamps, for faces so near that they can be told apart.
    """
    holder = group(at, rot, parent)
    u0, v0, u1, v1 = part
    aspect = whole or width / height
    cols = round(width * 1000 / pitch) if pitch else max(64, round(1100 * (u1 - u0)))
    rows = max(2, round(cols * height / width))
    grid = sampled(lambda u, v, a: content(u0 + u * (u1 - u0), v0 + v * (v1 - v0), aspect), cols, rows, aspect)
    mat = _surface(picture(name, grid), (cols, rows) if pitch else None, strength)
    w, h = width / modules[0], height / modules[1]
    verts, faces, uvs = [], [], []
    for i in range(modules[0]):
        for j in range(modules[1]):
            if (i, j) in skip:
                continue
            x, z = -width / 2 + i * w, -height / 2 + j * h
            first = len(verts)
            verts += [(x + gap, 0, z + gap), (x + w - gap, 0, z + gap), (x + w - gap, 0, z + h - gap), (x + gap, 0, z + h - gap)]
            faces.append((first, first + 1, first + 2, first + 3))
            for a, b in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)):
                uvs += [a / modules[0], b / modules[1]]
            box((w - 1.2 * gap, depth, h - 1.2 * gap), (x + w / 2, depth / 2 + 0.0002, z + h / 2), 'plastic',
                min(0.0005, gap), parent=holder)
    mesh = bpy.data.meshes.new('face')
    mesh.from_pydata(verts, [], faces)
    mesh.uv_layers.new(name='face').data.foreach_set('uv', np.array(uvs, dtype=np.float32))
    mesh.materials.append(mat)
    thing = bpy.data.objects.new('face', mesh)
    bpy.context.scene.collection.objects.link(thing)
    thing.parent = holder
    return holder


def _surface(image, dots, strength):
    """Matt black that emits the content; with `dots` (columns, rows) only where the lamps are."""
    mat = bpy.data.materials.new('screen')
    mat.use_nodes = True
    tree = mat.node_tree
    shader = tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (0.012, 0.012, 0.013, 1)
    shader.inputs['Roughness'].default_value = 0.45
    shader.inputs['Emission Strength'].default_value = strength
    uv = tree.nodes.new('ShaderNodeUVMap')
    uv.uv_map = 'face'
    colour = tree.nodes.new('ShaderNodeTexImage')
    colour.image, colour.extension = image, 'EXTEND'
    colour.interpolation = 'Closest' if dots else 'Cubic'
    tree.links.new(uv.outputs['UV'], colour.inputs['Vector'])
    if not dots:
        tree.links.new(colour.outputs['Color'], shader.inputs['Emission'])
        return mat
    scale = tree.nodes.new('ShaderNodeVectorMath')
    scale.operation = 'MULTIPLY'
    scale.inputs[1].default_value = (*dots, 1)
    lamp = tree.nodes.new('ShaderNodeTexImage')
    lamp.image = picture('lamp', np.clip(die_profile(0.62), 0, 2.4))
    mix = tree.nodes.new('ShaderNodeMixRGB')
    mix.blend_type = 'MULTIPLY'
    mix.inputs['Fac'].default_value = 1
    tree.links.new(uv.outputs['UV'], scale.inputs[0])
    tree.links.new(scale.outputs['Vector'], lamp.inputs['Vector'])
    tree.links.new(colour.outputs['Color'], mix.inputs['Color1'])
    tree.links.new(lamp.outputs['Color'], mix.inputs['Color2'])
    tree.links.new(mix.outputs['Color'], shader.inputs['Emission'])
    return mat
