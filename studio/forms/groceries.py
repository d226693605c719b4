"""Bottles, tins, bags and boxes of food."""

from math import cos, pi, sin

import bpy
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from forms.bags import sack
from forms.glassware import filling
from forms.labels import flat_label, printed
from forms.points import circle, curve, rounded
from forms.shapes import box, hollow, lathe, place, sheet, tube
from forms.skins import skin


def coffee_bag(paper, label, ink, lines, tie, width=0.1, height=0.2):
    """A paper bag of coffee, its top folded down."""
    sections = [
        (width, 0.062, 0.0),
        (width * 1.01, 0.066, 0.02),
        (width, 0.06, height * 0.6),
        (width, 0.03, height * 0.86),
        (width, 0.01, height * 0.93),
    ]
    body = sack(paper, sections, 0.0016, 0.05, power=9)
    fold = box(width * 1.0, 0.012, 0.026, paper, bevel=0.003, at=(0, -0.004, height * 0.905))
    strip = box(width * 1.14, 0.0016, 0.007, tie, bevel=0.0006, at=(0, -0.0112, height * 0.915))
    words = flat_label(width * 0.66, height * 0.36, label, ink, lines, (0, -0.0335, height * 0.4))
    return place([body, fold, strip, *words], turn=-12)


def wine_bottle(glass, wine, capsule, paper, ink, lines, width=0.076, height=0.3):
    """A bottle of wine."""
    r = width / 2
    outside = rounded(
        [
            (0, 0),
            (r, 0),
            (r, height * 0.6),
            (r * 0.39, height * 0.76),
            (r * 0.37, height * 0.985),
            (r * 0.37, height),
        ],
        0.02,
        steps=14,
    )
    bottle = lathe(hollow(outside, 0.003, 0.014), glass)
    cap = lathe(
        rounded(
            [
                (r * 0.4, height * 0.78),
                (r * 0.4, height * 0.985),
                (r * 0.42, height * 0.986),
                (r * 0.42, height + 0.001),
                (0, height + 0.0015),
            ],
            0.001,
        ),
        capsule,
    )
    return [
        bottle,
        cap,
        filling(outside, 0.003, 0.014, height * 0.72, wine),
        *printed(r, height * 0.16, height * 0.46, paper, ink, lines),
    ]


def beer_bottle(glass, cap_finish, paper, ink, lines, width=0.061, height=0.225):
    """A small bottle with a crown cap."""
    r = width / 2
    outside = rounded(
        [(0, 0), (r, 0), (r, height * 0.56), (r * 0.5, height * 0.78), (r * 0.42, height * 0.97)],
        0.016,
        steps=12,
    )
    bottle = lathe([*outside, (0, height * 0.97)], glass)
    crown = []
    for radius, z in (
        (0.001, height * 1.0),
        (0.0095, height * 1.0),
        (0.0128, height * 0.988),
        (0.0142, height * 0.962),
        (0.0132, height * 0.96),
    ):
        crown.append(
            [
                (
                    radius * (1 + 0.035 * cos(21 * a) * (z < height * 0.98)) * cos(a),
                    radius * (1 + 0.035 * cos(21 * a) * (z < height * 0.98)) * sin(a),
                    z,
                )
                for a in [2 * pi * s / 168 for s in range(168)]
            ]
        )
    top = skin(crown, [0.002 * i for i in range(5)], cap_finish, capped=False)
    return [bottle, top, *printed(r, height * 0.14, height * 0.46, paper, ink, lines)]


def jam_jar(glass, jam, cloth, cord, paper, ink, lines, width=0.07, height=0.082):
    """A jar of jam with a cloth over its lid."""
    r = width / 2
    outside = rounded(
        [(0, 0), (r, 0), (r, height * 0.82), (r * 0.88, height * 0.92), (r * 0.88, height)], 0.008
    )
    jar = lathe(hollow(outside, 0.0024, 0.005), glass)

    def surface(u, v):
        angle, out = 2 * pi * u, v
        if out < 0.5:
            radius, z = r * 0.92 * out * 2, height + 0.004 - 0.003 * (out * 2) ** 4
        else:
            t = (out - 0.5) * 2
            radius = r * (0.92 + 0.12 * min(t * 3, 1) * (t < 0.35) + (0.04 + 0.26 * (t - 0.3)) * (t >= 0.35))
            radius *= 1 + 0.05 * t * sin(angle * 14 + 2)
            z = height + 0.001 - 0.024 * t
        return (radius * cos(angle), radius * sin(angle), z)

    cover = sheet(surface, 0.18, 0.09, cloth, thickness=0.0008, columns=160, rows=40)
    tie = tube(
        [(r * 0.97 * x, r * 0.97 * y, height - 0.0085) for x, y in circle(1, 72)], 0.0016, cord, closed=True
    )
    return [
        jar,
        cover,
        tie,
        filling(outside, 0.0024, 0.005, height * 0.86, jam),
        *printed(r, height * 0.14, height * 0.66, paper, ink, lines),
    ]


def spice_jars(glass, lid, spices, paper, ink, names):
    """Three small jars of spices."""
    objects = []
    for index, (spice, name) in enumerate(zip(spices, names)):
        r, height = 0.0225, 0.082
        outside = rounded(
            [(0, 0), (r, 0), (r, height * 0.84), (r * 0.86, height * 0.9), (r * 0.86, height)], 0.004
        )
        jar = lathe(hollow(outside, 0.0018, 0.004), glass)
        cover = lathe(
            rounded(
                [
                    (0, height * 0.93),
                    (r * 0.98, height * 0.93),
                    (r * 0.98, height * 1.14),
                    (0, height * 1.14),
                ],
                0.0018,
            ),
            lid,
        )
        parts = [
            jar,
            cover,
            filling(outside, 0.0018, 0.004, height * (0.8 - 0.06 * index), spice),
            *printed(r, height * 0.3, height * 0.62, paper, ink, (name,)),
        ]
        objects += place(parts, ((index - 1) * 0.056, 0.016 * sin(index * 2), 0), turn=-6 + 5 * index)
    return objects


def glued(item, body, lift=0.0002, along=(0, 1, 0)):
    """Lays a flat thing on a body that need not be even, on the side from which `along` points into it."""
    bpy.context.view_layer.update()
    shape = BVHTree.FromObject(body, bpy.context.evaluated_depsgraph_get())
    to_body = body.matrix_world.inverted() @ item.matrix_world
    back = to_body.inverted()
    inwards = Vector(along)
    for vertex in item.data.vertices:
        spot, *_ = shape.ray_cast(to_body @ vertex.co - inwards, inwards)
        if spot:
            vertex.co = back @ (spot - inwards * lift)
    return item


def flour_sack(paper, ink, label, lines, width=0.12, height=0.19):
    """A paper sack of flour with a thin label that follows its front."""
    sections = [
        (width, 0.078, 0.0),
        (width * 1.02, 0.084, 0.025),
        (width, 0.08, height * 0.7),
        (width * 0.99, 0.076, height * 0.88),
        (width * 0.97, 0.072, height * 0.9),
    ]
    body = sack(paper, sections, 0.002, 0.055, power=8)
    flap = sheet(
        lambda u, v: ((u - 0.5) * width * 0.9, -0.031 + 0.038 * v, height),
        width,
        0.038,
        paper,
        thickness=0.0008,
        name='flap',
    )
    glued(flap, body, 0.0007, (0, 0, -1))
    wide, tall, middle = width * 0.72, height * 0.5, height * 0.46
    front = sheet(
        lambda u, v: ((u - 0.5) * wide, -0.1, middle + (v - 0.5) * tall), wide, tall, label, name='label'
    )
    card, *words = flat_label(wide, tall, label, ink, lines, (0, -0.0425, middle))
    bpy.data.objects.remove(card)
    printed_words = [glued(word, body, 0.0004) for word in words]
    return place([body, flap, glued(front, body), *printed_words], turn=-14)


def pasta_bundle(pasta, band, count=90, length=0.26):
    """A bundle of spaghetti held by a band, lying."""
    objects = []
    for index in range(count):
        out = 0.0185 * (index / count) ** 0.5
        angle = 2.39996 * index
        x, y = out * cos(angle), out * sin(angle)
        spread = 1.45
        start = (x * spread + 0.001 * sin(index), y * spread, 0.004 * sin(index * 1.7))
        end = (x * spread, y * spread + 0.001 * cos(index * 2.1), length + 0.004 * sin(index * 2.9))
        objects.append(tube([start, (x, y, length / 2), end], 0.00085, pasta))
    wrap = lathe(
        [
            (0.0194, length * 0.44),
            (0.0199, length * 0.44),
            (0.0199, length * 0.56),
            (0.0194, length * 0.56),
            (0.0194, length * 0.44),
        ],
        band,
    )
    return place(place([*objects, wrap], tilt=(0, 90)), (-length / 2, 0, 0.027), turn=26)


def tea_box(paper, label, ink, lines, bag, thread, tag):
    """A box of tea with one bag beside it."""
    case = box(0.12, 0.07, 0.075, paper, bevel=0.0012)
    lid = box(0.1215, 0.0715, 0.02, paper, bevel=0.0012, at=(0, 0, 0.057))
    words = flat_label(0.07, 0.04, label, ink, lines, (0, -0.0352, 0.03))

    def surface(u, v):
        a, b = (u - 0.5) * 2, (v - 0.5) * 2
        full = max(0.0, (1 - a**4) * (1 - b**4)) ** 0.6
        return (a * 0.019, b * 0.027, 0.0015 + 0.0075 * full)

    pillow = sheet(surface, 0.04, 0.055, bag, columns=30, rows=40)
    string = tube(
        curve([(0, 0.027, 0.003), (0.014, 0.045, 0.001), (0.034, 0.03, 0.001), (0.03, -0.006, 0.001)], 12),
        0.0005,
        thread,
    )
    end = box(0.018, 0.018, 0.0005, tag, bevel=0.0001, at=(0.03, -0.014, 0.0004))
    loose = place([pillow, string, end], (0.088, -0.055, 0), turn=-26)
    return place([case, lid, *words, *loose], turn=-14)
