"""Materials from the scenes' descriptions."""
import bpy

from nodes import Graph

BLACK = (0.012, 0.012, 0.012, 1)
ROUGH = 0.85
# Screens throw more light on the room than they show to the camera: their colour has to be seen on the plaster.
WASH = 1.6


def plaster(tone):
    """The one colour of every place: warm white, as light as `tone`."""
    return (tone * 1.035, tone, tone * 0.935, 1)


def joints(graph, size, width=0.008):
    """1 in the joints of a grid of metres."""
    node = graph.node('ShaderNodeTexBrick', offset=0, squash=1)
    graph.link(graph.metres(), node.inputs['Vector'])
    settings = {'Scale': 1, 'Mortar Size': width, 'Mortar Smooth': 0.1, 'Brick Width': size[0], 'Row Height': size[1]}
    for name, value in settings.items():
        node.inputs[name].default_value = value
    return node.outputs['Fac']


class Surfaces:
    """Builds each material once. `textures` are the scene's images by number."""

    def __init__(self, textures, boost):
        self.textures = textures
        self.boost = boost
        self.known = {}

    def get(self, description):
        key = repr(sorted(description.items()))
        if key not in self.known:
            graph = Graph(bpy.data.materials.new(description['type']))
            getattr(self, description['type'])(graph, description)
            self.known[key] = graph.material
        return self.known[key]

    def matte(self, graph, d):
        """Warm white plaster: textures and panes only shade it."""
        colour = plaster(d['tone'])
        shader = graph.principled(colour, ROUGH)
        shader.inputs['Specular'].default_value = 0.2
        shades = []
        if 'tex' in d:
            shades.append(graph.ramp(graph.brightness(graph.image(self.textures[d['tex']])), (0, 0.55), (1, 1)))
        if 'map' in d:
            shades.append(graph.brightness(graph.image(self.textures[d['map']])))
        if 'joints' in d:
            gap = joints(graph, d['joints'])
            shades.append(graph.ramp(gap, (0, 1), (1, 0.62)))
            graph.bump(graph.math('SUBTRACT', 1, gap), shader, 0.006)
        if 'folds' in d:
            graph.bump(graph.noise(3.4, 2, 0.4, (1, 14)), shader, 0.22)
        for shade in shades:
            colour = graph.mix('MULTIPLY', colour, shade)
        graph.link(colour, shader.inputs['Base Color'])
        graph.finish(shader)

    def body(self, graph, _):
        graph.finish(graph.principled((0.022, 0.022, 0.022, 1), 0.42))

    def screen(self, graph, d):
        """A lit wall: as bright as exposed for to the eye, and brighter to the room, which a camera would find too dark."""
        image = graph.image(self.textures[d['tex']])
        if 'cabinet' in d:
            seam = graph.ramp(joints(graph, d['cabinet'], 0.009 * d['cabinet'][1]), (0, 1), (1, 0.6))
            image = graph.mix('MULTIPLY', image, seam)
        shader = graph.principled(BLACK, 0.45)
        shader.inputs['Specular'].default_value = 0.25
        strength = graph.by_ray(
            camera=d['gain'] * 1.12, glossy=d['gain'] * 1.6, other=d['gain'] * self.boost * WASH
        )
        graph.link(image, shader.inputs['Emission'])
        graph.link(strength, shader.inputs['Emission Strength'])
        if not d.get('open'):
            return graph.finish(shader)
        seen = graph.ramp(graph.brightness(image), (0, 1 - d['open']), (0.5, 1 - d['open'] * 0.2))
        return graph.finish(graph.mix_shader(seen, graph.node('ShaderNodeBsdfTransparent'), shader))

    def light(self, graph, d):
        """What a lamp looks like; the light itself comes from a lamp object beside it."""
        emission = graph.node('ShaderNodeEmission')
        look, seen = d.get('look', 1), d['strength']
        graph.link(graph.by_ray(camera=look * seen, glossy=seen, other=0), emission.inputs['Strength'])
        graph.finish(emission)
        graph.material.cycles.sample_as_light = False

    def glass(self, graph, d):
        """A thin pane: it lets light through unbent, and mirrors a little more at a slant."""
        clear = graph.node('ShaderNodeBsdfTransparent')
        clear.inputs['Color'].default_value = (0.95, 0.95, 0.95, 1)
        mirror = graph.node('ShaderNodeBsdfGlossy')
        mirror.inputs['Roughness'].default_value = 0.02
        slant = graph.node('ShaderNodeFresnel')
        slant.inputs['IOR'].default_value = 1.3 + 0.25 * d['gloss']
        graph.finish(graph.mix_shader(slant.outputs[0], clear, mirror))

    def glow(self, graph, d):
        """A shaft of light in haze: it adds and hides nothing, widest in the middle, fading along its length."""
        across, along = graph.across()
        middle = graph.math('MULTIPLY', graph.math('MULTIPLY', across, 4), graph.math('SUBTRACT', 1, across))
        fade = graph.math('POWER', graph.math('SUBTRACT', 1, along), 1.3)
        emission = graph.node('ShaderNodeEmission')
        strength = graph.math('MULTIPLY', graph.math('MULTIPLY', graph.math('POWER', middle, 2), fade), d['k'])
        graph.link(strength, emission.inputs['Strength'])
        both = graph.node('ShaderNodeAddShader')
        graph.link(emission.outputs[0], both.inputs[0])
        graph.link(graph.node('ShaderNodeBsdfTransparent').outputs[0], both.inputs[1])
        graph.finish(both)
        graph.material.cycles.sample_as_light = False
