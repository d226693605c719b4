"""Meshes from numbers.

Lengths are metres, angles degrees. A form stands on z = 0 around the z axis and faces -y."""

from math import cos, hypot, pi, radians, sin

import bmesh
import bpy
from mathutils import Matrix, Vector

from forms.points import rounded


def link(name, data, finish):
    """Adds an object with one material to the scene."""
    data.materials.append(finish.build())
    new_object = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(new_object)
    return new_object


def mesh(name, vertices, faces, finish, uv=None, sharp_above=40):
    """A mesh with smooth shading, except at edges sharper than `sharp_above`. `uv` has a point for each corner of each face."""
    data = bpy.data.meshes.new(name)
    data.from_pydata(vertices, [], faces)
    if uv:
        layer = data.uv_layers.new()
        points = [point for face in uv for point in face]
        for loop, point in zip(layer.data, points):
            loop.uv = point
    return link(name, finished(data, sharp_above), finish)


def finished(data, sharp_above=40):
    """Turns all faces outwards and shades them smoothly."""
    edit = bmesh.new()
    edit.from_mesh(data)
    bmesh.ops.recalc_face_normals(edit, faces=edit.faces)
    edit.to_mesh(data)
    edit.free()
    for polygon in data.polygons:
        polygon.use_smooth = True
    data.use_auto_smooth = True
    data.auto_smooth_angle = radians(sharp_above)
    return data


def lathe(profile, finish, segments=128, handmade=0.0, name='lathe'):
    """Turns a profile around the z axis. `handmade` is how far from round it may be, as a share of the radius."""
    angles = [2 * pi * step / segments for step in range(segments)]
    vertices, rows, lengths = [], [], [0.0]
    for index, (radius, height) in enumerate(profile):
        if index:
            before = profile[index - 1]
            lengths.append(lengths[-1] + hypot(radius - before[0], height - before[1]))
        if radius < 1e-6:
            rows.append([len(vertices)] * segments)
            vertices.append((0, 0, height))
            continue
        rows.append(list(range(len(vertices), len(vertices) + segments)))
        for angle in angles:
            uneven = 1 + handmade * (sin(2 * angle + 9 * height) + 0.6 * sin(3 * angle + 2 + 23 * height))
            vertices.append((radius * uneven * cos(angle), radius * uneven * sin(angle), height))
    faces, uv = [], []
    for low in range(len(profile) - 1):
        for step in range(segments):
            after = (step + 1) % segments
            corners = {}
            for row, column, place in (
                (low, step, step),
                (low, after, step + 1),
                (low + 1, after, step + 1),
                (low + 1, step, step),
            ):
                corners.setdefault(
                    rows[row][column], (2 * pi * place / segments * profile[row][0], lengths[row])
                )
            if len(corners) > 2:
                faces.append(list(corners))
                uv.append(list(corners.values()))
    return mesh(name, vertices, faces, finish, uv)


def hollow(outside, wall, floor=None):
    """The profile of a vessel: `outside` runs from the middle of the base to the rim; the rim becomes round."""
    floor = wall if floor is None else floor
    inside = []
    for index, (radius, height) in enumerate(outside):
        before, after = outside[max(index - 1, 0)], outside[min(index + 1, len(outside) - 1)]
        along = Vector((after[0] - before[0], after[1] - before[1])).normalized()
        inner = (radius - wall * along.y, height + wall * along.x)
        if inner[0] > 0 and inner[1] > floor:
            inside.append(inner)
    end, start = Vector(outside[-1]), Vector(inside[-1])
    across = (start - end) / 2
    up = Vector((across.y, -across.x))
    if up.y < 0:
        up = -up
    rim = [
        tuple((end + start) / 2 - across * cos(pi * step / 8) + up * sin(pi * step / 8))
        for step in range(1, 8)
    ]
    inside.reverse()
    return [*outside, *rim, *inside, (max(inside[-1][0] - wall, 0), floor), (0, floor)]


def box(width, depth, height, finish, bevel=0.002, at=(0, 0, 0), segments=4, name='box'):
    """A box with round edges that stands on the point `at`."""
    edit = bmesh.new()
    bmesh.ops.create_cube(edit, size=1, matrix=Matrix.Diagonal((width, depth, height, 1)))
    bmesh.ops.bevel(
        edit,
        geom=edit.edges[:],
        offset=bevel,
        segments=segments,
        profile=0.5,
        affect='EDGES',
        clamp_overlap=True,
    )
    data = bpy.data.meshes.new(name)
    edit.to_mesh(data)
    edit.free()
    new_object = link(name, finished(data), finish)
    new_object.location = (at[0], at[1], at[2] + height / 2)
    return new_object


def prism(outline, height, finish, bevel=0.002, at=(0, 0, 0), name='prism'):
    """An outline with a thickness, its upper and lower edges round."""
    edit = bmesh.new()
    base = edit.faces.new([edit.verts.new((x, y, 0)) for x, y in outline])
    top = bmesh.ops.extrude_face_region(edit, geom=[base])['geom']
    bmesh.ops.translate(
        edit, verts=[part for part in top if isinstance(part, bmesh.types.BMVert)], vec=(0, 0, height)
    )
    edit.normal_update()
    caps = [face for face in edit.faces if abs(face.normal.z) > 0.9]
    edges = list({edge for face in caps for edge in face.edges})
    bmesh.ops.bevel(
        edit, geom=edges, offset=bevel, segments=4, profile=0.5, affect='EDGES', clamp_overlap=True
    )
    data = bpy.data.meshes.new(name)
    edit.to_mesh(data)
    edit.free()
    new_object = link(name, finished(data), finish)
    new_object.location = at
    return new_object


def tube(points, radius, finish, closed=False, taper=None, wall=0.0, name='tube'):
    """A round bar along (x, y, z) points, hollow with a `wall`. `taper` tells the share of the radius along the line."""
    data = bpy.data.curves.new(name, 'CURVE')
    data.dimensions = '3D'
    data.bevel_depth = radius
    data.bevel_resolution = 8
    data.use_fill_caps = not wall
    spline = data.splines.new('POLY')
    spline.points.add(len(points) - 1)
    spline.use_cyclic_u = closed
    spline.use_smooth = True
    for index, (point, (x, y, z)) in enumerate(zip(spline.points, points)):
        point.co = (x, y, z, 1)
        point.radius = taper(index / (len(points) - 1)) if taper else 1
    pipe = link(name, data, finish)
    if wall:
        solid = pipe.modifiers.new('wall', 'SOLIDIFY')
        solid.thickness = wall
    return pipe


def bar(start, end, radius, finish, end_radius=None, name='bar'):
    """A straight round bar with softly rounded ends, for legs and handles."""
    axis = Vector(end) - Vector(start)
    last = radius if end_radius is None else end_radius
    edge = min(radius, last) * 0.25
    profile = rounded([(0, 0), (radius, 0), (last, axis.length), (0, axis.length)], edge)
    new_object = lathe(profile, finish, segments=48, name=name)
    # Its own x axis is its length, as for all boards, so that the grain of wood follows it.
    for vertex in new_object.data.vertices:
        vertex.co = (vertex.co.z, vertex.co.x, vertex.co.y)
    new_object.location = start
    new_object.rotation_euler = axis.to_track_quat('X', 'Z').to_euler()
    return new_object


def sheet(surface, width, length, finish, thickness=0.0, columns=60, rows=60, name='sheet'):
    """Cloth, paper or a leaf: `surface(u, v)` gives the point at u, v from 0 to 1; its map is in metres."""
    vertices, uv = [], []
    for row in range(rows + 1):
        for column in range(columns + 1):
            u, v = column / columns, row / rows
            vertices.append(surface(u, v))
            uv.append((u * width, v * length))
    across = columns + 1
    faces = [
        (
            row * across + column,
            row * across + column + 1,
            (row + 1) * across + column + 1,
            (row + 1) * across + column,
        )
        for row in range(rows)
        for column in range(columns)
    ]
    new_object = mesh(
        name, vertices, faces, finish, [[uv[corner] for corner in face] for face in faces], sharp_above=80
    )
    if thickness:
        solid = new_object.modifiers.new('thickness', 'SOLIDIFY')
        solid.thickness = thickness
        solid.offset = 0
        soft = new_object.modifiers.new('soft', 'SUBSURF')
        soft.levels = soft.render_levels = 1
    return new_object


def lettering(text, size, finish, at=(0, 0, 0), bend=None, name='lettering'):
    """Printed text that faces -y, centred on `at`. `bend` is the radius of the round thing it is printed on."""
    data = bpy.data.curves.new(name, 'FONT')
    data.body = text
    data.size = size
    data.align_x = data.align_y = 'CENTER'
    data.extrude = 0.00004
    data.resolution_u = 6
    drawn = bpy.data.objects.new(name, data)
    flat = bpy.data.meshes.new_from_object(drawn)
    for vertex in flat.vertices:
        x, height, depth = vertex.co
        if bend:
            vertex.co = (bend * sin(x / bend), -(bend + depth) * cos(x / bend), height)
        else:
            vertex.co = (x, -depth, height)
    flat.materials.clear()
    new_object = link(name, flat, finish)
    new_object.location = at
    return new_object


def place(objects, at=(0, 0, 0), turn=0.0, tilt=(0.0, 0.0)):
    """Moves a whole form, after tilting it around x and y and turning it around z."""
    matrix = (
        Matrix.Translation(at)
        @ Matrix.Rotation(radians(turn), 4, 'Z')
        @ Matrix.Rotation(radians(tilt[0]), 4, 'X')
        @ Matrix.Rotation(radians(tilt[1]), 4, 'Y')
    )
    for each in objects:
        each.matrix_basis = matrix @ each.matrix_basis
    return objects
