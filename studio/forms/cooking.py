"""Pots, bowls and tools for cooking, baking and coffee."""

from math import cos, pi, sin

from forms.points import bezier, circle, curve, oval, rounded
from forms.shapes import bar, box, hollow, lathe, place, prism, tube
from forms.skins import skin


def casserole(body, knob_finish, width=0.26, height=0.11):
    """An oval pot of cast iron with a lid."""
    r = width / 2
    pot = lathe(hollow(rounded([(0, 0), (r * 0.92, 0), (r, height)], 0.025), 0.004, 0.005), body, name='pot')
    lid_line = curve(
        [
            (r * 1.012, height + 0.002),
            (r * 0.95, height + 0.011),
            (r * 0.55, height + 0.024),
            (0, height + 0.028),
        ]
    )
    lid = lathe([(0, height + 0.001), (r * 1.0, height + 0.001), *lid_line], body, name='lid')
    knob = lathe(
        curve([(0, 0), (0.009, 0.0005), (0.009, 0.01), (0.02, 0.016), (0.018, 0.025), (0, 0.027)]),
        knob_finish,
    )
    knob.location.z = height + 0.027
    ears = []
    for side in (-1, 1):
        line = bezier(
            (side * r * 0.97, -0.045, height * 0.86),
            (side * (r + 0.04), -0.04, height * 0.9),
            (side * (r + 0.04), 0.04, height * 0.9),
            (side * r * 0.97, 0.045, height * 0.86),
        )
        ears.append(tube(line, 0.0085, body, name='ear'))
    objects = [pot, lid, knob, *ears]
    for each in (pot, lid):
        each.scale = (1, 0.8, 1)
    return objects


def mortar(stone, width=0.13, height=0.085):
    """A mortar with its pestle."""
    r = width / 2
    outside = curve([(r * 0.62, 0.001), (r * 0.7, height * 0.1), (r * 0.92, height * 0.5), (r, height)])
    bowl = lathe(hollow([(0, 0), (r * 0.58, 0), *outside], 0.013, 0.02), stone, handmade=0.006)
    pestle = lathe(
        curve(
            [
                (0, 0),
                (0.012, 0.002),
                (0.0165, 0.014),
                (0.0115, 0.04),
                (0.0105, 0.1),
                (0.013, 0.128),
                (0.008, 0.138),
                (0, 0.14),
            ]
        ),
        stone,
        name='pestle',
    )
    place([pestle], (-0.016, -0.004, 0.034), tilt=(-8, 46))
    return [bowl, pestle]


def mixing_bowls(finishes):
    """Three bowls of different sizes, one in the other."""
    objects = []
    for index, (finish, width) in enumerate(zip(finishes, (0.28, 0.23, 0.18))):
        r, height = width / 2, width * 0.46
        outside = curve([(r * 0.52, 0.001), (r * 0.74, height * 0.24), (r * 0.95, height * 0.7), (r, height)])
        bowl = lathe(hollow([(0, 0), (r * 0.48, 0), *outside], 0.0032, 0.005), finish, handmade=0.002)
        objects += place([bowl], (0.002 * index, 0, 0.024 * index), tilt=(1.5 * index, -2 * index))
    return objects


def measuring_cups(metal):
    """Four cups with flat handles, one in the other."""
    objects = []
    for index, r in enumerate((0.041, 0.034, 0.028, 0.0225)):
        height = r * 1.1
        cup = lathe(hollow(rounded([(0, 0), (r * 0.9, 0), (r, height)], 0.007), 0.0012, 0.0014), metal)
        stem = box(0.085, 0.014, 0.0018, metal, bevel=0.0008, at=(r + 0.04, 0, height - 0.0026))
        end = prism(circle(0.0105, 48), 0.0018, metal, bevel=0.0007, at=(r + 0.082, 0, height - 0.0026))
        objects += place([cup, stem, end], (0, 0, 0.004 * index), turn=-40 + 17 * index)
    return objects


def whisk(metal, wood, length=0.27):
    """A balloon whisk with a wooden handle, lying."""
    hold = lathe(
        curve(
            [
                (0, 0),
                (0.008, 0.001),
                (0.0115, 0.02),
                (0.0095, 0.07),
                (0.0125, 0.11),
                (0.009, 0.122),
                (0, 0.123),
            ]
        ),
        wood,
    )
    ferrule = lathe(rounded([(0, 0.118), (0.0092, 0.118), (0.007, 0.15), (0, 0.15)], 0.001), metal)
    wires = []
    for index in range(6):
        turn = pi * index / 6
        line = []
        for step in range(49):
            t = pi * step / 48
            out = 0.031 * sin(t) ** 0.85
            side = 0.0315 * cos(t)
            rise = 0.148 + (length - 0.148) * sin(t) ** 0.6
            line.append(
                (
                    side * cos(turn) * (0.25 + 0.75 * out / 0.031),
                    side * sin(turn) * (0.25 + 0.75 * out / 0.031),
                    rise,
                )
            )
        wires.append(tube(line, 0.0009, metal, name='wire'))
    return place(place([hold, ferrule, *wires], tilt=(0, 86)), (-0.13, 0, 0.0102), turn=24)


def egg_cups(body, egg):
    """Two egg cups, one with an egg."""
    objects = []
    for index, (x, y) in enumerate(((-0.036, 0), (0.04, 0.012))):
        line = curve([(0.019, 0.001), (0.011, 0.012), (0.012, 0.02), (0.023, 0.036), (0.0245, 0.05)])
        cup = lathe(hollow([(0, 0), (0.018, 0), *line], 0.0032, 0.024), body, handmade=0.004)
        parts = [cup]
        if index == 0:
            shape = [
                (
                    0.0215 * sin(pi * s / 32) * (1 - 0.11 * -cos(pi * s / 32)),
                    0.0275 - 0.0275 * cos(pi * s / 32),
                )
                for s in range(33)
            ]
            one = lathe(shape, egg)
            one.location.z = 0.028
            parts.append(one)
        objects += place(parts, (x, y, 0))
    return objects


def cake_stand(body, width=0.28, height=0.11):
    """A plate on a turned foot."""
    r = width / 2
    line = curve(
        [
            (0.06, 0.002),
            (0.052, 0.012),
            (0.02, 0.03),
            (0.015, height * 0.6),
            (0.026, height * 0.86),
            (0.05, height * 0.93),
        ]
    )
    profile = [
        (0, 0),
        (0.058, 0),
        *line,
        (r * 0.97, height * 0.95),
        (r, height * 1.04),
        (r * 0.985, height * 1.045),
        (r * 0.95, height),
        (0, height),
    ]
    return [lathe(rounded(profile, 0.002), body, handmade=0.002)]


def salt_cellar(wood, salt, size=0.085):
    """A round wooden box whose lid turns aside."""
    r = size / 2
    profile = hollow(rounded([(0, 0), (r, 0), (r, 0.05)], 0.008), 0.007, 0.008)
    lid = lathe(rounded([(0, 0), (r, 0), (r, 0.014), (0, 0.0145)], 0.005), wood)
    filled = lathe(
        [(0, 0.042), *[(r * 0.8 * s / 12, 0.042 - 0.006 * (s / 12) ** 2) for s in range(1, 13)]], wood
    )
    pin = bar((r * 0.72, 0, 0.05), (r * 0.72, 0, 0.066), 0.0036, wood)
    # The lid has turned around its pin.
    return [lathe(profile, wood), *place([lid], (0.021, 0.016, 0.0502)), filled, pin]


def serving_bowl(body, wood):
    """A ramen bowl with a pair of chopsticks across it."""
    r, height = 0.095, 0.078
    line = curve([(0.042, 0.008), (r * 0.7, height * 0.28), (r * 0.94, height * 0.74), (r, height)])
    profile = [(0, 0.005), (0.034, 0.005), (0.036, 0), (0.042, 0), *line]
    bowl = lathe(hollow(profile, 0.0042, 0.012), body, handmade=0.005)
    sticks = []
    for y in (-0.012, 0.004):
        sticks.append(
            bar(
                (-0.13, y - 0.03, height + 0.003),
                (0.11, y + 0.006, height + 0.0045),
                0.0022,
                wood,
                end_radius=0.0036,
            )
        )
    return [bowl, *sticks]


def platter(body, length=0.36, width=0.24):
    """An oval serving dish with a broad rim."""
    rows, levels = [], [
        (0.0, 0.003),
        (0.6, 0.003),
        (0.66, 0.004),
        (0.74, 0.018),
        (0.99, 0.027),
        (1.0, 0.0255),
        (0.99, 0.0225),
        (0.76, 0.012),
        (0.68, 0.0),
        (0.0, 0.0),
    ]
    shape = oval(length, width, 2.2, 120)
    for share, height in rounded([(x, y * 1.0) for x, y in levels], 0.02):
        rows.append([(x * share, y * share, height) for x, y in shape])
    lengths = [0.01 * index for index in range(len(rows))]
    return [skin(rows, lengths, body, capped=False, name='platter')]
