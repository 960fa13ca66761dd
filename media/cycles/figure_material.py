"""Materials of people, made once per name: kind-#rrggbb[-#rrggbb]."""
import bpy


def material(name):
    """Principled; two colours make a check or a print."""
    full = 'person ' + name
    found = bpy.data.materials.get(full)
    if found:
        return found
    kind, *colours = ALIASES.get(name, name).split('-')
    rough, specular, sheen, metallic = FINISH[kind]
    made = bpy.data.materials.new(full)
    made.use_nodes = True
    tree = made.node_tree
    surface = tree.nodes['Principled BSDF'].inputs
    rgb = (*linear(colours[0]), 1)
    surface['Base Color'].default_value = rgb
    surface['Roughness'].default_value = rough
    surface['Specular'].default_value = specular
    surface['Sheen'].default_value = sheen
    surface['Metallic'].default_value = metallic
    if kind == 'glow':
        surface['Emission'].default_value = rgb
        surface['Emission Strength'].default_value = 0.5
    if kind in WOVEN:
        add_bump(tree, surface, 'ShaderNodeTexWave', (1, 1, 0.55), 0.35, WRINKLES)
    if kind == 'hair':
        add_bump(tree, surface, 'ShaderNodeTexNoise', (1, 1, 0.12), 0.35, {'Scale': 150, 'Detail': 0})
    if len(colours) > 1:
        add_pattern(tree, surface, kind, rgb, (*linear(colours[1]), 1))
    return made


# kind: roughness, specular, sheen, metallic
FINISH = {
    'skin': (0.5, 0.4, 0.0, 0.0),
    'hair': (0.42, 0.4, 0.0, 0.0),
    'cloth': (0.85, 0.25, 0.15, 0.0),
    'check': (0.85, 0.25, 0.15, 0.0),
    'silk': (0.5, 0.45, 0.35, 0.0),
    'print': (0.6, 0.4, 0.25, 0.0),
    'leather': (0.4, 0.5, 0.0, 0.0),
    'plastic': (0.45, 0.5, 0.0, 0.0),
    'metal': (0.28, 0.5, 0.0, 1.0),
    'glow': (0.3, 0.5, 0.0, 0.0),
}
WOVEN = ('cloth', 'check', 'silk', 'print')
ALIASES = {'eye': 'plastic-#120d0b', 'lips': 'skin-#6b3a30'}
WRINKLES = {'Scale': 2.6, 'Distortion': 9, 'Detail': 1.5, 'Detail Scale': 1.3}


def linear(code):
    values = [int(code[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values]


def add_bump(tree, surface, texture, stretch, strength, settings):
    """Shading-only wrinkles and strands, finer than the mesh can carry."""
    where = tree.nodes.new('ShaderNodeTexCoord')
    scale = tree.nodes.new('ShaderNodeVectorMath')
    scale.operation = 'MULTIPLY'
    scale.inputs[1].default_value = stretch
    noise = tree.nodes.new(texture)
    if texture == 'ShaderNodeTexWave':
        noise.bands_direction = 'DIAGONAL'
    for key, value in settings.items():
        noise.inputs[key].default_value = value
    bump = tree.nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = strength
    bump.inputs['Distance'].default_value = 0.02
    tree.links.new(where.outputs['Object'], scale.inputs[0])
    tree.links.new(scale.outputs[0], noise.inputs['Vector'])
    tree.links.new(noise.outputs['Fac'], bump.inputs['Height'])
    tree.links.new(bump.outputs['Normal'], surface['Normal'])


def add_pattern(tree, surface, kind, ground, ink):
    """Small woven checks, or scattered motifs of a printed fabric."""
    where = tree.nodes.new('ShaderNodeTexCoord')
    mix = tree.nodes.new('ShaderNodeMixRGB')
    mix.inputs['Color1'].default_value = ground
    mix.inputs['Color2'].default_value = ink
    if kind == 'check':
        motif = tree.nodes.new('ShaderNodeTexChecker')
        motif.inputs['Scale'].default_value = 70
        strength = 0.22
    else:
        motif = tree.nodes.new('ShaderNodeTexVoronoi')
        motif.inputs['Scale'].default_value = 42
        motif.inputs['Randomness'].default_value = 0.9
        strength = 0.5
    shape = tree.nodes.new('ShaderNodeMath')
    shape.operation = 'LESS_THAN' if kind == 'print' else 'MULTIPLY'
    shape.inputs[1].default_value = 0.34 if kind == 'print' else 1.0
    soft = tree.nodes.new('ShaderNodeMath')
    soft.operation = 'MULTIPLY'
    soft.inputs[1].default_value = strength
    tree.links.new(where.outputs['Object'], motif.inputs['Vector'])
    tree.links.new(motif.outputs['Fac' if kind == 'check' else 'Distance'], shape.inputs[0])
    tree.links.new(shape.outputs[0], soft.inputs[0])
    tree.links.new(soft.outputs[0], mix.inputs['Fac'])
    tree.links.new(mix.outputs[0], surface['Base Color'])
