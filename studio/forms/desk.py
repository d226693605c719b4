"""Things for a desk."""

from math import cos, pi, sin

import bmesh
from mathutils import Vector, noise

from forms.changes import carved
from forms.labels import fitting
from forms.points import curve, oval, rounded
from forms.shapes import bar, box, lathe, lettering, place, prism
from forms.skins import skin, strap


def fountain_pen(body, metal, nib, length=0.135):
    """An open fountain pen with its cap beside it."""
    barrel = lathe(
        curve([(0, 0), (0.0035, 0.001), (0.0058, 0.03), (0.0062, length * 0.6), (0.0056, length * 0.66)]),
        body,
    )
    ring = lathe(
        rounded(
            [(0, length * 0.655), (0.006, length * 0.655), (0.006, length * 0.68), (0, length * 0.68)], 0.0004
        ),
        metal,
    )
    section = lathe(
        curve(
            [
                (0.0052, length * 0.68),
                (0.0042, length * 0.76),
                (0.0048, length * 0.82),
                (0.0035, length * 0.825),
            ]
        ),
        body,
    )
    outline = curve([(-0.0024, 0), (-0.0034, 0.009), (-0.0004, 0.0235)], 8) + curve(
        [(0.0004, 0.0235), (0.0034, 0.009), (0.0024, 0)], 8
    )
    point = prism(list(reversed(outline)), 0.0007, nib, bevel=0.0002)
    place([point], (0, -0.0024, length * 0.81), tilt=(86, 0))
    pen = place(place([barrel, ring, section, point], tilt=(0, 90)), (-length * 0.45, 0.014, 0.0064), turn=0)
    cap = lathe(rounded([(0, 0), (0.0066, 0), (0.0066, 0.05), (0.005, 0.058), (0, 0.0585)], 0.0016), body)
    band = lathe(rounded([(0.0064, 0.003), (0.007, 0.003), (0.007, 0.009), (0.0064, 0.009)], 0.0003), metal)
    clip = strap(
        curve([(0.0055, 0, 0.054), (0.0085, 0, 0.05), (0.0086, 0, 0.025), (0.0072, 0, 0.017)], 10),
        0.0032,
        0.0009,
        metal,
        across=(0, 1, 0),
    )
    lying = place(place([cap, band, clip], tilt=(0, 90)), (-0.01, -0.022, 0.0068), turn=12)
    return place([*pen, *lying], turn=26)


def tape_dispenser(body, tape, metal):
    """A heavy tape dispenser."""
    side = rounded(
        [
            (-0.075, 0),
            (0.075, 0),
            (0.075, 0.022),
            (0.04, 0.03),
            (0.016, 0.07),
            (-0.035, 0.074),
            (-0.066, 0.05),
        ],
        0.02,
        closed=True,
    )
    parts = []
    for y in (-0.017, 0.027):
        parts += place([prism(side, 0.01, body, bevel=0.003)], (0, y, 0), tilt=(90, 0))
    parts.append(box(0.14, 0.04, 0.02, body, bevel=0.004, at=(0, 0, 0)))
    roll = lathe(
        [(0.014, -0.0095), (0.031, -0.0095), (0.031, 0.0095), (0.014, 0.0095), (0.014, -0.0095)], tape
    )
    core = lathe(rounded([(0, -0.012), (0.014, -0.012), (0.014, 0.012), (0, 0.012)], 0.002), metal)
    parts += place([roll, core], (-0.018, 0, 0.045), tilt=(90, 0))
    parts.append(
        strap(
            [(0.0, 0, 0.0695), (0.03, 0, 0.058), (0.072, 0, 0.0295), (0.08, 0, 0.0265)],
            0.0185,
            0.0004,
            tape,
            across=(0, 1, 0),
        )
    )
    teeth = [(-0.0115 + i * 0.00115, 0.0014 * (i % 2)) for i in range(21)]
    comb = prism([(-0.0115, -0.01), (0.0115, -0.01), *reversed(teeth)], 0.0008, metal, bevel=0.0001)
    place([comb], (0.077, 0, 0.026), turn=-90, tilt=(-8, 0))
    return place([*parts, comb], turn=-22)


def globe(sea, land, wood, metal, radius=0.11):
    """A small globe on a wooden foot."""
    level = radius * 1.5
    ball = lathe([(radius * sin(pi * s / 64), -radius * cos(pi * s / 64)) for s in range(65)], sea)
    coast = lathe(
        [(radius * 1.002 * sin(pi * s / 180), -radius * 1.002 * cos(pi * s / 180)) for s in range(181)],
        land,
        segments=360,
    )
    edit = bmesh.new()
    edit.from_mesh(coast.data)
    water = [
        face
        for face in edit.faces
        if noise.fractal(face.calc_center_median() / radius * 1.25 + Vector((3.1, 1.7, 0.4)), 0.9, 2.1, 5)
        < 0.08
    ]
    bmesh.ops.delete(edit, geom=water, context='FACES')
    edit.to_mesh(coast.data)
    edit.free()
    world = place([ball, coast], (0, 0, level), turn=40, tilt=(0, 23))
    arc = [
        (radius * 1.1 * sin(a), 0, level - radius * 1.1 * cos(a))
        for a in [0.4 + pi * s / 48 for s in range(49)]
    ]
    bow = strap(arc, 0.012, 0.004, metal, across=(0, 1, 0))
    foot = lathe(
        rounded(
            [
                (0, 0),
                (0.07, 0),
                (0.066, 0.016),
                (0.02, 0.024),
                (0.012, level - radius * 1.11),
                (0, level - radius * 1.1),
            ],
            0.008,
        ),
        wood,
    )
    return [*world, bow, foot]


def magnifier(glass, metal, wood):
    """A magnifying glass."""
    ring = lathe(
        [(0.044 + 0.0035 * cos(a), 0.0035 * sin(a)) for a in [2 * pi * s / 24 for s in range(25)]], metal
    )
    lens = lathe(
        [
            (0, -0.005),
            *[(0.0415 * s / 12, -0.005 + 0.0045 * (s / 12) ** 2) for s in range(1, 13)],
            *[(0.0415 * s / 12, 0.005 - 0.0045 * (s / 12) ** 2) for s in range(12, -1, -1)],
        ],
        glass,
    )
    neck = bar((0, -0.046, 0), (0, -0.062, 0), 0.0042, metal)
    hold = place(
        [
            lathe(
                curve(
                    [(0, 0), (0.0062, 0.0005), (0.0075, 0.02), (0.0092, 0.06), (0.0075, 0.085), (0, 0.088)]
                ),
                wood,
            )
        ],
        (0, -0.06, 0),
        tilt=(90, 0),
    )
    return place(place([ring, lens, neck, *hold], tilt=(-1.5, 0)), (0, 0.03, 0.0061), turn=38)


def rulers(wood, metal, ink):
    """A wooden ruler and a set square."""
    ruler = box(0.31, 0.032, 0.0034, wood, bevel=0.0012)
    marks = []
    for index in range(61):
        long = 0.0095 if index % 10 == 0 else 0.0062 if index % 2 == 0 else 0.004
        marks.append(
            box(
                0.0005,
                long,
                0.0001,
                ink,
                bevel=0.00003,
                at=(-0.15 + index * 0.005, 0.0155 - long / 2, 0.0034),
            )
        )
        if index % 10 == 0:
            number = lettering(str(index // 2), fitting('30', 0.0075, 0.02), ink)
            marks += place(
                [number],
                (
                    -0.15 + index * 0.005 + (0.004 if index == 0 else -0.004 if index == 60 else 0),
                    0.0,
                    0.0035,
                ),
                tilt=(-90, 0),
            )
    edge = box(0.31, 0.0015, 0.0012, metal, bevel=0.0003, at=(0, 0.0162, 0.0004))
    flat = place([ruler, edge, *marks], (0.01, -0.05, 0), turn=8)
    outline = rounded([(-0.085, -0.05), (0.085, -0.05), (-0.085, 0.09)], 0.004, closed=True)
    opening = rounded([(-0.065, -0.03), (0.026, -0.03), (-0.065, 0.045)], 0.006, closed=True)
    triangle = prism(outline, 0.0034, wood, bevel=0.0009)
    square = carved(triangle, [prism(opening, 0.02, wood, bevel=0.0005, at=(0, 0, -0.008))])
    return [*flat, *place([square], (-0.01, 0.055, 0), turn=-14)]


def pen_tray(stone, pens, metal):
    """A stone tray with two pens and a clip."""
    rows = [(0, 0), *rounded([(0.13, 0), (0.133, 0.016), (0.127, 0.016), (0.12, 0.007)], 0.002), (0, 0.007)]
    shape = oval(2, 0.72, 4.5, 140)
    body = skin(
        [[(x * r, y * r, z) for x, y in shape] for r, z in [(max(r, 0.0005), z) for r, z in rows]],
        [0.01 * i for i in range(len(rows))],
        stone,
        capped=False,
    )
    objects = [body]
    for index, pen in enumerate(pens):
        y = -0.012 + 0.024 * index
        objects.append(bar((-0.07, y, 0.0125), (0.065, y + 0.006, 0.0125), 0.0048, pen))
        tip = lathe(curve([(0.0046, 0), (0.0022, 0.012), (0.0006, 0.017), (0, 0.0172)]), metal)
        objects += place([tip], (0.065, y + 0.006, 0.0125), tilt=(0, 90))
    return place(objects, turn=-22)
