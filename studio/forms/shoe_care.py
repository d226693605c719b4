"""What keeps leather fed: brushes and wax."""

from math import cos, hypot, pi, radians, sin
from random import Random

from forms.points import circle, curve, oval, rounded
from forms.shapes import lathe, lettering, mesh, place, tube
from forms.skins import skin

BRISTLES = 0.027


def block(wood, length, width, height):
    """The back of a brush: a flat base, a hollow along its sides for the fingers, a rounded top that falls to both ends."""
    stations = [
        # How high, and which share of the length and of the width it has there.
        (0.0, 0.965, 0.9),
        (0.0007, 0.985, 0.95),
        (0.003, 0.998, 0.995),
        (0.0065, 1.0, 1.0),
        (0.0105, 0.99, 0.94),
        (0.0145, 0.98, 0.89),
        (0.0185, 0.975, 0.915),
        (0.0222, 0.955, 0.9),
        (0.0252, 0.9, 0.79),
        (0.0272, 0.79, 0.6),
        (0.0282, 0.6, 0.38),
        (0.0286, 0.3, 0.16),
        (0.0287, 0.02, 0.01),
    ]
    rows, lengths = [], []
    for z, long, wide in curve(stations, 5):
        row = []
        for x, y in oval(length * long, width * wide, 3.0, 120):
            # The upper half falls towards the ends.
            fall = 1 - 0.2 * (2 * x / length) ** 2 * min(z / 0.0287, 1) ** 2
            row.append((x, y, z * fall * height / 0.0287))
        rows.append(row)
        lengths.append(z)
    return skin(rows, lengths, wood, name='block', sharp_above=50)


def hair(vertices, faces, start, end, bend, thick):
    """Adds one hair from `start` to `end`, bent aside in the middle, to a mesh."""
    sections = 4
    first = len(vertices)
    for step in range(sections + 1):
        t = step / sections
        # Straight as it leaves the wood, then more and more aside.
        x, y = (a + (b - a) * t**1.5 + c * sin(pi * t) for a, b, c in zip(start, end, bend))
        z = start[2] + (end[2] - start[2]) * t
        size = thick * (1 - 0.45 * t**2)
        for corner in range(3):
            angle = 2 * pi * corner / 3 + first
            vertices.append((x + size * cos(angle), y + size * sin(angle), z))
    for step in range(sections):
        for corner in range(3):
            after = (corner + 1) % 3
            low, high = first + step * 3, first + step * 3 + 3
            faces.append((low + corner, low + after, high + after, high + corner))
    faces.append((first + sections * 3, first + sections * 3 + 1, first + sections * 3 + 2))


def bristles(finish, length, width, columns=21, rows=7, hairs=64):
    """Tufts of horsehair below z = 0, as deep as the brush is trimmed; the outer ones lean out a little."""
    chance = Random(11)
    vertices, faces = [], []
    for column in range(columns):
        for row in range(rows):
            x = ((column + 0.5 * (row % 2) + 0.25) / columns - 0.5) * length
            y = ((row + 0.5) / rows - 0.5) * width
            if abs(2 * x / length) ** 3 + abs(2 * y / width) ** 3 > 1.0:
                continue
            # Each tuft has its own lean, as no two were pulled in alike.
            lean = (chance.gauss(0, 0.0006) + x * 0.045, chance.gauss(0, 0.0006) + y * 0.13)
            for _ in range(hairs):
                angle, far = chance.uniform(0, 2 * pi), chance.uniform(0, 1) ** 0.5
                a, b = far * cos(angle), far * sin(angle)
                start = (x + a * 0.0019, y + b * 0.0019, 0.0012)
                stray = 2.6 if chance.random() < 0.03 else 1.0
                end = (
                    x + lean[0] + a * 0.0046 + chance.gauss(0, 0.0006) * stray,
                    y + lean[1] + b * 0.0046 + chance.gauss(0, 0.0006) * stray,
                    -BRISTLES + abs(chance.gauss(0, 0.0005)),
                )
                bend = (chance.gauss(0, 0.0003) * stray, chance.gauss(0, 0.0003) * stray)
                hair(vertices, faces, start, end, bend, chance.uniform(0.00013, 0.0002))
    return mesh('bristles', vertices, faces, finish, sharp_above=80)


def brush(wood, horsehair, length=0.168, width=0.054, height=0.029):
    """A brush for boots that stands on its bristles."""
    parts = [
        block(wood, length, width, height),
        bristles(horsehair, length * 0.955, width * 0.89),
    ]
    return place(parts, (0, 0, BRISTLES))


def used_wax(wax, radius):
    """Wax in a tin, with the hollow and the strokes that a cloth left in it."""
    vertices, faces, segments, rings = [], [], 144, 56
    vertices.append((0, 0, 0))
    for ring in range(1, rings + 1):
        for step in range(segments):
            angle = 2 * pi * step / segments
            far = radius * ring / rings
            vertices.append((far * cos(angle), far * sin(angle), 0))
    middle = (-0.006, -0.004)
    shaped = []
    for x, y, _ in vertices:
        share = hypot(x, y) / radius
        dx, dy = x - middle[0], y - middle[1]
        away = hypot(dx, dy) / (radius * 0.72)
        bowl = max(0.0, 1 - away**2) ** 1.4
        # A cloth goes round and round: long streaks along the circle, deepest half way out.
        strokes = sin(away * 31 + 2.2 * sin(1.3 * dx / radius + 2) + 1.4 * sin(2 * dy / radius))
        groove = 0.00022 * strokes * max(0.0, 1 - abs(away - 0.55) * 1.9)
        ridge = 0.0007 * max(0.0, 1 - abs(away - 1.0) * 7) * (0.6 + 0.4 * sin(5 * dx / radius + 1))
        edge = 0.0009 * max(0.0, share - 0.93) / 0.07
        shaped.append((x, y, -0.0038 * bowl + groove + ridge + edge))
    for step in range(segments):
        faces.append((0, 1 + step, 1 + (step + 1) % segments))
    for ring in range(rings - 1):
        for step in range(segments):
            after = (step + 1) % segments
            low, high = 1 + ring * segments, 1 + (ring + 1) * segments
            faces.append((low + step, low + after, high + after, high + step))
    return mesh('wax', shaped, faces, wax, sharp_above=80)


def tin(metal, wax, radius=0.0405, height=0.021):
    """An open tin: a beaded body, a rolled rim, and wax in it."""
    outside = [
        (0, 0.0012),
        (radius * 0.86, 0.0012),
        (radius * 0.9, 0),
        (radius * 0.985, 0),
        (radius, 0.0018),
        (radius, 0.0065),
        (radius + 0.0011, 0.0078),
        (radius + 0.0011, 0.0088),
        (radius, 0.0101),
        (radius - 0.0004, height - 0.0012),
        (radius - 0.0009, height),
        (radius - 0.0017, height - 0.0008),
        (radius - 0.0015, height - 0.004),
        (radius - 0.0015, 0.006),
    ]
    body = lathe(rounded(outside, 0.0005), metal, name='tin')
    return [body, *place([used_wax(wax, radius - 0.0014)], (0, 0, height - 0.0058))]


def lid(metal, print_colour, ink, lines, radius=0.0422, height=0.0105):
    """The lid of the tin, lying on its open side: a printed top between two raised rings."""
    shell = [
        (radius - 0.0009, 0.0004),
        (radius, 0.0),
        (radius + 0.0006, 0.0008),
        (radius, 0.0016),
        (radius, height - 0.003),
        (radius - 0.0009, height - 0.0008),
        (radius - 0.0028, height),
        (radius - 0.0046, height - 0.0004),
        (radius - 0.0058, height - 0.0014),
        (0, height - 0.0014),
        (0, height - 0.0021),
        (radius - 0.0012, height - 0.0021),
        (radius - 0.0009, 0.0004),
    ]
    cover = lathe(rounded(shell, 0.0006), metal, name='lid')
    field = lathe(
        [(0, height - 0.00135), (radius - 0.0062, height - 0.00135), (radius - 0.0062, height - 0.0016)],
        print_colour,
        name='print',
    )
    parts = [cover, field]
    for far, thick in ((radius - 0.0086, 0.00035), (radius - 0.0099, 0.00018)):
        parts.append(tube([(x, y, height - 0.0014) for x, y in circle(far, 96)], thick, ink, closed=True))
    for text, size, y in lines:
        parts += place([lettering(text, size, ink)], (0, y, height - 0.00128), tilt=(-90, 0))
    return parts


def brush_and_wax(wood, horsehair, metal, wax, print_colour, ink, lines):
    """A brush behind an open tin of wax, whose lid leans on it."""
    back = place(brush(wood, horsehair), (-0.012, 0.036, 0), turn=9)
    open_tin = place(tin(metal, wax), (0.052, -0.04, 0))
    # The lid stands on its edge in front of the brush and leans back against its side.
    lean = 62
    radius = 0.0428
    leaning = place(
        lid(metal, print_colour, ink, lines),
        (-0.07, -0.0295, radius * sin(radians(lean)) + 0.0006),
        turn=9,
        tilt=(lean, 0),
    )
    return place([*back, *open_tin, *leaning])
