"""A shorter way to write Blender's node graphs."""


class Graph:
    def __init__(self, material):
        self.material = material
        material.use_nodes = True
        self.tree = material.node_tree
        self.tree.nodes.clear()
        self.uv = None

    def node(self, kind, **settings):
        node = self.tree.nodes.new(kind)
        for name, value in settings.items():
            setattr(node, name, value)
        return node

    def link(self, output, entry):
        """Connects an output, or sets a plain value."""
        if isinstance(output, (int, float)):
            entry.default_value = output
        elif isinstance(output, tuple):
            entry.default_value = output
        else:
            self.tree.links.new(getattr(output, 'outputs', [output])[0], entry)

    def finish(self, shader):
        out = self.node('ShaderNodeOutputMaterial')
        self.link(shader, out.inputs['Surface'])

    def principled(self, colour, roughness, metallic=0):
        shader = self.node('ShaderNodeBsdfPrincipled')
        shader.inputs['Base Color'].default_value = colour
        shader.inputs['Roughness'].default_value = roughness
        shader.inputs['Metallic'].default_value = metallic
        return shader

    def metres(self):
        self.uv = self.uv or self.node('ShaderNodeUVMap', uv_map='Metres').outputs[0]
        return self.uv

    def scaled(self, size):
        """Metres in units of `size`."""
        mapping = self.node('ShaderNodeMapping')
        self.link(self.metres(), mapping.inputs['Vector'])
        mapping.inputs['Scale'].default_value = (1 / size[0], 1 / size[1], 1)
        return mapping.outputs[0]

    def across(self):
        """Place on the part, 0 to 1 each way."""
        split = self.node('ShaderNodeSeparateXYZ')
        self.link(self.node('ShaderNodeUVMap', uv_map='Picture').outputs[0], split.inputs[0])
        return split.outputs[0], split.outputs[1]

    def image(self, image):
        node = self.node('ShaderNodeTexImage', image=image, extension='EXTEND')
        self.link(self.node('ShaderNodeUVMap', uv_map='Picture').outputs[0], node.inputs['Vector'])
        return node.outputs['Color']

    def math(self, operation, a, b):
        node = self.node('ShaderNodeMath', operation=operation)
        self.link(a, node.inputs[0])
        self.link(b, node.inputs[1])
        return node.outputs[0]

    def mix(self, blend, a, b, factor=1):
        node = self.node('ShaderNodeMixRGB', blend_type=blend)
        self.link(factor, node.inputs['Fac'])
        self.link(a, node.inputs['Color1'])
        self.link(b, node.inputs['Color2'])
        return node.outputs[0]

    def mix_shader(self, factor, first, second):
        node = self.node('ShaderNodeMixShader')
        self.link(factor, node.inputs[0])
        self.link(first, node.inputs[1])
        self.link(second, node.inputs[2])
        return node

    def brightness(self, colour):
        node = self.node('ShaderNodeRGBToBW')
        self.link(colour, node.inputs[0])
        return node.outputs[0]

    def ramp(self, value, low, high):
        """Maps (from, to) of `low` to (from, to) of `high`, clamped."""
        node = self.node('ShaderNodeMapRange')
        self.link(value, node.inputs['Value'])
        for name, number in zip(('From Min', 'To Min', 'From Max', 'To Max'), (*low, *high)):
            node.inputs[name].default_value = number
        return node.outputs[0]

    def noise(self, scale, detail=3, roughness=0.55, stretch=(1, 1)):
        node = self.node('ShaderNodeTexNoise')
        self.link(self.scaled(stretch), node.inputs['Vector'])
        for name, number in (('Scale', scale), ('Detail', detail), ('Roughness', roughness)):
            node.inputs[name].default_value = number
        return node.outputs['Fac']

    def bump(self, height, shader, distance, strength=1):
        node = self.node('ShaderNodeBump')
        node.inputs['Strength'].default_value = strength
        node.inputs['Distance'].default_value = distance
        self.link(height, node.inputs['Height'])
        self.link(node.outputs[0], shader.inputs['Normal'])

    def by_ray(self, camera, glossy, other):
        """A value that depends on who looks."""
        path = self.node('ShaderNodeLightPath')
        rough = self.math('MULTIPLY', path.outputs['Is Glossy Ray'], glossy - other)
        unseen = self.math('ADD', rough, other)
        seen = self.math('SUBTRACT', camera, unseen)
        return self.math('ADD', unseen, self.math('MULTIPLY', path.outputs['Is Camera Ray'], seen))
