"""Soft modules: a lit face on a thin black sheet, laid along a curve."""
import math

import bpy
import numpy as np

from hardware_kit import finish
from led_module import MM, led_face


def round_path(radius):
    """Along a circle in metres; above 0 the face bulges towards the viewer, below 0 it hollows."""

    def place(s):
        a = s / radius
        return radius * np.sin(a), radius * (1 - np.cos(a)), a

    return place


def wave_path(length, height):
    """A wave of the given length and height, in metres."""
    steps = np.linspace(-1.5, 1.5, 6001)
    slope = 2 * math.pi * height / 2 / length * np.cos(2 * math.pi * steps / length)
    way = np.concatenate([[0], np.cumsum(np.hypot(1, slope)[:-1] * np.diff(steps))])
    way -= np.interp(0, steps, way)

    def place(s):
        x = np.interp(s, way, steps)
        turn = np.arctan(2 * math.pi * height / 2 / length * np.cos(2 * math.pi * x / length))
        return x, height / 2 * np.sin(2 * math.pi * x / length), turn

    return place


def bend(holder, path):
    """Lays every mesh below the holder along the path: x runs on it, y stands across it."""
    for thing in holder.children_recursive:
        if thing.type != 'MESH':
            continue
        count = len(thing.data.vertices)
        flat = np.empty(count * 3)
        thing.data.vertices.foreach_get('co', flat)
        flat = flat.reshape(count, 3)
        x, y, turn = path(flat[:, 0])
        depth = flat[:, 1].copy()
        flat[:, 0] = x - depth * np.sin(turn)
        flat[:, 1] = y + depth * np.cos(turn)
        thing.data.vertices.foreach_set('co', flat.ravel())
        thing.data.update()


def soft_face(content, pitch, modules, module, path, thick=6, **kind):
    """modules across and up of `module` = (width, height), millimetres, bent along the path."""
    holder = led_face(content, pitch, modules, module, thick=0, **kind)
    for a in range(modules[0]):
        for b in range(modules[1]):
            _sheet((a - modules[0] / 2) * module[0], (b - modules[1] / 2) * module[1], module, thick, holder)
    bend(holder, path)
    return holder


def _sheet(x, z, module, thick, holder):
    """The rubber board behind one module, fine enough along x to bend."""
    n, gap = 60, 0.15
    verts, faces = [], []
    for k in range(n + 1):
        at = x + gap + (module[0] - 2 * gap) * k / n
        verts += [(at * MM, y * MM, (z + h) * MM) for y, h in
                  ((0.02, gap), (thick, gap), (thick, module[1] - gap), (0.02, module[1] - gap))]
    for k in range(n):
        for c in range(4):
            a, b = 4 * k + c, 4 * k + (c + 1) % 4
            faces.append((a, b, b + 4, a + 4))
    faces += [(3, 2, 1, 0), tuple(4 * n + c for c in range(4))]
    mesh = bpy.data.meshes.new('sheet')
    mesh.from_pydata(verts, [], faces)
    mesh.materials.append(finish('rubber'))
    thing = bpy.data.objects.new('sheet', mesh)
    bpy.context.scene.collection.objects.link(thing)
    thing.parent = holder
