"""Seats, tables and shelves."""

from math import cos, pi, sin

from forms.changes import roughen, subdivided
from forms.points import bezier, rectangle, rounded
from forms.shapes import bar, box, lathe, place, prism, tube


def stool(wood, height=0.46, width=0.34):
    """A round stool with three legs, their ends visible in the seat."""
    seat = lathe(
        rounded(
            [
                (0, height - 0.034),
                (width / 2 - 0.006, height - 0.034),
                (width / 2, height),
                (width * 0.3, height - 0.004),
                (0, height - 0.006),
            ],
            0.01,
        ),
        wood,
        name='seat',
    )
    points = [
        (width * 0.3 * cos(2 * pi * i / 3 + 0.5), width * 0.3 * sin(2 * pi * i / 3 + 0.5)) for i in range(3)
    ]
    legs = [
        bar((x * 1.6, y * 1.6, 0), (x, y, height - 0.01), 0.0125, wood, end_radius=0.018) for x, y in points
    ]
    return [seat, *legs]


def side_table(top, metal, width=0.42, height=0.5):
    """A round tray on a welded frame."""
    r = width / 2
    tray = lathe(
        rounded(
            [
                (0, height - 0.014),
                (r, height - 0.014),
                (r, height + 0.016),
                (r - 0.004, height + 0.016),
                (r - 0.004, height - 0.008),
                (0, height - 0.008),
            ],
            0.002,
        ),
        top,
        name='tray',
    )
    legs = []
    for index in range(4):
        angle = pi * index / 2 + 0.6
        legs.append(
            tube(
                [
                    (r * 0.92 * cos(angle), r * 0.92 * sin(angle), 0.004),
                    (r * 0.92 * cos(angle), r * 0.92 * sin(angle), height - 0.012),
                ],
                0.006,
                metal,
            )
        )
    rings = [
        tube(
            [(r * 0.92 * cos(2 * pi * i / 96), r * 0.92 * sin(2 * pi * i / 96), level) for i in range(96)],
            0.006,
            metal,
            closed=True,
        )
        for level in (0.006, height - 0.016)
    ]
    return [tray, *legs, *rings]


def chair(wood, seat_finish, height=0.78, seat_height=0.455):
    """A chair with a bent back rest and a woven or padded seat."""
    w, d = 0.44, 0.42
    pad = prism(rectangle(w, d, 0.05), 0.038, seat_finish, bevel=0.016, at=(0, 0, seat_height - 0.02))
    rails = []
    for y in (-d / 2 + 0.02, d / 2 - 0.03):
        rails.append(box(w - 0.06, 0.02, 0.05, wood, bevel=0.004, at=(0, y, seat_height - 0.068)))
    for x in (-w / 2 + 0.028, w / 2 - 0.028):
        rails.append(box(0.02, d - 0.06, 0.05, wood, bevel=0.004, at=(x, 0, seat_height - 0.068)))
    front = [
        bar(
            (x * 1.06, -d / 2 + 0.005, 0),
            (x, -d / 2 + 0.03, seat_height - 0.012),
            0.0125,
            wood,
            end_radius=0.0175,
        )
        for x in (-w / 2 + 0.03, w / 2 - 0.03)
    ]
    posts = []
    for side in (-1, 1):
        x = side * (w / 2 - 0.03)
        line = bezier(
            (x * 1.04, d / 2 + 0.035, 0),
            (x, d / 2 - 0.03, seat_height * 0.8),
            (x, d / 2 - 0.04, seat_height * 1.05),
            (x * 1.06, d / 2 + 0.06, height),
        )
        posts.append(tube(line, 0.0155, wood, taper=lambda t: 0.8 + 0.35 * sin(pi * t), name='post'))
    rails_of_back = []
    for index in range(3):
        level = height - 0.045 - 0.062 * index
        line = []
        for step in range(33):
            t = step / 16 - 1
            line.append(
                (t * (w / 2 - 0.024), d / 2 + 0.072 - 0.022 * index - 0.05 * (t * t - 1) - 0.05, level)
            )
        rails_of_back.append(tube(line, 0.0105, wood, name='rail'))
    return [pad, *rails, *front, *posts, *rails_of_back]


def upholstery(cloth, width, depth, height, at, tilt=0):
    """A padded block with round edges and slightly uneven sides."""
    round_edge = min(width, depth, height) * 0.36
    block = subdivided(box(width, depth, height, cloth, bevel=round_edge, segments=8), 2)
    block.location.z = height / 2
    return place([roughen(block, 0.008, 0.24, seed=int(at[0] * 10 + at[2] * 100))], at, tilt=(tilt, 0))


def armchair(cloth, wood):
    """A deep armchair with loose cushions."""

    def cushion(*size_and_place):
        return upholstery(cloth, *size_and_place)

    frame = [
        *cushion(0.72, 0.78, 0.2, (0, 0, 0.17)),
        *cushion(0.14, 0.8, 0.42, (-0.41, 0, 0.16)),
        *cushion(0.14, 0.8, 0.42, (0.41, 0, 0.16)),
        *cushion(0.94, 0.18, 0.62, (0, 0.36, 0.17), -8),
        *cushion(0.66, 0.66, 0.16, (0, -0.07, 0.345)),
        *cushion(0.64, 0.17, 0.44, (0, 0.2, 0.46), -14),
    ]
    legs = [
        bar((x * 1.03, y * 1.03, 0), (x, y, 0.18), 0.013, wood, end_radius=0.021)
        for x in (-0.4, 0.4)
        for y in (-0.32, 0.36)
    ]
    return [*frame, *legs]


def sofa(cloth, wood, width=1.98):
    """A sofa for three on wooden legs."""

    def cushion(*size_and_place):
        return upholstery(cloth, *size_and_place)

    inner = width - 0.32
    parts = [
        *cushion(width - 0.1, 0.84, 0.19, (0, 0, 0.15)),
        *cushion(0.16, 0.86, 0.42, (-width / 2 + 0.08, 0, 0.15)),
        *cushion(0.16, 0.86, 0.42, (width / 2 - 0.08, 0, 0.15)),
        *cushion(width - 0.2, 0.18, 0.55, (0, 0.38, 0.16), -8),
    ]
    for side in (-1, 1):
        parts += cushion(inner / 2 - 0.006, 0.68, 0.17, (side * inner / 4, -0.07, 0.32))
        parts += cushion(inner / 2 - 0.012, 0.18, 0.44, (side * inner / 4, 0.22, 0.45), -15)
    legs = [
        bar((x * 1.02, y, 0), (x, y * 0.94, 0.16), 0.014, wood, end_radius=0.022)
        for x in (-width / 2 + 0.12, width / 2 - 0.12)
        for y in (-0.36, 0.36)
    ]
    return [*parts, *legs]


def shelf(wood, metal, width=0.8, height=1.4, levels=4):
    """An open shelf: boards in a metal frame."""
    depth, objects = 0.3, []
    for level in range(levels):
        z = 0.12 + (height - 0.2) * level / (levels - 1)
        objects.append(box(width, depth, 0.022, wood, bevel=0.003, at=(0, 0, z)))
    for x in (-width / 2 - 0.008, width / 2 + 0.008):
        for y in (-depth / 2 + 0.02, depth / 2 - 0.02):
            objects.append(box(0.016, 0.016, height, metal, bevel=0.002, at=(x, y, 0)))
        for z in (0.1, height - 0.016):
            objects.append(box(0.014, depth - 0.05, 0.014, metal, bevel=0.002, at=(x, 0, z)))
    return objects


def sideboard(wood, front, metal, width=1.4, height=0.68, depth=0.4):
    """A low cupboard with three slatted doors."""
    leg = 0.15
    objects = [
        box(width, depth, 0.022, wood, bevel=0.004, at=(0, 0, height - 0.022)),
        box(width, depth, 0.022, wood, bevel=0.004, at=(0, 0, leg)),
        box(width - 0.04, 0.01, height - leg - 0.04, wood, bevel=0.001, at=(0, depth / 2 - 0.02, leg + 0.02)),
    ]
    for x in (-width / 2 + 0.011, width / 2 - 0.011):
        objects.append(
            box(0.022, depth - 0.002, height - leg - 0.044, wood, bevel=0.003, at=(x, 0, leg + 0.022))
        )
    inner = height - leg - 0.05
    slats = 54
    step = (width - 0.05) / slats
    for index in range(slats):
        x = -width / 2 + 0.025 + step * (index + 0.5)
        gap = 0.004 if index % 18 == 17 else 0.0022
        objects.append(
            box(step - gap, 0.016, inner, front, bevel=0.004, at=(x, -depth / 2 + 0.016, leg + 0.025))
        )
    objects += [
        bar((x * 1.02, y, 0), (x, y * 0.92, leg + 0.002), 0.012, metal, end_radius=0.019)
        for x in (-width / 2 + 0.14, width / 2 - 0.14)
        for y in (-0.15, 0.15)
    ]
    return objects


def round_table(wood, width=1.1, height=0.73):
    """A dining table on four splayed legs."""
    r = width / 2
    top = lathe(
        rounded(
            [(0, height - 0.028), (r - 0.03, height - 0.028), (r, height - 0.008), (r, height), (0, height)],
            0.004,
        ),
        wood,
        name='top',
    )
    ring = lathe(
        rounded(
            [(0, height - 0.07), (r * 0.6, height - 0.07), (r * 0.6, height - 0.028), (0, height - 0.028)],
            0.004,
        ),
        wood,
        name='apron',
    )
    legs = [
        bar(
            (sx * r * 0.72, sy * r * 0.72, 0),
            (sx * r * 0.38, sy * r * 0.38, height - 0.03),
            0.017,
            wood,
            end_radius=0.028,
        )
        for sx in (-1, 1)
        for sy in (-1, 1)
    ]
    return [top, ring, *legs]
