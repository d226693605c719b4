"""Puts things beside each other as a photographer does: close, but each to be seen."""

from math import cos, radians, sin

import bpy
from mathutils import Vector

from forms.shapes import place
from sets.camera import corners, extent

# Where companions go, in degrees from the right hand: in front on the right, behind on the left, and so on.
DIRECTIONS = (-28, 152, 38, 208, 90)


def footprint(points):
    """The smallest and largest x and y."""
    return (*points.min(axis=0)[:2], *points.max(axis=0)[:2])


def overlap(one, other, gap):
    return (
        one[0] < other[2] + gap
        and other[0] < one[2] + gap
        and one[1] < other[3] + gap
        and other[1] < one[3] + gap
    )


def free_place(points, taken, direction):
    """The nearest place in a direction where the points touch nothing."""
    low_x, low_y, high_x, high_y = footprint(points)
    gap = 0.08 * min(extent(points), max(high - low for low, _, high, _ in taken) if taken else 1)
    step = extent(points) * 0.04
    x, y = cos(radians(direction)), sin(radians(direction))
    for index in range(400):
        far = index * step
        moved = (low_x + x * far, low_y + y * far, high_x + x * far, high_y + y * far)
        if not any(overlap(moved, other, gap) for other in taken):
            return (x * far, y * far)
    raise ValueError('There is no room for a companion.')


def surface_below(x, y):
    """How high the highest thing is there; 0 is the floor."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    hit, spot, *_ = bpy.context.scene.ray_cast(graph, Vector((x, y, 50)), Vector((0, 0, -1)))
    return spot.z if hit else 0.0


def gather(objects, companions, products):
    """Builds companions beside the objects, and returns all of them."""
    taken = [footprint(corners(objects))] if objects else []
    for companion in companions:
        if companion.at:
            height = surface_below(*companion.at[:2]) + sum(companion.at[2:])
            added = place(companion.build(products), (*companion.at[:2], height))
        else:
            added = companion.build(products)
            bpy.context.view_layer.update()
            direction = DIRECTIONS[(len(taken) - 1) % len(DIRECTIONS)]
            place(added, (*free_place(corners(added), taken, direction), 0))
        bpy.context.view_layer.update()
        taken.append(footprint(corners(added)))
        objects = objects + added
    return objects
