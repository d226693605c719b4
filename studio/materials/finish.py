"""What a surface is made of: described in the catalogue, built when a form needs it."""

from dataclasses import dataclass
from functools import wraps
from hashlib import sha256

import bpy


@dataclass(frozen=True)
class Finish:
    """A material that is not built yet. Its text form is part of the hash of a product."""

    maker: object
    arguments: tuple
    options: tuple

    def __repr__(self):
        values = [repr(value) for value in self.arguments] + [
            f'{name}={value!r}' for name, value in self.options
        ]
        return f'{self.maker.__module__}.{self.maker.__name__}({", ".join(values)})'

    def build(self):
        """The material of Blender, one for all objects that have this finish."""
        # Names in Blender have at most 63 characters.
        name = f'{self.maker.__name__} {sha256(repr(self).encode()).hexdigest()[:16]}'
        known = bpy.data.materials.get(name)
        if known:
            return known
        graph = Graph(name)
        self.maker(graph, *self.arguments, **dict(self.options))
        return graph.material


def finish(maker):
    """Makes `maker(graph, …)` a function of the catalogue, which returns the finish without the graph."""

    @wraps(maker)
    def describe(*arguments, **options):
        return Finish(maker, arguments, tuple(sorted(options.items())))

    return describe


def linear(colour):
    """A hex colour such as '#e8dfd0' as the linear numbers that Cycles calculates with."""
    channels = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels) + (1.0,)


class Graph:
    """The nodes of one material. Methods return sockets, which other methods take in the place of numbers."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes['Principled BSDF']

    def node(self, kind, inputs, **settings):
        """Adds a node. `inputs` has numbers, hex colours or sockets by the name or number of the input."""
        added = self.tree.nodes.new(kind)
        for name, value in settings.items():
            setattr(added, name, value)
        self.connect(added, inputs)
        return added

    def connect(self, node, inputs):
        for name, value in inputs.items():
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, node.inputs[name])
            else:
                node.inputs[name].default_value = linear(value) if isinstance(value, str) else value

    def set(self, **inputs):
        """Inputs of the Principled shader: `base_color`, `roughness`, `metallic` …"""
        titles = {'ior': 'IOR'}
        named = {titles.get(name, name.replace('_', ' ').title()): value for name, value in inputs.items()}
        self.connect(self.shader, named)

    def place(self, scale=(1, 1, 1), rotation=(0, 0, 0), mapped=False, generated=False):
        """Points of the object in metres, of its map (cloth, paper) when `mapped`, or from 0 to 1 when `generated`."""
        kind = 'UV' if mapped else 'Generated' if generated else 'Object'
        source = self.node('ShaderNodeTexCoord', {}).outputs[kind]
        return self.node(
            'ShaderNodeMapping', {'Vector': source, 'Scale': scale, 'Rotation': rotation}
        ).outputs[0]

    def noise(self, size, detail=2.0, place=None, distortion=0.0):
        """Clouds with lumps of `size` metres, from 0 to 1."""
        inputs = {
            'Vector': place or self.place(),
            'Scale': 1 / size,
            'Detail': detail,
            'Distortion': distortion,
        }
        return self.node('ShaderNodeTexNoise', inputs).outputs['Fac']

    def cells(self, size, place=None, feature='F1'):
        """Distance to the nearest of scattered points, `size` metres apart."""
        inputs = {'Vector': place or self.place(), 'Scale': 1 / size}
        return self.node('ShaderNodeTexVoronoi', inputs, feature=feature).outputs['Distance']

    def waves(self, size, direction='X', place=None, distortion=0.0):
        """Soft parallel lines, one each `size` metres."""
        # The texture repeats each 2π/20 units.
        inputs = {
            'Vector': place or self.place(),
            'Scale': 0.314159 / size,
            'Distortion': distortion,
            'Detail': 2.0,
        }
        return self.node('ShaderNodeTexWave', inputs, bands_direction=direction).outputs['Fac']

    def ramp(self, factor, *stops):
        """Colours by (position, colour)."""
        added = self.node('ShaderNodeValToRGB', {'Fac': factor})
        elements = added.color_ramp.elements
        for index, (position, colour) in enumerate(stops):
            element = elements[index] if index < 2 else elements.new(position)
            element.position = position
            element.color = linear(colour)
        return added.outputs['Color']

    def between(self, factor, low, high, start=0.0, end=1.0):
        """The number between `low` and `high` while the factor goes from `start` to `end`."""
        inputs = {'Value': factor, 'From Min': start, 'From Max': end, 'To Min': low, 'To Max': high}
        return self.node('ShaderNodeMapRange', inputs).outputs[0]

    def mix(self, factor, first, second, blend='MIX'):
        """A colour between two."""
        inputs = {'Fac': factor, 'Color1': first, 'Color2': second}
        return self.node('ShaderNodeMixRGB', inputs, blend_type=blend).outputs[0]

    def math(self, operation, first, second=0.0):
        return self.node('ShaderNodeMath', {0: first, 1: second}, operation=operation).outputs[0]

    def let_light_through(self, tint):
        """Lets light pass to what is inside or behind glass, which a path tracer finds too rarely by itself."""
        path = self.node('ShaderNodeLightPath', {}).outputs
        lit = self.math('MAXIMUM', path['Is Shadow Ray'], path['Is Diffuse Ray'])
        # Where a wall is seen along its length, glass keeps much of the light: its rims and sides throw shadows.
        facing = self.node('ShaderNodeLayerWeight', {'Blend': 0.5}).outputs['Facing']
        dimmed = self.mix(self.between(facing, 0.04, 0.6, 0.2, 1), tint, '#000000')
        through = self.node('ShaderNodeBsdfTransparent', {'Color': dimmed}).outputs[0]
        both = self.node('ShaderNodeMixShader', {0: lit, 1: self.shader.outputs[0], 2: through}).outputs[0]
        self.tree.links.new(both, self.tree.nodes['Material Output'].inputs['Surface'])

    def bump(self, height, depth, over=None):
        """Sets the relief: `height` from 0 to 1 is `depth` metres. `over` is a relief that this one adds to."""
        inputs = {'Height': height, 'Distance': depth, 'Strength': 1.0}
        if over:
            inputs['Normal'] = over
        normal = self.node('ShaderNodeBump', inputs).outputs['Normal']
        self.set(normal=normal)
        return normal
