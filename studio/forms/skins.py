"""Surfaces through rows of points: bags, shoes, straps, bands."""

from itertools import accumulate
from math import dist

from mathutils import Vector

from forms.changes import merged
from forms.points import rectangle
from forms.shapes import mesh


def skin(rows, lengths, finish, closed=False, capped=True, name='skin', sharp_above=40):
    """A surface through rows of points, each row closed around; `lengths` is how far along each row lies.

    `closed` joins the last row to the first, `capped` closes the ends. A row may be the same point repeated.
    """
    count = len(rows[0])
    vertices = [point for row in rows for point in row]
    around = [
        [0.0, *accumulate(dist(here, after) for here, after in zip(row, [*row[1:], row[0]]))] for row in rows
    ]
    faces, uv = [], []
    pairs = list(zip(range(len(rows)), range(1, len(rows))))
    if closed:
        pairs.append((len(rows) - 1, 0))
    for low, high in pairs:
        top = lengths[high] if high else lengths[low] + dist(rows[low][0], rows[0][0])
        for step in range(count):
            after = (step + 1) % count
            corners = [
                (rows[low][step], low * count + step, (around[low][step], lengths[low])),
                (rows[low][after], low * count + after, (around[low][step + 1], lengths[low])),
                (rows[high][after], high * count + after, (around[high][step + 1], top)),
                (rows[high][step], high * count + step, (around[high][step], top)),
            ]
            unique = list({tuple(point): rest for point, *rest in corners}.values())
            if len(unique) > 2:
                faces.append([index for index, _ in unique])
                uv.append([place for _, place in unique])
    if capped and not closed:
        for row in (0, len(rows) - 1):
            if dist(rows[row][0], rows[row][count // 2]) > 1e-6:
                faces.append([row * count + step for step in range(count)])
                uv.append([(x, y) for x, y, *_ in rows[row]])
    new_object = mesh(name, vertices, faces, finish, uv, sharp_above)
    return merged(new_object)


def sweep(line, section, finish, across=(0, 1, 0), closed=False, scale=None, name='sweep'):
    """Moves an outline along (x, y, z) points: straps, bands, frames.

    The first axis of the outline points to `across`, which may differ along the line: `across(t)`. `scale(t)` tells the
    size of the outline along the line.
    """
    count = len(line)
    points = [Vector(point) for point in line]
    rows, lengths = [], [0.0]
    for index, point in enumerate(points):
        t = index / max(count - 1, 1)
        before = points[index - 1] if index or closed else point
        after = points[(index + 1) % count] if index < count - 1 or closed else point
        along = (after - before).normalized()
        side = Vector(across(t) if callable(across) else across)
        side = (side - along * side.dot(along)).normalized()
        up = along.cross(side)
        size = scale(t) if scale else 1
        rows.append([tuple(point + side * (a * size) + up * (b * size)) for a, b in section])
        if index:
            lengths.append(lengths[-1] + (point - points[index - 1]).length)
    return skin(rows, lengths, finish, closed=closed, name=name)


def strap(line, width, thickness, finish, across=(0, 1, 0), closed=False, scale=None, name='strap'):
    """A flat band with soft edges along (x, y, z) points."""
    section = rectangle(width, thickness, thickness * 0.45)
    return sweep(line, section, finish, across, closed, scale, name)
