"""Lit LED faces with every lamp in its true place, one mesh for lamps and one for the mask.

A face lies in x, z with its centre at the origin and looks towards -y.
"""
import bpy
import numpy as np

from hardware_kit import box, finish, group, screw

MM = 0.001


def picture(name, pixels):
    """An image of linear float pixels, row 0 at the bottom."""
    rows, cols = pixels.shape[:2]
    image = bpy.data.images.new(name, cols, rows, float_buffer=True)
    image.colorspace_settings.name = 'Non-Color'
    flat = np.ones((rows, cols, 4), dtype=np.float32)
    flat[..., :3] = pixels
    image.pixels.foreach_set(flat.ravel())
    return image


def sampled(content, cols, rows, aspect):
    """The content at the centre of every pixel."""
    u, v = np.meshgrid((np.arange(cols) + 0.5) / cols, (np.arange(rows) + 0.5) / rows)
    return np.clip(content(u, v, aspect), 0, 4)


def die_profile(opening):
    """How a lamp shines: three dies in a diffuse epoxy window with round corners; 0 on the black body."""
    y, x = np.mgrid[-1:1:64j, -1:1:64j]
    corner = (np.abs(x / opening) ** 5 + np.abs(y / opening) ** 5) ** 0.2
    window = np.clip((1.04 - corner) / 0.08, 0, 1)
    out = np.zeros((64, 64, 3))
    for k, offset in enumerate((0.36, 0.0, -0.36)):
        spread = np.exp(-(((x - 0.05) / 0.5) ** 2 + ((y - offset * opening) / 0.42) ** 2))
        core = np.exp(-(((x - 0.05) / 0.17) ** 4 + ((y - offset * opening) / 0.13) ** 4))
        out[..., k] = window * (0.30 + 0.75 * spread + 2.6 * core)
    return out / out.reshape(-1, 3).mean(axis=0)


def lamp_material(image, opening, strength):
    mat = bpy.data.materials.new('lamp')
    mat.use_nodes = True
    tree = mat.node_tree
    shader = tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (0.022, 0.022, 0.023, 1)
    shader.inputs['Roughness'].default_value = 0.28
    colour = _texture(tree, image, 'pixel', 'Closest')
    shape = _texture(tree, picture('dies', die_profile(opening)), 'local', 'Linear')
    mix = tree.nodes.new('ShaderNodeMixRGB')
    mix.blend_type = 'MULTIPLY'
    mix.inputs['Fac'].default_value = 1
    tree.links.new(colour.outputs['Color'], mix.inputs['Color1'])
    tree.links.new(shape.outputs['Color'], mix.inputs['Color2'])
    tree.links.new(mix.outputs['Color'], shader.inputs['Emission'])
    shader.inputs['Emission Strength'].default_value = strength
    # Tens of thousands of tiny emitters are no use as sampled lights; area lights carry the glow.
    mat.cycles.sample_as_light = False
    return mat


def _texture(tree, image, layer, interpolation):
    uv = tree.nodes.new('ShaderNodeUVMap')
    uv.uv_map = layer
    node = tree.nodes.new('ShaderNodeTexImage')
    node.image = image
    node.interpolation = interpolation
    node.extension = 'EXTEND'
    tree.links.new(uv.outputs['UV'], node.inputs['Vector'])
    return node


def lamp_shape(size, tall, foot):
    """Body of a package: vertices, quads, and the local UV of every corner (0 away from the window)."""
    h, t = size / 2, size / 2 * 0.94
    ring = lambda r, y: [(-r, y, -r), (r, y, -r), (r, y, r), (-r, y, r)]
    verts = ring(h, foot) + ring(h, -tall * 0.8) + ring(t, -tall)
    quads = [[a + k, a + (k + 1) % 4, a + 4 + (k + 1) % 4, a + 4 + k] for a in (0, 4) for k in range(4)]
    quads.append([8, 9, 10, 11])
    uv = np.zeros((9, 4, 2))
    uv[8] = [(0, 0), (1, 0), (1, 1), (0, 1)]
    return np.array(verts), np.array(quads), uv


def mask_shape(pitch, hole, top, shade):
    """One cell of the black mask: a plate with a square hole, and above it a ledge that keeps the sun off."""
    p, h = pitch / 2, hole / 2
    ring = lambda r, y: [(-r, y, -r), (r, y, -r), (r, y, r), (-r, y, r)]
    bevel = min(0.12 * MM, (p - h) * 0.3)
    verts = ring(p, -top) + ring(h + bevel, -top) + ring(h, -top + bevel) + ring(h, 0)
    quads = [[a + k, a + (k + 1) % 4, a + 4 + (k + 1) % 4, a + 4 + k] for a in (0, 4, 8) for k in range(4)]
    if shade:
        z1, z0, n = p * 0.96, h + (p - h) * 0.35, len(verts)
        tip = (z1 - z0) * 0.38
        for x in (-p, p):
            verts += [(x, -top, z0), (x, -top - shade, z1 - tip), (x, -top - shade, z1 - tip * 0.2), (x, -top, z1)]
        quads += [[n + k, n + 4 + k, n + 5 + k, n + 1 + k] for k in range(3)]
        quads += [[n, n + 1, n + 2, n + 3], [n + 7, n + 6, n + 5, n + 4]]
    return np.array(verts), np.array(quads)


def scatter(name, verts, quads, centres):
    """One mesh with the shape at every centre."""
    n = len(centres)
    points = (verts[None] + centres[:, None, :]).reshape(-1, 3)
    loops = (quads[None] + (np.arange(n) * len(verts))[:, None, None]).ravel()
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(len(points))
    mesh.vertices.foreach_set('co', points.astype(np.float32).ravel())
    mesh.loops.add(len(loops))
    mesh.loops.foreach_set('vertex_index', loops.astype(np.int32))
    mesh.polygons.add(n * len(quads))
    mesh.polygons.foreach_set('loop_start', np.arange(0, len(loops), 4, dtype=np.int32))
    mesh.polygons.foreach_set('loop_total', np.full(n * len(quads), 4, dtype=np.int32))
    mesh.update(calc_edges=True)
    return mesh


def add_uv(mesh, layer, values):
    mesh.uv_layers.new(name=layer).data.foreach_set('uv', values.astype(np.float32).ravel())


def _object(mesh, mat, parent):
    mesh.materials.append(mat)
    thing = bpy.data.objects.new(mesh.name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    thing.parent = parent
    return thing


def led_face(content, pitch, modules, module, lamp, tall=0.4, top=0.0, hole=None, shade=0.0,
             opening=0.86, strength=1.0, screws=None, parent=None, thick=12, seam=0.12):
    """modules across and up, each `module` = (width, height); all sizes in millimetres.

    lamp: edge of the package; tall: its height; top: height of the mask; hole: its openings;
    shade: reach of the ledges; screws: head radius; thick: depth of the plastic kit, 0 for none.
    """
    holder = group(parent=parent)
    nx, ny = round(module[0] / pitch), round(module[1] / pitch)
    px, py = module[0] / nx * MM, module[1] / ny * MM
    cols, rows = nx * modules[0], ny * modules[1]
    image = picture('content', sampled(content, cols, rows, cols / rows))
    i, j = (a.ravel() for a in np.meshgrid(np.arange(cols), np.arange(rows)))
    centres = np.stack([(i + 0.5 - cols / 2) * px, np.zeros(len(i)), (j + 0.5 - rows / 2) * py], axis=1)
    # Half the seam is cut from every module's outline by drawing its cells a hair smaller towards its middle.
    for axis, index, count, size in ((0, i, nx, px), (2, j, ny, py)):
        inside = (index % count + 0.5) / count - 0.5
        centres[:, axis] -= inside * seam * MM
    lamps(image, centres, (i + 0.5) / cols, (j + 0.5) / rows, lamp, tall, opening, strength, holder)
    verts, quads = mask_shape(px * (1 - seam / module[0]), (hole or lamp * 1.02) * MM, top * MM, shade * MM)
    _object(scatter('mask', verts, quads, centres), finish('mask'), holder)
    if thick:
        _bodies(modules, module, thick, seam, holder)
    if screws:
        _screws(modules, (nx, ny), module, (px, py), top, screws, holder)
    return holder


def lamps(image, centres, u, v, lamp, tall, opening, strength, parent):
    """Packages at `centres`, each showing the pixel at u, v of the image."""
    verts, quads, local = lamp_shape(lamp * MM, tall * MM, 0)
    mesh = scatter('lamps', verts, quads, centres)
    add_uv(mesh, 'pixel', np.repeat(np.stack([u, v], axis=1), len(quads) * 4, axis=0))
    add_uv(mesh, 'local', np.tile(local.reshape(-1, 2), (len(centres), 1)))
    return _object(mesh, lamp_material(image, opening, strength), parent)


def _bodies(modules, module, thick, seam, holder):
    """The plastic kit behind every module's face."""
    for a in range(modules[0]):
        for b in range(modules[1]):
            at = ((a + 0.5 - modules[0] / 2) * module[0] * MM, (thick / 2 + 0.02) * MM,
                  (b + 0.5 - modules[1] / 2) * module[1] * MM)
            box(((module[0] - seam) * MM, thick * MM, (module[1] - seam) * MM), at, 'plastic', bevel=0.0003, parent=holder)


def _screws(modules, count, module, step, top, radius, holder):
    """Heads on bosses at cell corners, about every 50 mm, as on outdoor masks."""
    every = [max(2, round(48 * MM / s)) for s in step]
    for a in range(modules[0]):
        for b in range(modules[1]):
            for i in _stations(count[0], every[0]):
                for j in _stations(count[1], every[1]):
                    x = (a - modules[0] / 2) * module[0] * MM + i * step[0]
                    z = (b - modules[1] / 2) * module[1] * MM + j * step[1]
                    screw((x, -top * MM, z), radius * MM, mat='blacksteel', parent=holder)


def _stations(count, every):
    """Cell corners inside a module, evenly spread from one cell in to one cell before the edge."""
    n = max(2, round((count - 2) / every) + 1)
    return sorted({round(1 + (count - 2) * k / (n - 1)) for k in range(n)})
