"""What floors and walls are made of. Each takes a principled shader and gives it colour, relief and polish; metres."""


def _tone(graph, shader, colour, factor, low, high):
    """The base colour times `low` to `high`, following `factor`."""
    grey = graph.ramp(factor, (0.3, low), (0.7, high))
    graph.link(graph.mix('MULTIPLY', colour, grey), shader.inputs['Base Color'])
    return grey


def _joints(graph, size, width, offset=0):
    """1 in the joints between tiles of `size`, and a random grey per tile."""
    node = graph.node('ShaderNodeTexBrick', offset=offset, squash=1)
    graph.link(graph.metres(), node.inputs['Vector'])
    settings = {'Scale': 1, 'Mortar Size': width, 'Mortar Smooth': 0.1, 'Brick Width': size[0], 'Row Height': size[1]}
    for name, value in settings.items():
        node.inputs[name].default_value = value
    node.inputs['Color1'].default_value = (0.86, 0.86, 0.86, 1)
    node.inputs['Color2'].default_value = (1.06, 1.06, 1.06, 1)
    node.inputs['Mortar'].default_value = (0.45, 0.45, 0.45, 1)
    return node


def _tiled(graph, shader, colour, size, width, depth, offset=0):
    node = _joints(graph, size, width, offset)
    clouds = graph.ramp(graph.noise(0.8), (0.3, 0.86), (0.7, 1.1))
    tiles = graph.mix('MULTIPLY', node.outputs['Color'], clouds)
    graph.link(graph.mix('MULTIPLY', colour, tiles), shader.inputs['Base Color'])
    graph.bump(graph.math('SUBTRACT', 1, node.outputs['Fac']), shader, depth)


def _polish(graph, shader, mean, spread, scale=1.4):
    worn = graph.ramp(graph.noise(scale, 4), (0.3, max(0.02, mean - spread)), (0.7, mean + spread))
    graph.link(worn, shader.inputs['Roughness'])


def stone(graph, shader, colour, d):
    _tiled(graph, shader, colour, d['size'], 0.004, 0.002)
    _polish(graph, shader, d['rough'], 0.06)


def polished(graph, shader, colour, d):
    _tone(graph, shader, colour, graph.noise(0.4, 4), 0.85, 1.12)
    _polish(graph, shader, d['rough'], 0.05)


def concrete(graph, shader, colour, d):
    _tone(graph, shader, colour, graph.noise(0.6, 8, 0.65), 0.72, 1.15)
    _polish(graph, shader, d['rough'], 0.12, 2)


def carpet(graph, shader, colour, d):
    pile = graph.noise(220, 2)
    _tone(graph, shader, colour, graph.mix('MIX', graph.noise(1.3), pile, 0.4), 0.75, 1.2)
    graph.bump(pile, shader, 0.006)


def planks(graph, shader, colour, d):
    node = _joints(graph, d['size'], 0.0015, 0.37)
    grain = graph.ramp(graph.noise(6, 6, 0.6, (1, 0.06)), (0.3, 0.72), (0.7, 1.15))
    graph.link(
        graph.mix('MULTIPLY', colour, graph.mix('MULTIPLY', node.outputs['Color'], grain)), shader.inputs['Base Color']
    )
    graph.bump(graph.math('SUBTRACT', 1, node.outputs['Fac']), shader, 0.001)
    _polish(graph, shader, d['rough'], 0.06)


def asphalt(graph, shader, colour, d):
    grit = graph.noise(90, 3, 0.7)
    _tone(graph, shader, colour, graph.mix('MIX', graph.noise(0.35, 5), grit, 0.45), 0.6, 1.25)
    # Puddles: smooth where the slow noise is high.
    wet = d['wet']
    pools = graph.ramp(graph.noise(0.3, 4, 0.6), (0.38, 0.55 - 0.2 * min(1, wet)), (0.62, max(0.04, 0.3 - 0.24 * wet)))
    graph.link(pools, shader.inputs['Roughness'])
    graph.bump(grit, shader, 0.004, 0.5)


def terrazzo(graph, shader, colour, d):
    node = graph.node('ShaderNodeTexVoronoi', feature='F1')
    graph.link(graph.metres(), node.inputs['Vector'])
    node.inputs['Scale'].default_value = 55
    chips = graph.ramp(graph.brightness(node.outputs['Color']), (0.2, 0.7), (0.9, 1.2))
    graph.link(graph.mix('MULTIPLY', colour, chips), shader.inputs['Base Color'])
    _polish(graph, shader, d['rough'], 0.04)


def plaster(graph, shader, colour, d):
    _tone(graph, shader, colour, graph.noise(0.7, 4), 0.92, 1.08)
    graph.bump(graph.noise(60, 3), shader, 0.002, 0.4)


def panels(graph, shader, colour, d):
    _tiled(graph, shader, colour, d['size'], 0.005, 0.008)
    if d.get('worn'):
        _polish(graph, shader, d['rough'], 0.15)


def brick(graph, shader, colour, d):
    _tiled(graph, shader, colour, d['size'], 0.006, 0.006, 0.5)


def _waves(graph, step, profile='SIN'):
    node = graph.node('ShaderNodeTexWave', wave_type='BANDS', bands_direction='X', wave_profile=profile)
    graph.link(graph.metres(), node.inputs['Vector'])
    # One band of Blender's wave is 2π/20 of a unit at scale 1.
    node.inputs['Scale'].default_value = 0.314 / step
    node.inputs['Distortion'].default_value = 0
    return node.outputs['Fac']


def slats(graph, shader, colour, d):
    step = d['size'][0]
    wave = graph.ramp(_waves(graph, step), (0.12, 0.0), (0.3, 1.0))
    grain = graph.ramp(graph.noise(7, 5, 0.6, (1, 6)), (0.3, 0.75), (0.7, 1.15))
    dark = graph.ramp(wave, (0, 0.18), (1, 1))
    graph.link(graph.mix('MULTIPLY', graph.mix('MULTIPLY', colour, grain), dark), shader.inputs['Base Color'])
    graph.bump(wave, shader, step * 0.3)


def ribs(graph, shader, colour, d):
    _tone(graph, shader, colour, graph.noise(0.7), 0.92, 1.06)
    graph.bump(_waves(graph, d['size'][0]), shader, 0.03)


def drape(graph, shader, colour, d):
    folds = graph.noise(3.4, 2, 0.4, (1, 14))
    _tone(graph, shader, colour, folds, 0.55, 1.2)
    graph.bump(folds, shader, 0.22)


PATTERNS = {
    pattern.__name__: pattern
    for pattern in (
        stone, polished, concrete, carpet, planks, asphalt, terrazzo, plaster, panels, brick, slats, ribs, drape,
    )
}
