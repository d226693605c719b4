"""Turned vessels of clay and glass for the table."""

from math import atan2, cos, pi, sin

from forms.ceramics import handle
from forms.glassware import filling
from forms.points import curve, rounded
from forms.shapes import hollow, lathe, place, tube


def ball(radius, finish, at):
    """A round knob."""
    profile = [(radius * sin(pi * step / 24), radius - radius * cos(pi * step / 24)) for step in range(25)]
    knob = lathe(profile, finish, segments=64, name='knob')
    knob.location = at
    return knob


def tagine(base, lid, width=0.27, height=0.21):
    """A shallow dish with a tall cone on it."""
    r = width / 2
    dish = rounded([(0, 0), (r * 0.72, 0), (r * 0.95, 0.034), (r, 0.046)], 0.012)
    cone = curve(
        [
            (r * 0.9, 0.044),
            (r * 0.78, height * 0.36),
            (r * 0.42, height * 0.62),
            (r * 0.19, height * 0.82),
            (r * 0.15, height * 0.88),
            (r * 0.21, height * 0.96),
            (r * 0.15, height),
        ]
    )
    return [
        lathe(hollow(dish, 0.0065, 0.008), base, handmade=0.004, name='dish'),
        lathe([*cone, (0, height * 0.995)], lid, handmade=0.004, name='cone'),
    ]


def pie_dish(body, width=0.28, height=0.042, flutes=36):
    """A round baking dish with a fluted side."""
    r = width / 2
    outside = rounded([(0, 0), (r * 0.84, 0), (r * 0.95, height * 0.9), (r, height)], 0.006, steps=10)
    dish = lathe(hollow(outside, 0.005, 0.006), body, segments=flutes * 10, name='pie dish')
    for vertex in dish.data.vertices:
        x, y, z = vertex.co
        far = (x * x + y * y) ** 0.5
        if far > r * 0.8:
            step = round(flutes * 10 * (pi + atan2(y, x)) / (2 * pi))
            out = 1 + 0.016 * cos(2 * pi * step / 10) * min(z / height * 1.6, 1)
            vertex.co.x, vertex.co.y = x * out, y * out
    return [dish]


def sake_set(body, height=0.145):
    """A flask with a narrow neck and two small cups."""
    flask = curve(
        [
            (0.026, 0.001),
            (0.036, height * 0.16),
            (0.037, height * 0.42),
            (0.016, height * 0.72),
            (0.0135, height * 0.86),
            (0.021, height),
        ]
    )
    cup = rounded([(0, 0.002), (0.014, 0.002), (0.015, 0), (0.018, 0), (0.0255, 0.014), (0.028, 0.04)], 0.008)
    objects = [lathe(hollow([(0, 0), (0.024, 0), *flask], 0.0032, 0.006), body, handmade=0.008)]
    for at in ((-0.074, -0.035, 0), (0.07, -0.045, 0)):
        objects += place([lathe(hollow(cup, 0.0026, 0.005), body, handmade=0.01)], at)
    return objects


def sugar_and_cream(body, lid):
    """A sugar bowl with a lid, and a small jug for cream."""
    bowl = curve([(0.028, 0.001), (0.041, 0.016), (0.043, 0.038), (0.036, 0.058)])
    cover = curve([(0.036, 0.0585), (0.026, 0.067), (0, 0.071)])
    sugar = [
        lathe(hollow([(0, 0), (0.026, 0), *bowl], 0.0034, 0.005), body, name='sugar bowl'),
        lathe([(0, 0.058), *cover], lid, name='lid'),
        ball(0.0085, lid, (0, 0, 0.069)),
    ]
    side = curve([(0.025, 0.001), (0.035, 0.018), (0.033, 0.05), (0.027, 0.072), (0.032, 0.09)])
    jug = lathe(hollow([(0, 0), (0.023, 0), *side], 0.0032, 0.005), body, name='cream jug')
    for vertex in jug.data.vertices:
        x, y, z = vertex.co
        rim = max(0.0, (z / 0.09 - 0.75) / 0.25)
        if x < 0 and rim > 0:
            vertex.co.x -= rim**1.5 * max(0.0, 1 - (y / 0.014) ** 2) ** 2 * 0.011
    cream = [jug, handle(side, 0.074, 0.026, 0.022, 0.0042, body)]
    return place(sugar, (-0.052, 0.012, 0)) + place(cream, (0.054, -0.014, 0), turn=-12)


def decanter(glass, wine, stopper, height=0.24, width=0.2):
    """A broad decanter for wine with a round stopper."""
    r = width / 2
    outside = [
        (0, 0),
        (r * 0.7, 0),
        *curve(
            [
                (r * 0.86, 0.006),
                (r, height * 0.17),
                (r * 0.78, height * 0.36),
                (r * 0.25, height * 0.56),
                (r * 0.19, height * 0.76),
                (r * 0.26, height),
            ]
        ),
    ]
    return [
        lathe(hollow(outside, 0.0026, 0.005), glass, name='decanter'),
        filling(outside, 0.0026, 0.005, height * 0.24, wine),
        ball(0.024, stopper, (0, 0, height - 0.009)),
    ]


def tankard(glass, beer, width=0.086, height=0.135):
    """A heavy glass with a handle, filled with beer."""
    r = width / 2
    outside = rounded([(0, 0), (r * 0.98, 0), (r * 0.94, height * 0.5), (r, height)], 0.008, steps=10)
    line = [
        (r * 0.92 + 0.036 * sin(pi * step / 32) ** 0.7, 0, height * (0.5 + 0.32 * cos(pi * step / 32)))
        for step in range(33)
    ]
    return [
        lathe(hollow(outside, 0.0038, 0.014), glass, name='tankard'),
        tube(line, 0.0062, glass, name='handle'),
        filling(outside, 0.0038, 0.014, height * 0.82, beer),
    ]


def cake_dome(glass, wood, cake, icing, width=0.27):
    """A cake under a glass dome on a wooden plate."""
    r = width / 2
    board = rounded([(0, 0), (r, 0), (r, 0.02), (0, 0.02)], 0.005)
    side = [
        (r * 0.9 * cos(pi / 2 * step / 32) ** 0.5, 0.021 + 0.15 * sin(pi / 2 * step / 32) ** 0.85)
        for step in range(32)
    ]
    inner = [(max(x - 0.0025, 0), max(z - 0.0025, 0.021)) for x, z in side]
    dome = [*side, (0, 0.171), (0, 0.1685), *reversed(inner)]
    body = rounded([(0, 0.02), (r * 0.62, 0.02), (r * 0.62, 0.086), (0, 0.086)], 0.006)
    cover = curve([(r * 0.63, 0.074), (r * 0.645, 0.082), (r * 0.58, 0.093), (0, 0.094)])
    return [
        lathe(board, wood, name='board'),
        lathe([*dome, dome[0]], glass, name='dome'),
        ball(0.014, glass, (0, 0, 0.1695)),
        lathe(body, cake, name='cake'),
        lathe([(0, 0.075), (r * 0.6, 0.075), *cover], icing, name='icing'),
    ]
