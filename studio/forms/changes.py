"""Changes to finished meshes."""

import bmesh
import bpy
from mathutils import Vector, noise

from forms.shapes import finished


def merged(item):
    """Joins points of a mesh that lie on each other."""
    edit = bmesh.new()
    edit.from_mesh(item.data)
    bmesh.ops.remove_doubles(edit, verts=edit.verts, dist=1e-6)
    edit.to_mesh(item.data)
    edit.free()
    finished(item.data)
    return item


def baked(item):
    """The same thing as a plain mesh: lines become solid, modifiers are applied."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    data = bpy.data.meshes.new_from_object(item.evaluated_get(graph), depsgraph=graph)
    plain = bpy.data.objects.new(item.name, data)
    plain.matrix_world = item.matrix_world
    bpy.context.scene.collection.objects.link(plain)
    bpy.data.objects.remove(item)
    return plain


def carved(item, tools):
    """Cuts the room of `tools` out of a mesh. The tools are gone then."""
    for tool in tools:
        cut = item.modifiers.new('cut', 'BOOLEAN')
        cut.operation = 'DIFFERENCE'
        cut.object = tool
    plain = baked(item)
    for tool in tools:
        bpy.data.objects.remove(tool)
    finished(plain.data)
    return plain


def roughen(item, depth, size, seed=0):
    """Pushes the vertices of a mesh by smooth noise: `depth` metres, in waves of `size` metres."""
    for vertex in item.data.vertices:
        push = noise.noise(Vector(vertex.co) / size + Vector((seed * 7.3, 0, 0)))
        vertex.co += vertex.normal * (push * depth)
    return item


def subdivided(item, cuts):
    """Gives a mesh enough vertices to be bent or roughened."""
    edit = bmesh.new()
    edit.from_mesh(item.data)
    bmesh.ops.subdivide_edges(edit, edges=edit.edges[:], cuts=cuts, use_grid_fill=True)
    edit.to_mesh(item.data)
    edit.free()
    finished(item.data)
    return item
