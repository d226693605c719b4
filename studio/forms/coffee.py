"""Things to make coffee with."""

from math import cos, pi, sin

from forms.ceramics import handle
from forms.glassware import filling
from forms.points import curve, rounded
from forms.shapes import bar, hollow, lathe, place, prism, tube
from forms.skins import skin


def moka_pot(metal, grip, width=0.086):
    """An eight-sided espresso maker for the stove."""

    def facets(rows):
        points = [
            [(r * cos(pi * (2 * i + 1) / 8), r * sin(pi * (2 * i + 1) / 8), z) for i in range(8)]
            for r, z in rows
        ]
        return skin(points, [z for _, z in rows], metal, sharp_above=25, name='pot')

    r = width / 2
    low = facets([(r * 0.96, 0), (r, 0.003), (r * 0.8, 0.062), (r * 0.78, 0.066)])
    band = lathe(rounded([(0, 0.064), (r * 0.84, 0.064), (r * 0.84, 0.078), (0, 0.078)], 0.002), metal)
    high = facets([(r * 0.72, 0.077), (r * 0.74, 0.08), (r * 0.98, 0.15), (r * 1.0, 0.154)])
    lid = facets([(r * 1.02, 0.1545), (r * 1.02, 0.157), (r * 0.22, 0.168), (r * 0.1, 0.169)])
    knob = lathe(
        curve([(0, 0.167), (0.006, 0.168), (0.0055, 0.176), (0.009, 0.183), (0.006, 0.19), (0, 0.191)]), grip
    )
    spout = prism([(-0.015, 0), (0.015, 0), (0, -0.03)], 0.03, metal, bevel=0.001, at=(0, 0, 0.124))
    place([spout], (-r * 0.86, 0, 0), turn=-90)
    line = [(r * 0.94, 0, 0.142), (r * 1.5, 0, 0.144), (r * 1.62, 0, 0.136), (r * 1.48, 0, 0.072)]
    hold = tube(curve(line), 0.0062, grip, taper=lambda t: 1 + 0.25 * t, name='handle')
    return place([low, band, high, lid, knob, spout, hold], turn=-24)


def french_press(glass, metal, grip, coffee, width=0.095, height=0.17):
    """A glass coffee press in a metal frame."""
    r = width / 2
    outside = rounded([(0, 0.012), (r, 0.012), (r, height)], 0.006)
    jar = lathe(hollow(outside, 0.0022, 0.016), glass)
    drink = filling([(radius, z) for radius, z in outside], 0.0022, 0.016, height * 0.66, coffee)
    base = lathe(
        rounded(
            [(0, 0), (r + 0.003, 0), (r + 0.003, 0.02), (r + 0.0006, 0.02), (r + 0.0006, 0.012), (0, 0.012)],
            0.001,
        ),
        metal,
    )
    rim = lathe(
        [
            (r + 0.0005, height * 0.86),
            (r + 0.002, height * 0.86),
            (r + 0.002, height * 0.92),
            (r + 0.0005, height * 0.92),
            (r + 0.0005, height * 0.86),
        ],
        metal,
    )
    bars = []
    for index in range(4):
        angle = pi * index / 2 + 0.35
        x, y = (r + 0.002) * cos(angle), (r + 0.002) * sin(angle)
        bars.append(bar((x, y, 0.015), (x, y, height * 0.9), 0.0022, metal))
    lid = lathe(
        curve(
            [
                (r * 1.03, height + 0.0005),
                (r * 1.0, height + 0.008),
                (r * 0.5, height + 0.016),
                (0, height + 0.018),
            ]
        ),
        metal,
    )
    under = lathe([(0, height), (r * 1.03, height), (r * 1.03, height + 0.001), (0, height + 0.001)], metal)
    rod = bar((0, 0, height * 0.5), (0, 0, height + 0.05), 0.0022, metal)
    knob = lathe(curve([(0, 0), (0.007, 0.001), (0.012, 0.011), (0.008, 0.02), (0, 0.022)]), grip)
    knob.location.z = height + 0.046
    line = curve(
        [
            (r, 0, height * 0.89),
            (r + 0.036, 0, height * 0.87),
            (r + 0.04, 0, height * 0.5),
            (r + 0.026, 0, height * 0.2),
            (r, 0, height * 0.16),
        ]
    )
    hold = tube(line, 0.0055, grip, name='handle')
    return [jar, drink, base, rim, *bars, lid, under, rod, knob, hold]


def dripper(body, glass, coffee, wood):
    """A coffee filter of ceramics on its glass jug."""
    r, height = 0.055, 0.11
    outside = [
        (0, 0),
        *curve([(r * 0.8, 0.001), (r, height * 0.22), (r * 0.9, height * 0.6), (r * 0.52, height)]),
    ]
    jug = lathe(hollow(outside, 0.0022, 0.004), glass)
    drink = filling(outside, 0.0022, 0.004, height * 0.44, coffee)
    plate = lathe(
        rounded([(0.012, height), (0.052, height), (0.052, height + 0.006), (0.012, height + 0.006)], 0.002),
        body,
    )
    cone_line = [
        (0.016, height + 0.004),
        *curve([(0.022, height + 0.008), (0.05, height + 0.058), (0.058, height + 0.078)]),
    ]
    cone = lathe(hollow([(0, height + 0.004), *cone_line], 0.004, height + 0.012), body, handmade=0.003)
    ear = handle(cone_line, height + 0.066, height + 0.026, 0.02, 0.0042, body)
    collar = lathe(
        rounded(
            [
                (r * 0.62, height * 0.8),
                (r * 0.78, height * 0.8),
                (r * 0.7, height * 0.97),
                (r * 0.56, height * 0.97),
                (r * 0.62, height * 0.8),
            ],
            0.002,
        ),
        wood,
    )
    return place([jug, drink, plate, cone, ear, collar], turn=-12)
