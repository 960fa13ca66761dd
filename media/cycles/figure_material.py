"""The one material of people: the plaster of the place, a little darker than its walls."""
import bpy

from surfaces import ROUGH, plaster


def material():
    made = bpy.data.materials.get('person')
    if made:
        return made
    made = bpy.data.materials.new('person')
    made.use_nodes = True
    surface = made.node_tree.nodes['Principled BSDF'].inputs
    surface['Base Color'].default_value = plaster(0.58)
    surface['Roughness'].default_value = ROUGH
    surface['Specular'].default_value = 0.2
    return made
