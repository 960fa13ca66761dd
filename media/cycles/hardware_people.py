"""People for the close views."""
import math

import bpy

from figures import figure


def person(pose, number, at, turn=0.0, at_work=False, tall=1.7):
    """Turn 0 looks to -y, 90 to +x; `tall` in metres for somebody of nominal height."""
    thing = figure(pose, number, at_work)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = (0, 0, math.radians(turn))
    thing.scale = (tall / 1.7,) * 3
    return thing
