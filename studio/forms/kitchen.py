"""Boards, pans and tools for cooking."""

from math import cos, pi, sin

from forms.points import bezier, circle, curve, rectangle, rounded
from forms.shapes import bar, hollow, lathe, place, prism, tube


def board(wood, cord, length=0.4, width=0.22):
    """A cutting board with a grip, leaning back slightly, with a cord through its hole."""
    x, y = width / 2, length / 2
    outline = rounded(
        [
            (-x, -y),
            (x, -y),
            (x, y * 0.55),
            (0.032, y * 0.72),
            (0.026, y),
            (-0.026, y),
            (-0.032, y * 0.72),
            (-x, y * 0.55),
        ],
        0.035,
        closed=True,
    )
    plank = prism(outline, 0.018, wood, bevel=0.004)
    loop = tube(
        [(0.011 * cos(pi * step / 16), y - 0.012 + 0.022 * sin(pi * step / 16), 0.009) for step in range(33)],
        0.0022,
        cord,
        name='cord',
    )
    # Upright, its back against nothing that the picture shows.
    return place([plank, loop], (0, 0, y * 0.97), tilt=(76, 0))


def skillet(iron, width=0.26):
    """A cast pan with a long handle."""
    r = width / 2
    outside = rounded([(0, 0.0), (r * 0.84, 0), (r, 0.046)], 0.012)
    pan = lathe(hollow(outside, 0.005, 0.006), iron, handmade=0.001, name='pan')
    outline = rounded([(-0.012, 0), (0.012, 0), (0.0175, -0.14), (-0.0175, -0.14)], 0.012, closed=True)
    grip = prism(outline, 0.011, iron, bevel=0.0045, at=(0, -r + 0.006, 0.034))
    return place([pan, grip], turn=-48)


def saucepan(body, lid_finish, knob_finish, width=0.2, height=0.115):
    """A pot with two loop handles and a lid."""
    r = width / 2
    pot = lathe(hollow(rounded([(0, 0), (r * 0.97, 0), (r, height)], 0.02), 0.003, 0.004), body, name='pot')
    bead = tube(
        [(r * cos(2 * pi * i / 96), r * sin(2 * pi * i / 96), height) for i in range(96)],
        0.0026,
        body,
        closed=True,
        name='rim',
    )
    dome = curve(
        [
            (r * 0.99, height + 0.002),
            (r * 0.96, height + 0.008),
            (r * 0.6, height + 0.02),
            (r * 0.2, height + 0.026),
            (0, height + 0.0265),
        ]
    )
    lid = lathe([(0, height + 0.001), *dome], lid_finish, name='lid')
    knob = lathe(
        curve([(0, 0), (0.008, 0.0005), (0.008, 0.01), (0.0165, 0.018), (0.015, 0.026), (0, 0.028)]),
        knob_finish,
        name='knob',
    )
    knob.location.z = height + 0.026
    ears = []
    for side in (-1, 1):
        line = bezier(
            (side * r * 0.98, -0.036, height * 0.72),
            (side * (r + 0.046), -0.036, height * 0.78),
            (side * (r + 0.046), 0.036, height * 0.78),
            (side * r * 0.98, 0.036, height * 0.72),
        )
        ears.append(tube(line, 0.0056, body, name='ear'))
    return [pot, bead, lid, knob, *ears]


def kettle(body, grip, width=0.2, height=0.15):
    """A stove kettle with a bar handle."""
    r = width / 2
    outside = curve(
        [
            (r * 0.97, 0.001),
            (r, height * 0.12),
            (r * 0.92, height * 0.5),
            (r * 0.62, height * 0.82),
            (r * 0.36, height * 0.93),
        ]
    )
    pot = lathe([(0, 0), (r * 0.9, 0), *outside, (0, height * 0.93)], body, name='kettle')
    lid = lathe(
        curve([(r * 0.38, height * 0.925), (r * 0.36, height * 0.96), (r * 0.2, height * 0.99), (0, height)]),
        body,
        name='lid',
    )
    knob = lathe(
        curve([(0, 0), (0.006, 0.0005), (0.006, 0.008), (0.0125, 0.015), (0.011, 0.022), (0, 0.024)]),
        grip,
        name='knob',
    )
    knob.location.z = height
    spout_line = bezier(
        (-r * 0.85, 0, height * 0.42),
        (-r * 1.25, 0, height * 0.5),
        (-r * 1.2, 0, height * 0.85),
        (-r * 1.5, 0, height * 0.95),
    )
    spout = tube(spout_line, 0.019, body, taper=lambda t: 1.15 - 0.55 * t, wall=0.0016, name='spout')
    posts = []
    for side in (-1, 1):
        line = bezier(
            (side * r * 0.66, 0, height * 0.76),
            (side * r * 0.9, 0, height * 1.1),
            (side * r * 0.75, 0, height * 1.45),
            (side * r * 0.42, 0, height * 1.47),
        )
        posts.append(tube(line, 0.0045, body, name='post'))
    hold = bar((-r * 0.46, 0, height * 1.47), (r * 0.46, 0, height * 1.47), 0.0115, grip)
    return [pot, lid, knob, spout, *posts, hold]


def rolling_pin(wood):
    """A rolling pin that tapers to its ends."""
    profile = rounded(
        [
            (0, -0.21),
            (0.013, -0.21),
            *curve([(0.0165, -0.17), (0.0225, -0.07), (0.024, 0), (0.0225, 0.07), (0.0165, 0.17)]),
            (0.013, 0.21),
            (0, 0.21),
        ],
        0.008,
    )
    pin = lathe(profile, wood, name='rolling pin')
    return place([pin], (0, 0, 0.024), turn=24, tilt=(0, 90))


def pepper_mills(wood, dark_wood, metal):
    """A salt and a pepper mill."""
    objects = []
    for index, (finish, height) in enumerate(((wood, 0.165), (dark_wood, 0.205))):
        r = 0.0275
        low = rounded(
            [
                (0, 0),
                (r, 0),
                *curve([(r * 0.98, 0.012), (r * 0.7, height * 0.42), (r * 0.92, height * 0.68)]),
                (r * 0.92, height * 0.7),
                (0, height * 0.7),
            ],
            0.003,
        )
        band = rounded(
            [(0, height * 0.7), (r * 0.84, height * 0.7), (r * 0.84, height * 0.715), (0, height * 0.715)],
            0.0005,
        )
        head = [
            (0, height * 0.715),
            *curve(
                [
                    (r * 0.86, height * 0.718),
                    (r * 0.95, height * 0.78),
                    (r * 0.82, height * 0.88),
                    (r * 0.45, height * 0.93),
                    (0, height * 0.94),
                ]
            ),
        ]
        nut = lathe(
            curve([(0, 0), (0.006, 0.0), (0.0085, 0.005), (0.006, 0.0105), (0, 0.012)]), metal, name='nut'
        )
        nut.location.z = height * 0.935
        mill = [lathe(low, finish), lathe(band, metal), lathe(head, finish), nut]
        objects += place(mill, ((index - 0.5) * 0.085, 0.022 * (index - 0.5), 0), turn=80 * index)
    return objects


def knife(steel, wood, rivet, length=0.33):
    """A chef's knife, flat on the table."""
    blade_length = length * 0.62
    back = curve([(0, 0.022), (blade_length * 0.6, 0.021), (blade_length, 0.002)], 16)
    edge = curve(
        [(blade_length, 0.002), (blade_length * 0.8, -0.012), (blade_length * 0.4, -0.024), (0.004, -0.026)],
        16,
    )
    blade = prism([*back, *edge[1:], (0, -0.02)], 0.0022, steel, bevel=0.0008, at=(0, 0, 0.0075))
    outline = rounded(
        [
            (0, -0.004),
            (-0.045, -0.006),
            (-0.085, -0.003),
            (-0.122, -0.013),
            (-0.126, 0.012),
            (-0.085, 0.021),
            (-0.03, 0.021),
            (0, 0.022),
        ],
        0.014,
        closed=True,
    )
    hold = prism(outline, 0.017, wood, bevel=0.0055)
    rivets = [
        prism(circle(0.0032, 32, (x, 0.008)), 0.0004, rivet, bevel=0.0001, at=(0, 0, 0.0168))
        for x in (-0.025, -0.06, -0.095)
    ]
    return place([blade, hold, *rivets], (-0.04, 0, 0), turn=28)


def utensils(crock, wood, dark_wood):
    """Wooden spoons in a crock."""
    r, height = 0.058, 0.15
    jar = lathe(
        hollow(rounded([(0, 0), (r * 0.96, 0), (r, height)], 0.01), 0.005, 0.008), crock, handmade=0.004
    )
    objects = [jar]
    leans = (
        (0.03, 0.012, wood, 0.3, 'spoon'),
        (-0.034, 0.014, dark_wood, 0.285, 'turner'),
        (0.004, -0.03, wood, 0.32, 'spoon'),
        (-0.006, 0.034, wood, 0.3, 'turner'),
    )
    for index, (x, y, finish, length, kind) in enumerate(leans):
        stick = bar((0, 0, 0), (0, 0, length * 0.8), 0.0052, finish, end_radius=0.0062)
        if kind == 'spoon':
            head = prism(
                [(0.027 * cos(2 * pi * i / 48), 0.038 * sin(2 * pi * i / 48)) for i in range(48)],
                0.008,
                finish,
                bevel=0.0038,
            )
        else:
            head = prism(
                rounded(
                    [(-0.016, -0.042), (0.016, -0.042), (0.031, 0.042), (-0.031, 0.042)], 0.012, closed=True
                ),
                0.006,
                finish,
                bevel=0.0026,
            )
        place([head], (0, 0.004, length * 0.8 + 0.03), tilt=(90, 0))
        place([stick, head], (-x * 0.7, -y * 0.7, 0.012), turn=25 * index - 30, tilt=(-y * 420, x * 420))
        objects += [stick, head]
    return objects


def bread_bin(body, lid, length=0.34, depth=0.19, height=0.15):
    """A metal box with a wooden lid that serves as a board."""
    case = prism(rectangle(length, depth, 0.045), height, body, bevel=0.006)
    top = prism(
        rectangle(length + 0.004, depth + 0.004, 0.046), 0.018, lid, bevel=0.004, at=(0, 0, height + 0.0005)
    )
    return [case, top]
