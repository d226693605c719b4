"""Weights, balls and things to train with."""

from math import cos, pi, sin

from forms.points import circle, curve, rectangle, rounded
from forms.shapes import box, lathe, place, prism, tube
from forms.skins import skin, sweep


def ball(finish, radius):
    """A ball on the floor."""
    profile = [(radius * sin(pi * step / 64), radius - radius * cos(pi * step / 64)) for step in range(65)]
    return lathe(profile, finish, name='ball')


def seams(finish, radius, lines, thickness):
    """Round seams on a ball: each is a function of t from 0 to 1 that gives a direction."""
    objects = []
    for direction in lines:
        points = []
        for step in range(120):
            x, y, z = direction(2 * pi * step / 120)
            far = (x * x + y * y + z * z) ** 0.5
            points.append((x / far * radius, y / far * radius, z / far * radius + radius))
        objects.append(tube(points, thickness, finish, closed=True, name='seam'))
    return objects


def basketball(leather, seam, radius=0.12):
    """A basketball with its eight panels."""
    lines = (
        lambda t: (cos(t), sin(t), 0),
        lambda t: (0, cos(t), sin(t)),
        lambda t: (0.78, 0.72 * cos(t), 0.72 * sin(t)),
        lambda t: (-0.78, 0.72 * cos(t), 0.72 * sin(t)),
    )
    return place(
        [ball(leather, radius), *seams(seam, radius, lines, 0.0016)], (0, 0, 0), turn=26, tilt=(0, 0)
    )


def tennis_balls(felt, seam, count=3):
    """Tennis balls with their curved seams."""
    objects = []
    for index in range(count):
        radius = 0.033

        def line(t):
            return (cos(t) + 0.32 * cos(3 * t), sin(t) - 0.32 * sin(3 * t), 0.92 * sin(2 * t))

        one = [ball(felt, radius), *seams(seam, radius * 0.998, (line,), 0.0012)]
        place(one, (0, 0, -radius))
        place(one, tilt=(70 * index + 24, 35 * index))
        at = ((-0.034, 0, radius), (0.036, 0.01, radius), (0.004, -0.058, radius))[index]
        objects += place(one, at)
    return objects


def kettlebell(iron, ring, radius=0.082):
    """A cast weight with its handle and a coloured ring."""
    body = lathe(
        [
            (0, 0),
            *rounded([(radius * 0.62, 0), (radius * 0.72, 0.006)], 0.002),
            *[
                (radius * sin(a), radius * 0.94 - radius * cos(a))
                for a in [pi * (0.28 + 0.68 * s / 40) for s in range(41)]
            ],
            (0, radius * 1.94),
        ],
        iron,
    )
    line = curve(
        [
            (-0.036, 0, radius * 1.5),
            (-0.056, 0, radius * 2.0),
            (-0.05, 0, radius * 2.55),
            (0, 0, radius * 2.74),
            (0.05, 0, radius * 2.55),
            (0.056, 0, radius * 2.0),
            (0.036, 0, radius * 1.5),
        ],
        12,
    )
    hold = tube(line, 0.0165, iron, taper=lambda t: 1.25 - 0.3 * sin(pi * t) ** 0.7, name='handle')
    bands = [
        place(
            [
                lathe(
                    [(0.0198, -0.006), (0.0212, -0.006), (0.0212, 0.006), (0.0198, 0.006), (0.0198, -0.006)],
                    ring,
                )
            ],
            (x, 0, radius * 2.06),
            tilt=(0, 4 if x > 0 else -4),
        )
        for x in (-0.056, 0.056)
    ]
    return [body, hold, *bands[0], *bands[1]]


def jump_rope(cord, wood):
    """A coiled skipping rope with wooden grips."""
    line = []
    for step in range(361):
        t = step / 360
        angle = 2 * pi * 4.5 * t + 0.5
        out = 0.062 + 0.016 * sin(3.3 * angle) * t + 0.01 * t
        line.append(
            (out * cos(angle) * 1.15, out * sin(angle), 0.0035 + 0.018 * t * (0.6 + 0.4 * sin(angle * 0.77)))
        )
    start, end = (0.14, -0.05, 0.0115), (0.1, 0.1, 0.0115)
    line = [(start[0], start[1], start[2]), *line[14:-10], end]
    rope = tube(curve(line, 2), 0.0035, cord, name='rope')
    profile = curve(
        [(0, 0), (0.009, 0.001), (0.0105, 0.02), (0.0085, 0.07), (0.0115, 0.115), (0.008, 0.128), (0, 0.129)]
    )
    grips = place([lathe(profile, wood)], start, turn=-32, tilt=(0, 90)) + place(
        [lathe(profile, wood)], end, turn=48, tilt=(0, 90)
    )
    return [rope, *grips]


def foam_roller(foam, core, length=0.33, radius=0.068):
    """A roller with rows of blocks and a hollow core."""
    objects = [
        lathe(
            [
                (radius * 0.7, 0),
                (radius * 0.94, 0),
                (radius * 0.94, length),
                (radius * 0.7, length),
                (radius * 0.7, 0),
            ],
            foam,
        )
    ]
    objects.append(
        lathe(
            [
                (radius * 0.66, -0.001),
                (radius * 0.71, -0.001),
                (radius * 0.71, length + 0.001),
                (radius * 0.66, length + 0.001),
                (radius * 0.66, -0.001),
            ],
            core,
        )
    )
    for row in range(8):
        for column in range(10):
            angle = 2 * pi * (column + 0.5 * (row % 2)) / 10
            block = box(0.012, 0.03, 0.034, foam, bevel=0.004)
            objects += place(
                [block],
                (radius * 0.95 * cos(angle), radius * 0.95 * sin(angle), 0.006 + row * 0.0405),
                turn=angle * 57.2958,
            )
    return place(place(objects, tilt=(90, 0)), (0, length / 2, radius), turn=-62)


def yoga_blocks(finish, other):
    """Two blocks, one leaning on the other."""
    flat = box(0.228, 0.15, 0.076, finish, bevel=0.007)
    upright = box(0.228, 0.15, 0.076, other, bevel=0.007)
    place([upright], (0.03, 0.0, 0.114), turn=10, tilt=(0, 0))
    upright.location.z = 0.038 + 0.0765
    return [flat, upright]


def paddle(wood, rubber, ball_finish):
    """A table tennis bat with a ball."""
    face = [
        (0.076 * cos(a), 0.08 + 0.079 * sin(a)) for a in [pi * (-0.36 + 1.72 * s / 60) for s in range(61)]
    ]
    blade_outline = [*face, (-0.0145, -0.01), (0.0145, -0.01)]
    blade = prism(blade_outline, 0.006, wood, bevel=0.0012, at=(0, 0, 0.0105))
    covers = [prism(list(face), 0.0032, rubber, bevel=0.001, at=(0, 0, z)) for z in (0.0163, 0.0075)]
    outline = rounded(
        [
            (-0.0145, 0.006),
            (0.0145, 0.006),
            (0.0125, -0.05),
            (0.0165, -0.096),
            (-0.0165, -0.096),
            (-0.0125, -0.05),
        ],
        0.006,
        closed=True,
    )
    hold = prism(list(reversed(outline)), 0.023, wood, bevel=0.006, at=(0, 0, 0.0015))
    one = place([ball(ball_finish, 0.02)], (0.085, -0.06, 0))
    return [*place([blade, *covers, hold], turn=38), *one]


def resistance_bands(finishes):
    """Broad rubber loops in each other."""
    objects = []
    for index, finish in enumerate(finishes):
        line = []
        for step in range(120):
            angle = 2 * pi * step / 120
            out = (0.078 - 0.02 * index) * (
                1 + 0.09 * sin(2 * angle + index) + 0.04 * sin(3 * angle + 2 * index)
            )
            line.append((out * 1.25 * cos(angle), out * 0.86 * sin(angle), 0.0))
        width = 0.05 - 0.009 * index
        band = sweep(line, rectangle(width, 0.0022, 0.0008), finish, across=(0, 0, 1), closed=True)
        objects += place([band], (0, 0, width / 2))
    return objects


def skateboard(wood, grip, metal, wheel, length=0.78, width=0.2):
    """A skateboard, its ends bent up."""
    deck = deck_layer(length, width, wood, 0.0, 0.011)
    cover = deck_layer(length * 0.99, width * 0.975, grip, 0.0058, 0.0016)
    objects = [deck, cover]
    for side in (-1, 1):
        x = side * length * 0.27
        objects.append(box(0.06, 0.054, 0.012, metal, bevel=0.003, at=(x, 0, 0.054)))
        objects.append(box(0.02, 0.13, 0.016, metal, bevel=0.005, at=(x, 0, 0.034)))
        objects.append(box(0.03, 0.03, 0.03, metal, bevel=0.008, at=(x, 0, 0.034)))
        for y in (-0.084, 0.084):
            roll = lathe(
                rounded(
                    [
                        (0, -0.016),
                        (0.02, -0.016),
                        (0.0265, -0.012),
                        (0.0265, 0.012),
                        (0.02, 0.016),
                        (0, 0.016),
                    ],
                    0.003,
                ),
                wheel,
            )
            objects += place([roll], (x, y, 0.0267), tilt=(90, 0))
        for dx in (-0.02, 0.02):
            for y in (-0.02, 0.02):
                objects.append(prism(circle(0.003, 24), 0.0008, metal, bevel=0.0002, at=(x + dx, y, 0.0785)))
    return objects


def deck_layer(length, width, finish, above, thickness):
    """A board with round ends that rise."""
    rows = []
    for index in range(61):
        x = (index / 60 * 2 - 1) * length * 0.4995
        half = width / 2 * (1 - abs(2 * x / length) ** 4.2) ** (1 / 4.2)
        rise = 0.066 + above + max(0.0, abs(x) - length * 0.34) ** 2 * 2.6
        section = rectangle(2 * half, thickness, min(thickness, half) * 0.4)
        rows.append([(x, y, z + rise) for y, z in section])
    return skin(rows, [row[0][0] for row in rows], finish)


def petanque(steel, wood):
    """Three boules with grooves, and the jack."""
    objects = []
    for index, (x, y) in enumerate(((-0.04, 0), (0.042, 0.016), (0.004, -0.066))):
        radius = 0.037
        profile = [(radius * sin(pi * s / 90), radius - radius * cos(pi * s / 90)) for s in range(91)]
        grooved = [
            (r * (0.985 if index < 2 and s % (14 + 4 * index) in (0, 1) and 10 < s < 80 else 1), z)
            for s, (r, z) in enumerate(profile)
        ]
        one = lathe(grooved, steel)
        place([one], (0, 0, -radius))
        objects += place([one], (x, y, radius), tilt=(40 + 50 * index, 30 * index))
    return [*objects, *place([ball(wood, 0.015)], (0.082, -0.05, 0))]
