"""Bottles, jars, soaps and candles."""

from math import cos, pi, sin

from forms.changes import roughen, subdivided
from forms.labels import printed
from forms.points import bezier, curve, rounded
from forms.shapes import bar, box, hollow, lathe, lettering, place, prism, sheet, tube


def pump_bottle(body, pump, paper, ink, lines, width=0.072, height=0.15):
    """A round bottle with a pump and a printed label."""
    r = width / 2
    outside = rounded(
        [
            (0, 0),
            (r, 0),
            (r, height),
            (r * 0.38, height + 0.014),
            (r * 0.38, height + 0.02),
            (0, height + 0.02),
        ],
        0.009,
    )
    bottle = lathe(outside, body, name='bottle')
    collar = lathe(
        rounded(
            [(0, height + 0.012), (r * 0.46, height + 0.012), (r * 0.46, height + 0.03), (0, height + 0.03)],
            0.0015,
        ),
        pump,
        name='collar',
    )
    rod = bar((0, 0, height + 0.028), (0, 0, height + 0.058), 0.0042, pump)
    head = lathe(
        rounded(
            [(0, height + 0.056), (0.0115, height + 0.056), (0.0115, height + 0.07), (0, height + 0.071)],
            0.003,
        ),
        pump,
        name='head',
    )
    nose = tube(
        bezier(
            (0, 0, height + 0.065),
            (-0.02, -0.002, height + 0.066),
            (-0.034, -0.004, height + 0.066),
            (-0.042, -0.005, height + 0.057),
        ),
        0.0048,
        pump,
        taper=lambda t: 1 - 0.3 * t,
        wall=0.001,
    )
    return [bottle, collar, rod, head, nose, *printed(r, height * 0.2, height * 0.74, paper, ink, lines)]


def dropper_bottle(glass, cap, bulb, paper, ink, lines, width=0.036, height=0.075):
    """A small bottle of oil with a dropper."""
    r = width / 2
    outside = rounded(
        [
            (0, 0),
            (r, 0),
            (r, height),
            (r * 0.5, height + 0.01),
            (r * 0.5, height + 0.014),
            (0, height + 0.014),
        ],
        0.005,
    )
    bottle = lathe(outside, glass, name='bottle')
    ring = lathe(
        rounded(
            [(0, height + 0.01), (r * 0.62, height + 0.01), (r * 0.62, height + 0.026), (0, height + 0.026)],
            0.001,
        ),
        cap,
        name='cap',
    )
    rubber = lathe(
        [
            (0, height + 0.024),
            *curve(
                [
                    (r * 0.45, height + 0.026),
                    (r * 0.42, height + 0.04),
                    (r * 0.34, height + 0.05),
                    (0, height + 0.0535),
                ]
            ),
        ],
        bulb,
        name='bulb',
    )
    return [bottle, ring, rubber, *printed(r, height * 0.16, height * 0.8, paper, ink, lines)]


def cream_jar(body, lid, ink, lines, width=0.075, height=0.04):
    """A low jar with a wide screw lid."""
    r = width / 2
    jar = lathe(rounded([(0, 0), (r, 0), (r, height), (0, height)], 0.006), body, name='jar')
    cover = lathe(
        rounded(
            [
                (0, height + 0.0012),
                (r * 1.005, height + 0.0012),
                (r * 1.005, height + 0.02),
                (0, height + 0.02),
            ],
            0.0025,
        ),
        lid,
        name='lid',
    )
    text = [
        lettering(
            line,
            0.0085 if index == 0 else 0.0042,
            ink,
            (0, 0, height * (0.62 - 0.28 * index)),
            bend=r + 0.0001,
        )
        for index, line in enumerate(lines)
    ]
    return [jar, cover, *text]


def soap_bar(soap, width=0.085, depth=0.055, height=0.028, seed=0):
    """A hand-cut bar of soap."""
    bar_of_soap = roughen(subdivided(box(width, depth, height, soap, bevel=0.005), 3), 0.0009, 0.03, seed)
    bar_of_soap.location.z = height / 2
    return [bar_of_soap]


def soaps(soap_finishes):
    """Three soaps: two on each other, one leaning on them."""
    first, second, third = soap_finishes
    pile = soap_bar(first, seed=1) + place(soap_bar(second, seed=2), (0.003, 0.002, 0.0285), turn=8)
    leaning = place(soap_bar(third, seed=3), (0.058, -0.012, 0.0235), turn=70, tilt=(62, 0))
    return [*pile, *leaning]


def tube_of_cream(body, cap, ink, lines, width=0.052, height=0.14):
    """A tube that stands on its cap; it is round below and flat at the fold."""
    r = width / 2

    def surface(u, v):
        angle = 2 * pi * u
        flat = v**1.4
        across = r * (1 - flat) + r * 1.28 * flat
        thick = r * (1 - flat) + 0.0012 * flat
        return (across * sin(angle), -thick * cos(angle), 0.024 + v * (height - 0.024))

    skin = sheet(surface, 2 * pi * r, height, body, columns=96, rows=50, name='tube')
    fold = box(r * 2.56, 0.0028, 0.011, body, bevel=0.0008, at=(0, 0, height - 0.006))
    foot = lathe(rounded([(0, 0), (r * 0.92, 0), (r * 0.96, 0.025), (0, 0.025)], 0.003), cap, name='cap')
    text = []
    for index, line in enumerate(lines):
        height_of_line = height * (0.6 - 0.09 * index)
        share = (height_of_line - 0.024) / (height - 0.024)
        depth = r * (1 - share**1.4) + 0.0012 * share**1.4
        text.append(
            lettering(line, 0.011 if index == 0 else 0.0048, ink, (0, -depth - 0.0006, height_of_line))
        )
    return place([skin, fold, foot, *text])


def candle(glass, wax, wick, paper, ink, lines, width=0.078, height=0.088):
    """A scented candle in a tumbler."""
    r = width / 2
    outside = rounded([(0, 0), (r, 0), (r, height)], 0.006)
    cup = lathe(hollow(outside, 0.003, 0.006), glass, name='cup')
    fill = lathe(
        rounded([(0, 0.0058), (r - 0.0028, 0.0058), (r - 0.0028, height * 0.8), (0, height * 0.79)], 0.003),
        wax,
        name='wax',
    )
    thread = tube(
        bezier(
            (0, 0, height * 0.78), (0, 0, height * 0.84), (0.0008, 0, height * 0.87), (0.003, 0, height * 0.9)
        ),
        0.0011,
        wick,
    )
    return [cup, fill, thread, *printed(r, height * 0.22, height * 0.66, paper, ink, lines)]


def brush(wood, bristle, length=0.24):
    """A bath brush with a handle, lying on its side."""
    outline = curve(
        [
            (0, -0.03),
            (0.035, -0.026),
            (0.056, 0.0),
            (0.035, 0.026),
            (0, 0.03),
            (-0.045, 0.018),
            (-0.09, 0.0095),
            (-0.19, 0.0105),
            (-0.2, 0),
            (-0.19, -0.0105),
            (-0.09, -0.0095),
            (-0.045, -0.018),
            (0, -0.03),
        ],
        8,
    )
    back = prism(outline[:-1], 0.017, wood, bevel=0.006, at=(0, 0, 0.03))
    hairs = []
    for ring_index, (radius, count) in enumerate(((0.0, 1), (0.008, 6), (0.016, 13), (0.0225, 19))):
        for index in range(count):
            angle = 2 * pi * index / max(count, 1) + ring_index
            x, y = radius * 1.55 * cos(angle) + 0.01, radius * sin(angle)
            hairs.append(
                tube(
                    [(x, y, 0.031), (x * 1.05 + 0.0006 * sin(index * 7), y * 1.1, 0.001)],
                    0.0028,
                    bristle,
                    taper=lambda t: 1 + 0.25 * t,
                )
            )
    return place([back, *hairs], turn=18)
