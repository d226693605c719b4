"""Furniture and boxes of boards and bars."""

from math import cos, pi, sin

from forms.points import circle, rectangle, rounded
from forms.shapes import bar, box, lathe, place, prism, sheet, tube


def step_stool(wood, width=0.42, height=0.44):
    """A step stool with two treads between two sides."""
    depth, board = 0.4, 0.022
    side_outline = [
        (-depth / 2, 0),
        (-depth / 2 + 0.07, 0),
        (-0.06, 0.05),
        (0.06, 0.05),
        (depth / 2 - 0.05, 0),
        (depth / 2, 0),
        (depth / 2 - 0.05, height - board),
        (-0.02, height - board),
        (-0.05, height * 0.5),
        (-depth / 2 + 0.01, height * 0.5),
    ]
    sides = []
    for x in (-width / 2 + 0.03, width / 2 - 0.03 - board):
        side = prism(side_outline, board, wood, bevel=0.002, name='side')
        sides += place(place([side], tilt=(90, 0)), (x, 0, 0), turn=90)
    return [
        *sides,
        box(width, 0.2, board, wood, 0.004, (0, 0.075, height - board), name='seat'),
        box(width, 0.19, board, wood, 0.004, (0, -0.115, height * 0.5), name='step'),
        box(width - 0.1, board, 0.05, wood, 0.003, (0, 0.12, height * 0.55), name='rail'),
    ]


def bar_stool(metal, seat_finish, height=0.66):
    """A high stool: a round seat on four steel legs with a ring for the feet."""
    top, foot = 0.12, 0.19
    legs = [
        tube(
            [(sx * foot, sy * foot, 0.006), (sx * top, sy * top, height - 0.05), (0, 0, height - 0.045)],
            0.009,
            metal,
            name='leg',
        )
        for sx in (-1, 1)
        for sy in (-1, 1)
    ]
    level = 0.24
    out = (foot + (top - foot) * level / (height - 0.05)) * 2**0.5
    ring = tube([(*point, level) for point in circle(out, 96)], 0.0075, metal, closed=True, name='ring')
    plate = lathe([(0, 0), (0.13, 0), (0.13, 0.006), (0, 0.006)], metal, name='plate')
    plate.location.z = height - 0.046
    cushion = [(0, -0.002), (0.17, -0.002), (0.178, 0.012), (0.174, 0.03), (0.13, 0.04), (0, 0.037)]
    seat = lathe(rounded(cushion, 0.014), seat_finish, name='seat')
    seat.location.z = height - 0.038
    feet = [
        lathe([(0, 0), (0.011, 0), (0.011, 0.012), (0, 0.012)], metal, segments=32, name='foot') for _ in legs
    ]
    for each, (sx, sy) in zip(feet, ((-1, -1), (-1, 1), (1, -1), (1, 1))):
        each.location = (sx * foot, sy * foot, 0)
    return [*legs, ring, plate, seat, *feet]


def nesting_tables(woods, legs):
    """Two round tables, the lower one half under the higher one."""
    objects = []
    for radius, height, at, wood in (
        (0.3, 0.46, (-0.08, 0.06, 0), woods[0]),
        (0.22, 0.36, (0.2, -0.16, 0), woods[1]),
    ):
        top = lathe(rounded([(0, 0), (radius, 0), (radius, 0.022), (0, 0.022)], 0.008), wood, name='top')
        top.location.z = height - 0.022
        posts = []
        for step in range(3):
            angle = 2 * pi * step / 3 + (0.5 if radius > 0.25 else 1.4)
            low, high = radius * 0.86, radius * 0.7
            posts.append(
                bar(
                    (low * cos(angle), low * sin(angle), 0),
                    (high * cos(angle), high * sin(angle), height - 0.02),
                    0.011,
                    legs,
                    end_radius=0.016,
                    name='leg',
                )
            )
        objects += place([top, *posts], at)
    return objects


def folding_screen(wood, cloth, panels=3, width=0.45, height=1.7):
    """A screen of frames with cloth in them, set up as a zigzag."""
    objects, x, y = [], 0.0, 0.0
    lean = 24
    for index in range(panels):
        turn = lean if index % 2 == 0 else -lean
        frame = [
            box(0.028, 0.022, height, wood, 0.003, (0.014, 0, 0), name='post'),
            box(0.028, 0.022, height, wood, 0.003, (width - 0.014, 0, 0), name='post'),
            box(width - 0.05, 0.02, 0.04, wood, 0.003, (width / 2, 0, height - 0.06), name='rail'),
            box(width - 0.05, 0.02, 0.04, wood, 0.003, (width / 2, 0, 0.1), name='rail'),
            box(width - 0.05, 0.02, 0.024, wood, 0.003, (width / 2, 0, height * 0.34), name='rail'),
            box(width - 0.054, 0.006, height - 0.18, cloth, 0.001, (width / 2, 0, 0.11), name='cloth'),
        ]
        objects += place(frame, (x, y, 0), turn=turn)
        x += (width + 0.006) * cos(pi * turn / 180)
        y += (width + 0.006) * sin(pi * turn / 180)
    return place(objects, (-x / 2, -y / 2, 0))


def small_drawers(wood, front, knob, width=0.3, depth=0.2, height=0.26):
    """A small chest with three drawers for a desk, one a little open."""
    board = 0.01
    objects = [
        box(width, depth, board, wood, 0.002, (0, 0, 0), name='floor'),
        box(width, depth, board, wood, 0.002, (0, 0, height - board), name='top'),
        box(board, depth, height - 2 * board, wood, 0.0015, (-width / 2 + board / 2, 0, board), name='side'),
        box(board, depth, height - 2 * board, wood, 0.0015, (width / 2 - board / 2, 0, board), name='side'),
        box(width - 0.01, 0.006, height - 0.01, wood, 0.001, (0, depth / 2 - 0.004, 0.005), name='back'),
    ]
    tall = (height - 2 * board) / 3
    for row in range(3):
        out = 0.055 if row == 1 else 0.0
        z = board + row * tall + 0.0015
        inner = width - 2 * board - 0.004
        face = box(inner, 0.012, tall - 0.003, front, 0.0018, (0, -depth / 2 + 0.008 - out, z), name='front')
        tray = [
            box(inner - 0.008, depth - 0.03, 0.005, wood, 0.001, (0, -out, z + 0.006), name='bottom'),
            box(
                0.006,
                depth - 0.03,
                tall - 0.016,
                wood,
                0.001,
                (-inner / 2 + 0.006, -out, z + 0.004),
                name='wall',
            ),
            box(
                0.006,
                depth - 0.03,
                tall - 0.016,
                wood,
                0.001,
                (inner / 2 - 0.006, -out, z + 0.004),
                name='wall',
            ),
        ]
        pull = lathe(
            [(0, 0), (0.004, 0), (0.004, 0.008), (0.0085, 0.012), (0.0085, 0.018), (0, 0.019)],
            knob,
            segments=48,
            name='knob',
        )
        place([pull], (0, -depth / 2 + 0.002 - out, z + tall / 2), tilt=(90, 0))
        objects += [face, *tray, pull]
    return objects


def toolbox(metal, clasp, width=0.42, depth=0.19, height=0.16):
    """A box of sheet steel with a sloping lid and a handle."""
    slope = [
        (-depth / 2, 0),
        (depth / 2, 0),
        (depth / 2, height * 0.68),
        (depth * 0.24, height),
        (-depth * 0.24, height),
        (-depth / 2, height * 0.68),
    ]
    body = prism(slope, width, metal, bevel=0.004, name='body')
    place(place([body], tilt=(90, 0)), (-width / 2, 0, 0), turn=90)
    seam = box(width + 0.003, depth + 0.003, 0.005, metal, 0.001, (0, 0, height * 0.65), name='seam')
    clasps = []
    for x in (-width * 0.3, width * 0.3):
        clasps.append(
            box(0.028, 0.005, 0.046, clasp, 0.0014, (x, -depth / 2 - 0.003, height * 0.5), name='clasp')
        )
        clasps.append(
            box(0.018, 0.006, 0.01, clasp, 0.0014, (x, -depth / 2 - 0.006, height * 0.54), name='latch')
        )
    reach = 0.085
    line = [
        (-reach, 0, height - 0.002),
        (-reach, 0, height + 0.024),
        (-reach + 0.012, 0, height + 0.036),
        (reach - 0.012, 0, height + 0.036),
        (reach, 0, height + 0.024),
        (reach, 0, height - 0.002),
    ]
    grip = tube(line, 0.005, clasp, name='handle')
    hold = lathe(
        [(0, -0.055), (0.0095, -0.053), (0.0095, 0.053), (0, 0.055)], metal, segments=48, name='grip'
    )
    place([hold], (0, 0, height + 0.036), tilt=(0, 90))
    return [body, seam, *clasps, grip, hold]


def tissue_box(wood, tissue, width=0.245, depth=0.13, height=0.085):
    """A wooden cover for tissues, one of them half out."""
    slot = prism(rectangle(width * 0.56, 0.026, 0.012), 0.002, tissue, bevel=0.0002, name='opening')
    slot.location.z = height - 0.0008
    body = box(width, depth, height, wood, 0.005, name='cover')

    def surface(u, v):
        spread = 0.032 + 0.05 * v
        x = (u - 0.5) * 2 * spread + 0.012 * v * v
        fold = 0.012 * sin(u * 9 + 1.2 * v) * (0.25 + v) + 0.006 * sin(u * 21 + 2)
        z = height - 0.01 + 0.085 * v - 0.035 * v * (2 * u - 1) ** 2 - 0.014 * v * sin(4 * u + 1)
        return (x, fold, z)

    return [
        body,
        slot,
        sheet(surface, 0.16, 0.1, tissue, thickness=0.0006, columns=70, rows=40, name='tissue'),
    ]


def magazine_files(board, label_paper, ink_finish, count=3):
    """Files of cardboard for papers, cut off aslant in front."""
    objects = []
    outline = [(-0.125, 0), (0.125, 0), (0.125, 0.31), (0.03, 0.31), (-0.125, 0.15)]
    for index in range(count):
        wall = 0.0026
        sides = []
        for x in (-0.04, 0.04):
            side = prism(outline, wall, board, bevel=0.0006, name='side')
            sides += place(place([side], tilt=(90, 0)), (x, 0, 0), turn=90)
        back = prism([(-0.04, 0), (0.04, 0), (0.04, 0.31), (-0.04, 0.31)], wall, board, bevel=0.0006)
        front = prism([(-0.04, 0), (0.04, 0), (0.04, 0.15), (-0.04, 0.15)], wall, board, bevel=0.0006)
        tag = prism(
            [(-0.02, 0.05), (0.02, 0.05), (0.02, 0.095), (-0.02, 0.095)], 0.0004, label_paper, bevel=0.0001
        )
        line = prism(
            [(-0.014, 0.07), (0.014, 0.07), (0.014, 0.0725), (-0.014, 0.0725)],
            0.0002,
            ink_finish,
            bevel=0.00005,
        )
        file = [
            *sides,
            *place([back], (0, 0.125, 0), tilt=(90, 0)),
            *place([front], (0, -0.1225, 0), tilt=(90, 0)),
            *place([tag], (0, -0.1252, 0), tilt=(90, 0)),
            *place([line], (0, -0.1256, 0), tilt=(90, 0)),
        ]
        objects += place(
            file, ((index - 1) * 0.092, 0.006 * sin(index * 2.2), 0), turn=0.7 * sin(index * 2.7)
        )
    return objects
