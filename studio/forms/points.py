"""Lines and outlines from numbers, in metres.

A profile is a list of (radius, height) points, an outline a list of (x, y) points.
"""

from math import cos, pi, sin

from mathutils import Vector


def curve(points, steps=10):
    """A smooth line through all points (Catmull-Rom), in any number of dimensions."""
    ends = [points[0], *points, points[-1]]
    line = []
    for before, start, end, after in zip(ends, ends[1:], ends[2:], ends[3:]):
        for step in range(steps):
            t = step / steps
            line.append(
                tuple(
                    0.5
                    * (
                        2 * b
                        + (c - a) * t
                        + (2 * a - 5 * b + 4 * c - d) * t**2
                        + (3 * b - a - 3 * c + d) * t**3
                    )
                    for a, b, c, d in zip(before, start, end, after)
                )
            )
    return [*line, tuple(points[-1])]


def bezier(start, towards, arriving, end, steps=32):
    """A line that leaves `start` towards a point and reaches `end` from another."""
    line = []
    for step in range(steps + 1):
        t = step / steps
        parts = zip(start, towards, arriving, end)
        line.append(
            tuple(
                a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t**2 * (1 - t) + d * t**3
                for a, b, c, d in parts
            )
        )
    return line


def radius_at(profile, height):
    """How far from the axis a profile is at a height."""
    for (radius, low), (next_radius, high) in zip(profile, profile[1:]):
        if low <= height <= high and high > low:
            return radius + (next_radius - radius) * (height - low) / (high - low)
    return profile[-1][0]


def rounded(points, radius, closed=False, steps=6):
    """The same line with round corners. `radius` shrinks where a side is short."""
    count = len(points)
    line = []
    for index, corner in enumerate(points):
        if not closed and index in (0, count - 1):
            line.append(tuple(corner))
            continue
        before, after = Vector(points[index - 1]), Vector(points[(index + 1) % count])
        middle = Vector(corner)
        cut = min(radius, (before - middle).length * 0.49, (after - middle).length * 0.49)
        start = middle + (before - middle).normalized() * cut
        end = middle + (after - middle).normalized() * cut
        for step in range(steps + 1):
            t = step / steps
            line.append(tuple(start * (1 - t) ** 2 + middle * (2 * t * (1 - t)) + end * t**2))
    return line


def circle(radius, count=96, centre=(0, 0)):
    """An outline."""
    return [
        (centre[0] + radius * cos(2 * pi * i / count), centre[1] + radius * sin(2 * pi * i / count))
        for i in range(count)
    ]


def rectangle(width, depth, corner):
    """An outline with round corners."""
    x, y = width / 2, depth / 2
    return rounded([(-x, -y), (x, -y), (x, y), (-x, y)], corner, closed=True)


def oval(width, depth, power=2.0, count=96):
    """An outline between an ellipse (`power` 2) and a rectangle (`power` 10)."""
    line = []
    for step in range(count):
        x, y = cos(2 * pi * step / count), sin(2 * pi * step / count)
        far = (abs(x) ** power + abs(y) ** power) ** (-1 / power)
        line.append((x * far * width / 2, y * far * depth / 2))
    return line


def ring(radius, height=0.0, count=96):
    """A level circle around the z axis, as points in space."""
    return [(x, y, height) for x, y in circle(radius, count)]
