"""Lamps, switched on."""

from math import cos, pi, sin

from forms.points import bezier, curve, rounded
from forms.shapes import bar, lathe, place, prism, tube


def drum(radius, top_radius, low, high, finish):
    """An open lamp shade."""
    return lathe(
        [
            (radius, low),
            (top_radius, high),
            (top_radius - 0.0015, high),
            (radius - 0.0015, low),
            (radius, low),
        ],
        finish,
        name='shade',
    )


def table_lamp(base, cloth, metal, height=0.46):
    """A bellied ceramic foot with a linen shade."""
    r = height * 0.19
    body = [
        (0, 0),
        *curve(
            [
                (r * 0.62, 0.001),
                (r * 0.92, height * 0.08),
                (r, height * 0.22),
                (r * 0.7, height * 0.4),
                (r * 0.22, height * 0.5),
            ]
        ),
        (0, height * 0.5),
    ]
    foot = lathe(body, base, handmade=0.005, name='foot')
    neck = bar((0, 0, height * 0.49), (0, 0, height * 0.66), 0.006, metal)
    return [foot, neck, drum(height * 0.34, height * 0.27, height * 0.55, height, cloth)]


def globe_lamp(globe, metal, stone, height=0.34):
    """An opal globe on a brass stem and a marble disc."""
    r = height * 0.27
    disc = lathe(rounded([(0, 0), (0.065, 0), (0.065, 0.026), (0, 0.026)], 0.003), stone, name='disc')
    stem = bar((0, 0, 0.024), (0, 0, height - 2 * r + 0.006), 0.0065, metal)
    cup = lathe(curve([(0.007, 0), (0.02, 0.004), (0.03, 0.016), (0.03, 0.018)]), metal, name='cup')
    cup.location.z = height - 2 * r - 0.006
    ball = lathe(
        [(r * sin(pi * step / 48), height - r - r * cos(pi * step / 48)) for step in range(49)],
        globe,
        name='globe',
    )
    return [disc, stem, cup, ball]


def desk_lamp(body, metal, bulb):
    """A jointed desk lamp with a round head."""
    disc = lathe(rounded([(0, 0), (0.085, 0), (0.085, 0.016), (0, 0.018)], 0.005), body, name='disc')
    lower = bar((0.0, 0, 0.016), (-0.09, 0, 0.27), 0.0055, metal)
    upper = bar((-0.09, 0, 0.27), (0.15, 0, 0.42), 0.0055, metal)
    joints = [
        place(
            [lathe(rounded([(0, -0.011), (0.011, -0.011), (0.011, 0.011), (0, 0.011)], 0.002), metal)],
            at,
            tilt=(90, 0),
        )
        for at in ((-0.09, 0, 0.27), (0.15, 0, 0.42), (0, 0, 0.024))
    ]
    hood_line = [
        *curve([(0.016, 0.075), (0.032, 0.068), (0.05, 0.045), (0.075, 0.0)]),
        *curve([(0.0735, 0.0), (0.0485, 0.044), (0.031, 0.066), (0.0, 0.0735)]),
    ]
    hood = lathe([(0, 0.0755), *hood_line], body, name='hood')
    light = lathe(
        [(0.026 * sin(pi * step / 24), 0.03 - 0.026 * cos(pi * step / 24)) for step in range(25)],
        bulb,
        name='bulb',
    )
    place([hood, light], (0.178, 0, 0.358), tilt=(0, -24))
    return [disc, lower, upper, *sum(joints, []), hood, light]


def tripod_lamp(wood, cloth, metal, height=1.48):
    """A floor lamp on three legs."""
    legs = []
    for index in range(3):
        angle = 2 * pi * index / 3 + 0.45
        foot = (0.29 * cos(angle), 0.29 * sin(angle), 0)
        legs.append(
            bar(foot, (0.035 * cos(angle), 0.035 * sin(angle), height * 0.78), 0.0125, wood, end_radius=0.016)
        )
    hub = lathe(
        rounded(
            [(0, height * 0.765), (0.055, height * 0.765), (0.055, height * 0.79), (0, height * 0.79)], 0.004
        ),
        metal,
    )
    return [*legs, hub, drum(0.235, 0.19, height * 0.785, height, cloth)]


def pendant(shell, metal, bulb, width=0.36):
    """A hanging lamp; its cord leaves the picture."""
    r = width / 2
    dome = [
        *curve([(r, 0), (r * 0.96, r * 0.24), (r * 0.7, r * 0.66), (r * 0.2, r * 0.92), (0.022, r * 0.95)])
    ]
    inside = [
        (radius - 0.002 if radius > 0.024 else radius, height - 0.002) for radius, height in reversed(dome)
    ]
    hood = lathe([*dome, *inside, dome[0]], shell, name='hood')
    socket = lathe(
        rounded([(0, r * 0.94), (0.024, r * 0.94), (0.024, r * 1.3), (0.006, r * 1.4), (0, r * 1.4)], 0.004),
        metal,
        name='socket',
    )
    cord = tube([(0, 0, r * 1.38), (0, 0, r * 3.2)], 0.003, shell, name='cord')
    light = lathe(
        [(0.042 * sin(pi * step / 24), 0.06 - 0.042 * cos(pi * step / 24)) for step in range(25)],
        bulb,
        name='bulb',
    )
    return place([hood, socket, cord, light], (0, 0, 0.3))


def candle_holder(metal, wax, wick):
    """Three tapers on a curved rail."""
    objects = [
        prism(
            rounded([(-0.14, -0.03), (0.14, -0.03), (0.14, 0.03), (-0.14, 0.03)], 0.03, closed=True),
            0.007,
            metal,
            bevel=0.002,
        )
    ]
    for index, x in enumerate((-0.095, 0, 0.095)):
        stand = 0.05 + 0.035 * (index == 1)
        objects.append(bar((x, 0, 0.006), (x, 0, stand), 0.0052, metal))
        objects.append(
            lathe(
                rounded(
                    [
                        (0, stand),
                        (0.0165, stand),
                        (0.0165, stand + 0.024),
                        (0.0115, stand + 0.024),
                        (0.0115, stand + 0.006),
                        (0, stand + 0.006),
                    ],
                    0.0012,
                ),
                metal,
            )
        )
        objects[-1].location.x = x
        candle = lathe(
            rounded([(0, 0), (0.0108, 0), (0.0088, 0.2), (0.003, 0.212), (0, 0.212)], 0.003),
            wax,
            name='candle',
        )
        candle.location = (x, 0, stand + 0.007)
        thread = tube(
            bezier(
                (x, 0, stand + 0.216),
                (x, 0, stand + 0.222),
                (x + 0.001, 0, stand + 0.226),
                (x + 0.003, 0, stand + 0.229),
            ),
            0.0008,
            wick,
        )
        objects += [candle, thread]
    return objects
