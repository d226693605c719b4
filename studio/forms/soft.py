"""Stuffed and layered things of cloth."""

from math import cos, pi, sin

from forms.points import rectangle
from forms.shapes import lathe, place, sheet, tube
from forms.textiles import folded, waves


def bolster(cloth, piping, length=0.5, radius=0.1):
    """A long round cushion that lies on its side."""

    def surface(u, v):
        angle = 2 * pi * u
        x = (v - 0.5) * length
        out = radius * (1 - 0.03 * (2 * v - 1) ** 2) + waves(x, angle * radius, 0.12, 0.004)
        return (x, out * cos(angle), radius + out * sin(angle))

    objects = [sheet(surface, 2 * pi * radius, length, cloth, columns=96, rows=60, name='bolster')]
    for side in (-1, 1):
        cap = [
            (radius * 0.968 * sin(pi / 2 * step / 16), side * 0.02 * cos(pi / 2 * step / 16))
            for step in range(17)
        ]
        end = lathe(cap, cloth, segments=96, name='end')
        button = lathe(
            [(0, side * 0.02), (0.013, side * 0.021), (0.01, side * 0.027), (0, side * 0.028)], piping
        )
        edge = tube(
            [
                (radius * 0.975 * cos(2 * pi * step / 96), radius * 0.975 * sin(2 * pi * step / 96), 0)
                for step in range(96)
            ],
            0.0036,
            piping,
            closed=True,
        )
        objects += place([end, button, edge], (side * length / 2, 0, radius), tilt=(0, 90))
    return objects


def floor_cushion(cloth, piping, button, width=0.6, height=0.15):
    """A round seat cushion for the floor, drawn in at the middle by a button."""
    r = width / 2
    seams = 12

    def surface(side):
        def point(u, v):
            angle, share = 2 * pi * u, v
            full = height / 2 * (1 - share**5) ** 0.5
            drawn = 0.72 * max(0.0, 1 - share * 3.2) ** 2
            fold = 0.012 * abs(cos(seams / 2 * angle)) ** 6 * (1 - share) * min(share * 6, 1)
            out = r * share
            z = full * (1 - drawn) - fold + waves(out * cos(angle), out * sin(angle), 0.16, 0.004, side)
            return (out * cos(angle), out * sin(angle), height / 2 + side * max(z, 0))

        return point

    objects = [
        sheet(surface(side), 2 * pi * r, r, cloth, columns=240, rows=48, name='cushion') for side in (-1, 1)
    ]
    edge = tube(
        [(r * cos(2 * pi * s / 160), r * sin(2 * pi * s / 160), height / 2) for s in range(160)],
        0.006,
        piping,
        closed=True,
    )
    middle = lathe([(0, 0), (0.018, 0.002), (0.016, 0.008), (0, 0.011)], button, name='button')
    middle.location.z = height * 0.62
    return [*objects, edge, middle]


def napkins(cloths, ring):
    """Folded napkins on each other, and one rolled through a wooden ring."""
    objects = []
    for index, cloth in enumerate(cloths):
        at = (-0.06, 0.003 * sin(index * 2.3), index * 0.0155)
        objects += place(folded(cloth, 0.19, 0.15, 4, 0.0034, seed=index), at, turn=2 * sin(index * 3.1))
    turns, length = 3.4, 0.23

    def surface(u, v):
        angle = 2 * pi * turns * v
        y = (u - 0.5) * length
        loose = 1 + 0.5 * (abs(u - 0.5) * 2) ** 2
        out = (0.004 + 0.0125 * v) * loose
        return (out * cos(angle), y, 0.0225 + out * sin(angle) + waves(y, angle, 0.06, 0.0015))

    roll = sheet(
        surface, length, 0.3, cloths[0], thickness=0.0022, columns=40, rows=160, name='rolled napkin'
    )
    profile = [(0.0185, -0.015), (0.0225, -0.012), (0.0235, 0), (0.0225, 0.012), (0.0185, 0.015), (0.0175, 0)]
    holder = lathe([*profile, profile[0]], ring, segments=64, name='ring')
    objects += place([roll, *place([holder], (0, 0, 0.0225), tilt=(90, 0))], (0.12, -0.02, 0), turn=-18)
    return objects


def pot_holders(cloths, binding, width=0.2):
    """Two quilted squares with a loop, one leaning on the other."""
    objects = []
    for index, cloth in enumerate(cloths):

        def surface(u, v):
            x, y = (u - 0.5) * width, (v - 0.5) * width
            quilt = 0.0032 * abs(sin(6 * pi * (u + v) / 2) * sin(6 * pi * (u - v) / 2)) ** 0.5
            return (x, y, 0.006 + quilt + waves(x, y, 0.1, 0.004, index))

        pad = sheet(surface, width, width, cloth, thickness=0.01, columns=120, rows=120, name='pad')
        edge = [(x, y, 0.006) for x, y in rectangle(width + 0.003, width + 0.003, 0.012)]
        corner = width / 2 - 0.004
        loop = [
            (
                corner + 0.024 * sin(pi * step / 24) - 0.008 * cos(pi * step / 24),
                corner + 0.024 * sin(pi * step / 24) + 0.008 * cos(pi * step / 24),
                0.006,
            )
            for step in range(25)
        ]
        parts = [pad, tube(edge, 0.0062, binding, closed=True), tube(loop, 0.0024, binding, name='loop')]
        at, turn = ((-0.03, 0.02, 0.002), 8) if index == 0 else ((0.06, -0.045, 0.017), -16)
        objects += place(parts, at, turn=turn, tilt=(0, 0) if index == 0 else (3, -4))
    return objects
