"""Where all pictures are taken: a seamless paper backdrop and three soft lights.

Everything grows with the size of what is shown, as a photographer takes larger lights for a sofa than for a cup.
"""

from math import cos, pi, sin

import bpy
from mathutils import Vector

from materials.finish import linear

# The paper of both themes, unless a scene has its own.
BACKDROPS = {'light': '#dad2c5', 'dark': '#3b3732'}

# How bright the card behind glass is, as a share of its colour.
CARD_STRENGTH = 0.35

# The pass that tells how much of a pixel is backdrop.
BACKDROP_PASS = 'backdrop'


def backdrop(size, colour):
    """Paper that lies on the floor and rises behind in a wide curve."""
    turn = [(1.2 + 4 * sin(t * pi / 64), 4 - 4 * cos(t * pi / 64)) for t in range(33)]
    profile = [(-9, 0), *turn, (5.2, 16)]
    vertices = [(x * size, y * size, z * size) for y, z in profile for x in (-14, 14)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    data = bpy.data.meshes.new('backdrop')
    data.from_pydata(vertices, [], faces)
    for polygon in data.polygons:
        polygon.use_smooth = True
    data.materials.append(paper(colour))
    paper_roll = bpy.data.objects.new('backdrop', data)
    bpy.context.scene.collection.objects.link(paper_roll)
    return paper_roll


def paper(colour):
    """Matt paper that also marks its pixels."""
    material = bpy.data.materials.new('backdrop')
    material.use_nodes = True
    shader = material.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = linear(colour)
    shader.inputs['Roughness'].default_value = 0.95
    shader.inputs['Specular'].default_value = 0.1
    mark = material.node_tree.nodes.new('ShaderNodeOutputAOV')
    mark.name = BACKDROP_PASS
    mark.inputs['Value'].default_value = 1.0
    return material


def card(size, colour):
    """A shining card behind dark glass, which is seen only through it: liquids are nearly black before dark paper."""
    data = bpy.data.meshes.new('card')
    corners = [(-1.2, 0.9, 0), (1.2, 0.9, 0), (1.2, 0.9, 1.6), (-1.2, 0.9, 1.6)]
    data.from_pydata([tuple(Vector(corner) * size) for corner in corners], [], [(0, 1, 2, 3)])
    material = bpy.data.materials.new('card')
    material.use_nodes = True
    tree = material.node_tree
    shine = tree.nodes.new('ShaderNodeEmission')
    shine.inputs['Color'].default_value = linear(colour)
    shine.inputs['Strength'].default_value = CARD_STRENGTH
    tree.links.new(shine.outputs[0], tree.nodes['Material Output'].inputs['Surface'])
    data.materials.append(material)
    holder = bpy.data.objects.new('card', data)
    holder.visible_camera = holder.visible_diffuse = holder.visible_glossy = holder.visible_shadow = False
    bpy.context.scene.collection.objects.link(holder)


def softbox(size, at, width, height, power, colour):
    """A rectangular light that points to the middle of the stage. `power` is for a subject of 1 m."""
    light = bpy.data.lights.new('softbox', 'AREA')
    light.shape = 'RECTANGLE'
    light.size, light.size_y = width * size, height * size
    light.energy = power * size**2
    light.color = colour
    holder = bpy.data.objects.new('softbox', light)
    holder.location = Vector(at) * size
    holder.rotation_euler = (Vector((0, 0, 0.4)) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(holder)


def light(size):
    """A large window-like light from the left, a weak cool fill from the right, a light from above behind."""
    softbox(size, (-3.0, -1.5, 2.9), 1.9, 2.4, 230, (1.0, 0.955, 0.9))
    softbox(size, (3.4, -1.6, 1.7), 1.4, 2.6, 24, (0.9, 0.95, 1.0))
    softbox(size, (0.6, 1.6, 4.2), 3.2, 1.0, 70, (1.0, 0.98, 0.95))
    world = bpy.data.worlds.new('room')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs[0].default_value = (1.0, 0.97, 0.93, 1)
    world.node_tree.nodes['Background'].inputs[1].default_value = 0.15
