"""Materials from the scenes' descriptions."""
import bpy

from nodes import Graph
from patterns import PATTERNS

BLACK = (0.012, 0.012, 0.014, 1)


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
        roughness = d.get('rough', 0.7)
        colour = (*d['albedo'], 1)
        shader = graph.principled(colour, roughness, metallic=1 if d.get('metal') else 0)
        if d.get('surface'):
            PATTERNS[d['surface']](graph, shader, colour, d)
        for key in ('tex', 'map'):
            if key in d:
                image = graph.image(self.textures[d[key]])
                tinted = graph.mix('MULTIPLY', image, colour) if key == 'map' else image
                graph.link(tinted, shader.inputs['Base Color'])
                if 'glow' in d and key == 'map':
                    # Window panes are the dark parts of a hand-drawn front.
                    pane = graph.ramp(graph.brightness(image), (0.32, 0.08), (0.5, 0.75))
                    graph.link(pane, shader.inputs['Roughness'])
        if 'glow' in d:
            graph.link(graph.image(self.textures[d['glow']]), shader.inputs['Emission'])
            shader.inputs['Emission Strength'].default_value = 1
        graph.finish(shader)

    def screen(self, graph, d):
        """A lit wall: as bright as exposed for to the eye, and brighter to the room, which a camera would find too dark."""
        image = graph.image(self.textures[d['tex']])
        shader = graph.principled(BLACK, 0.45)
        shader.inputs['Specular'].default_value = 0.25
        strength = graph.by_ray(camera=d['gain'] * 1.12, glossy=d['gain'] * 1.6, other=d['gain'] * self.boost)
        graph.link(image, shader.inputs['Emission'])
        graph.link(strength, shader.inputs['Emission Strength'])
        if not d.get('open'):
            return graph.finish(shader)
        seen = graph.ramp(graph.brightness(image), (0, 1 - d['open']), (0.5, 1 - d['open'] * 0.2))
        return graph.finish(graph.mix_shader(seen, graph.node('ShaderNodeBsdfTransparent'), shader))

    def light(self, graph, d):
        """What a lamp looks like; the light itself comes from a lamp object beside it."""
        emission = graph.node('ShaderNodeEmission')
        emission.inputs['Color'].default_value = (*d['colour'], 1)
        graph.link(graph.by_ray(camera=d.get('look', 1), glossy=1, other=0), emission.inputs['Strength'])
        graph.finish(emission)
        graph.material.cycles.sample_as_light = False

    def glass(self, graph, d):
        """A thin pane: it lets light through unbent, and mirrors a little more at a slant."""
        clear = graph.node('ShaderNodeBsdfTransparent')
        clear.inputs['Color'].default_value = (0.93, 0.97, 0.97, 1)
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
        emission.inputs['Color'].default_value = (*d['colour'], 1)
        strength = graph.math('MULTIPLY', graph.math('MULTIPLY', graph.math('POWER', middle, 2), fade), d['k'])
        graph.link(strength, emission.inputs['Strength'])
        both = graph.node('ShaderNodeAddShader')
        graph.link(emission.outputs[0], both.inputs[0])
        graph.link(graph.node('ShaderNodeBsdfTransparent').outputs[0], both.inputs[1])
        graph.finish(both)
        graph.material.cycles.sample_as_light = False
