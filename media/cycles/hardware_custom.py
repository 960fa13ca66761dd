"""Forms from near: a floor that is walked on, glass for touch, ribs for curves."""
import math
import random

import bpy
import numpy as np

from hand import hand
from hardware_clear import clear_pane
from hardware_kit import box, cylinder, group, rod
from hardware_macros import INDOOR_1212, INDOOR_1515, near
from hardware_more_views import coral, leaves, rangoli, sea, town_map
from hardware_people import person
from hardware_standee import lights
from hardware_studio import backdrop, camera, softbox, world
from led_bent import round_path, soft_face
from led_module import led_face
from led_panel import panel


def floor_feet():
    """A lit floor of tempered tiles, seen from ankle height; three people stand and walk on it."""
    world((0.010, 0.0105, 0.013))
    cols, tile = 8, 0.5
    for i in range(cols):
        for j in range(cols):
            panel(rangoli, tile - 0.003, tile - 0.003, ((i + 0.5 - cols / 2) * tile, (j - 1.5) * tile, 0.0), (-90, 0, 0),
                  part=(i / cols, j / cols, (i + 1) / cols, (j + 1) / cols), whole=1.0, strength=0.85)
    pane = clear_pane(cols * tile, cols * tile, 0)
    pane.rotation_euler = (math.radians(-90), 0, 0)
    pane.location = (0, (cols / 2 - 2) * tile, 0.012)
    box((cols * tile + 0.2, cols * tile + 0.2, 0.1), (0, (cols / 2 - 2) * tile, -0.07), 'coat', 0.004)
    box((30, 0.1, 6), (0, 6.5, 3), 'plaster', 0)
    box((30, 30, 0.02), (0, 0, -0.13), 'coat', 0)
    person('stand', 3, (-0.42, -0.05, 0.012), 150)
    person('walk-left', 6, (0.52, 0.30, 0.012), -70)
    person('stand', 8, (1.30, 1.25, 0.012), 200)
    person('talk', 5, (-1.35, 1.35, 0.012), 120)
    softbox((-2.6, -1.4, 2.2), (0, 0.3, 0.4), 1.0, 1.4, 160, (0.86, 0.92, 1))
    softbox((2.6, 0.6, 2.4), (0, 0.3, 0.4), 0.8, 1.4, 130, (1, 0.9, 0.8))
    camera((0.05, -2.05, 0.78), (0.02, 0.15, 0.08), 34, 8, (0, 0, 0.2))


def durable():
    """Resin over the LEDs, cut at one corner; water stands on it in beads."""
    world()
    led_face(near(leaves, 0.5, 0.5, 0.9), 1.538, (1, 1), (320, 160), strength=1.5, **INDOOR_1212)
    resin = clear_pane(0.25, 0.159, 0)
    resin.location = (0.035, -0.0022, 0)
    box((0.0008, 0.0024, 0.159), (-0.090, -0.0012, 0), 'nylon', 0)
    water = bpy.data.materials.new('water')
    water.use_nodes = True
    shader = water.node_tree.nodes['Principled BSDF']
    shader.inputs['Transmission'].default_value, shader.inputs['Roughness'].default_value = 1, 0
    shader.inputs['IOR'].default_value = 1.33
    rnd = random.Random('drops')
    for _ in range(70):
        r = rnd.uniform(0.0016, 0.0075) * rnd.uniform(0.5, 1)
        at = (rnd.uniform(-0.085, 0.15), -0.0023, rnd.uniform(-0.075, 0.075))
        bpy.ops.mesh.primitive_uv_sphere_add(radius=r, location=at, segments=32, ring_count=16)
        drop = bpy.context.object
        drop.scale = (1, 0.55, 1.0)
        drop.data.materials.append(water)
        drop.data.polygons.foreach_set('use_smooth', [True] * len(drop.data.polygons))
    backdrop(0.5, floor=-0.3, depth=1.6)
    target = (-0.02, 0, 0.0)
    softbox((-0.35, -0.3, 0.35), target, 0.2, 0.3, 1.6, (0.86, 0.93, 1))
    softbox((0.35, -0.25, 0.2), target, 0.1, 0.5, 1.4, (1, 0.95, 0.88))
    softbox((0, -0.1, 0.5), target, 0.5, 0.1, 1.6)
    camera((-0.20, -0.27, 0.12), (-0.035, 0, -0.004), 60, 14, (-0.04, 0, 0))


def finger(content, at, way, palm, curl, thumb, eye, look, left=False, lens=50, fstop=5.6):
    """A fine-pitch wall in its infrared frame and a bare hand at it."""
    world((0.012, 0.0125, 0.015))
    wide, high = 1.2, 0.675
    panel(content, wide, high, pitch=1.25, modules=(4, 4), strength=1.0)
    for s in (-1, 1):
        box((wide + 0.06, 0.022, 0.022), (0, -0.004, s * (high / 2 + 0.012)), 'coat', 0.004)
        box((0.022, 0.022, high), (s * (wide / 2 + 0.012), -0.004, 0), 'coat', 0.004)
        box((wide, 0.003, 0.006), (0, -0.0155, s * (high / 2 + 0.004)), 'red', 0.001)
    hand(at, way, palm, curl=curl, thumb=thumb, mat='skin', left=left)
    softbox((-0.8, -0.8, 0.8), at, 0.5, 0.6, 9, (0.9, 0.95, 1))
    softbox((0.8, -0.5, 0.5), at, 0.3, 0.6, 7, (1, 0.93, 0.85))
    camera(eye, look, lens, fstop, at)


POINTING = ((2, 8, 6), (34, 74, 50), (46, 76, 50), (52, 76, 50))


def touch_response():
    """A finger on a map: the place under it answers with a ring."""
    def rings(u, v, aspect):
        out = town_map(u * 0.8 + 0.05, v * 0.8 + 0.1, aspect)
        d = np.hypot((u - 0.53) * aspect, v - 0.50)
        for r, k in ((0.055, 1.0), (0.095, 0.6), (0.14, 0.3)):
            out = out + (k * np.exp(-np.abs(d - r) / 0.006))[..., None] * np.array([0.7, 1.0, 0.3])
        return out

    finger(rings, (0.108, -0.150, -0.072), (-0.42, 0.80, 0.43), (-0.30, 0.30, -0.90), POINTING, (10, 50), (-0.30, -0.66, 0.16),
           (0.03, 0, -0.01))


def infrared_frame():
    """The lower corner of a touch wall: its infrared frame from near, a finger on a button."""

    def buttons(u, v, aspect):
        out = sea(u * 0.8, v * 0.6 + 0.35, aspect) * 0.75
        for k, hue in enumerate(((1.0, 0.75, 0.10), (0.15, 0.75, 0.95), (0.95, 0.25, 0.30), (0.25, 0.85, 0.45))):
            d = np.hypot((u - 0.40 - 0.14 * k) * aspect, v - 0.13)
            out = np.where((d < 0.085)[..., None], np.array(hue), out)
            out = np.where((np.abs(d - 0.085) < 0.006)[..., None], np.ones(3), out)
        return out

    finger(buttons, (0.320, -0.150, -0.330), (-0.42, 0.80, 0.43), (-0.30, 0.30, -0.90), POINTING, (10, 50), (-0.06, -0.80, -0.05),
           (0.24, 0, -0.235))


def column_shell():
    """A pillar in its half-shell of steel ribs; soft modules cover a part, magnets wait on the rest."""
    world((0.05, 0.051, 0.055))
    radius, turn = 0.42, -52
    backdrop(1.4, floor=-0.55, depth=1.9, tone=(0.05, 0.051, 0.055))
    shell = group((0, radius, 0), (0, 0, turn))
    face = soft_face(coral('gold', 7), 2.5, (3, 5), (320, 160), round_path(radius), strength=1.35, **INDOOR_1515)
    face.parent, face.location = shell, (0, -radius, 0)
    inner = radius - 0.045
    for k in range(6):
        z = -0.40 + k * 0.16
        spots = [(inner * math.sin(a), -inner * math.cos(a), z) for a in (math.radians(-80 + 5 * n) for n in range(45))]
        for start, end in zip(spots, spots[1:]):
            rod(start, end, 0.010, 'galvanised', shell, 12)
        for x, y, _ in spots[30::3]:
            way = math.degrees(math.atan2(y, x)) + 90
            cylinder(0.011, 0.012, (x * 1.04, y * 1.04, z), 'steel', (90, 0, way), parent=shell)
    for a in (75, 105, 138):
        x, y = (inner - 0.03) * math.sin(math.radians(a)), -(inner - 0.03) * math.cos(math.radians(a))
        rod((x, y, -0.55), (x, y, 0.46), 0.018, 'blacksteel', shell)
    cylinder(0.29, 1.9, (0, radius, 0.30), 'concrete', sides=96)
    lights((0, 0, 0), 1.0, 0.8)
    camera((0.45, -2.1, 0.62), (0.04, 0.2, -0.04), 44, 9, (0, 0, 0))


CUSTOM = {
    'floor-feet': floor_feet,
    'touch-durable': durable,
    'touch-finger': touch_response,
    'touch-edge': infrared_frame,
    'column-shell': column_shell,
}
