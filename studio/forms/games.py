"""Games and puzzles of wood."""

from math import cos, pi, sin

from forms.points import circle, curve, oval, rectangle, rounded
from forms.shapes import box, lathe, lettering, place, prism


def chess_set(dark, light, edge, size=0.32):
    """A chess board with some men on it."""
    objects = [box(size, size, 0.016, edge, bevel=0.003)]
    square = size * 0.9 / 8
    for row in range(8):
        for column in range(8):
            finish = light if (row + column) % 2 else dark
            objects.append(
                box(
                    square,
                    square,
                    0.0012,
                    finish,
                    bevel=0.0001,
                    at=((column - 3.5) * square, (row - 3.5) * square, 0.0155),
                )
            )

    def man(kind, finish):
        tall = {'pawn': 0.038, 'rook': 0.044, 'bishop': 0.056, 'queen': 0.064, 'king': 0.07}[kind]
        base = [
            (0, 0),
            (0.0125, 0),
            (0.0125, 0.004),
            *curve([(0.0105, 0.008), (0.0058, tall * 0.4), (0.0052, tall * 0.62)], 6),
            (0.0088, tall * 0.66),
            (0.0088, tall * 0.69),
        ]
        tops = {
            'pawn': [
                (0.0045, tall * 0.71),
                *[
                    (0.0074 * sin(a), tall * 0.85 - 0.0074 * cos(a))
                    for a in [pi * (0.25 + 0.75 * s / 14) for s in range(15)]
                ],
            ],
            'rook': [
                (0.0078, tall * 0.72),
                (0.009, tall),
                (0.0062, tall),
                (0.006, tall * 0.92),
                (0, tall * 0.92),
            ],
            'bishop': curve(
                [
                    (0.0046, tall * 0.71),
                    (0.0082, tall * 0.82),
                    (0.004, tall * 0.95),
                    (0.0024, tall * 0.97),
                    (0, tall),
                ],
                6,
            ),
            'queen': curve(
                [
                    (0.005, tall * 0.71),
                    (0.0098, tall * 0.93),
                    (0.004, tall * 0.94),
                    (0.003, tall * 0.99),
                    (0, tall),
                ],
                6,
            ),
            'king': curve(
                [
                    (0.005, tall * 0.71),
                    (0.01, tall * 0.9),
                    (0.0035, tall * 0.93),
                    (0.003, tall * 0.99),
                    (0, tall),
                ],
                6,
            ),
        }
        return lathe(rounded([*base, *tops[kind]], 0.0008, steps=3), finish, segments=48, name=kind)

    men = [
        ('rook', 0, 0),
        ('bishop', 0, 2),
        ('queen', 0, 3),
        ('king', 0, 4),
        ('bishop', 2, 2),
        ('rook', 0, 7),
    ]
    men += [('pawn', 1, column) for column in (0, 1, 2, 5, 6, 7)] + [('pawn', 3, 4), ('pawn', 2, 3)]
    for finish, mirror in ((light, False), (dark, True)):
        for kind, row, column in men:
            y = (row - 3.5) * square * (-1 if mirror else 1)
            x = (column - 3.5) * square
            objects += place([man(kind, finish)], (x, y, 0.0167))
    return place(objects, turn=-18)


def dominoes(wood, ink):
    """Dominoes, some standing in a row."""
    spots = {
        1: [(0, 0)],
        2: [(-1, -1), (1, 1)],
        3: [(-1, -1), (0, 0), (1, 1)],
        4: [(-1, -1), (1, 1), (-1, 1), (1, -1)],
    }
    spots[5] = [*spots[4], (0, 0)]
    spots[6] = [*spots[4], (-1, 0), (1, 0)]

    def tile(upper, lower):
        parts = [
            box(0.025, 0.05, 0.0085, wood, bevel=0.0022),
            box(0.019, 0.0008, 0.0002, ink, bevel=0.00005, at=(0, 0, 0.00842)),
        ]
        for number, y in ((upper, 0.0125), (lower, -0.0125)):
            for a, b in spots[number]:
                parts.append(
                    prism(
                        circle(0.0019, 24, (a * 0.0065, y + b * 0.0065)),
                        0.0002,
                        ink,
                        bevel=0.00004,
                        at=(0, 0, 0.00842),
                    )
                )
        return parts

    objects = []
    for index in range(6):
        parts = place(tile(1 + index % 6, 1 + (index * 2 + 2) % 6), tilt=(90, 0))
        place(parts, (0, 0, 0.025))
        angle = -0.5 + index * 0.2
        objects += place(parts, (-0.1 + index * 0.034, 0.05 * cos(angle * 2) - 0.01, 0), turn=60 + index * 7)
    for index, (x, y, turn) in enumerate(((-0.03, -0.055, 24), (0.034, -0.04, -38), (0.085, -0.075, 70))):
        objects += place(tile(6 - index, 2 + index), (x, y, 0), turn=turn)
    return objects


def letter_cubes(wood, ink, letters=('A', 'B', 'C')):
    """Three wooden cubes with letters."""
    objects = []
    for index, letter in enumerate(letters):
        cube = box(0.045, 0.045, 0.045, wood, bevel=0.004)
        front = lettering(letter, 0.034, ink, (0, -0.0226, 0.0225))
        top = place([lettering(letters[(index + 1) % 3], 0.034, ink)], (0, 0, 0.0451), tilt=(-90, 0))
        at = ((-0.028, 0, 0), (0.028, 0.008, 0), (0.002, 0.004, 0.0453))[index]
        objects += place([cube, front, *top], at, turn=(9, -14, 22)[index])
    return objects


def puzzle_board(wood, paints):
    """A shape puzzle with knobs."""
    base = prism(rectangle(0.26, 0.18, 0.02), 0.012, wood, bevel=0.003)
    shapes = [
        circle(0.03, 64),
        rectangle(0.055, 0.055, 0.006),
        rounded([(-0.034, -0.026), (0.034, -0.026), (0, 0.034)], 0.007, closed=True),
        oval(0.066, 0.046),
        rounded(
            [(0.032 * cos(a), 0.032 * sin(a)) for a in [pi * s / 3 for s in range(6)]], 0.005, closed=True
        ),
        rounded(
            [
                (
                    0.034 * (1 if s % 2 else 0.5) * cos(pi * s / 5 + 0.3),
                    0.034 * (1 if s % 2 else 0.5) * sin(pi * s / 5 + 0.3),
                )
                for s in range(10)
            ],
            0.003,
            closed=True,
        ),
    ]
    objects = [base]
    for index, shape in enumerate(shapes):
        x, y = (index % 3 - 1) * 0.08, 0.04 - (index // 3) * 0.08
        piece = prism(shape, 0.01, paints[index % len(paints)], bevel=0.0028)
        knob = lathe(
            curve([(0, 0.009), (0.0035, 0.01), (0.0035, 0.016), (0.0075, 0.021), (0.006, 0.027), (0, 0.028)]),
            wood,
            segments=48,
        )
        lift = (0, 0, 0.006) if index != 4 else (0.012, -0.062, -0.0065)
        objects += place(
            [piece, knob], (x + lift[0], y + lift[1], 0.0065 + lift[2]), turn=0 if index != 4 else 24
        )
    return place(objects, turn=-16)
