"""Thrown and cast ceramics."""

from math import cos, pi, sin

from forms.changes import baked
from forms.points import bezier, curve, radius_at, rectangle, rounded
from forms.shapes import bar, hollow, lathe, place, prism, tube


def handle(profile, top, bottom, reach, radius, finish, flat=0.62):
    """An ear on the right side of a profile, from the height `top` to `bottom`. Its ends stay inside the wall."""
    start, end = radius_at(profile, top) - 0.002, radius_at(profile, bottom) - 0.002
    out = max(start, end) + reach * 1.25
    rise = (top - bottom) * 0.3
    points = bezier(
        (start, 0, top), (out, 0, top + rise), (out, 0, bottom + rise * 0.3), (end, 0, bottom), 40
    )
    ear = baked(tube(points, radius, finish, taper=lambda t: 1.3 - 0.4 * sin(pi * t) ** 0.5, name='handle'))
    for vertex in ear.data.vertices:
        vertex.co.x = max(vertex.co.x, radius_at(profile, vertex.co.z) - 0.0022)
    ear.scale = (1, 1 / flat, 1)
    return ear


def vase(body, height=0.24, width=0.17, neck=0.062, belly=0.38, lip=0.076):
    """A bellied vase with a neck."""
    r, n = width / 2, neck / 2
    outside = curve(
        [
            (r * 0.6, 0.002),
            (r * 0.86, height * 0.15),
            (r, height * belly),
            (r * 0.86, height * (belly + 0.2)),
            (n * 1.3, height * 0.8),
            (n, height * 0.89),
            (lip / 2, height),
        ]
    )
    return [lathe(hollow([(0, 0), (r * 0.55, 0), *outside], 0.0045, 0.008), body, handmade=0.006)]


def bottle_vase(body, height=0.27, width=0.11, neck=0.03):
    """A slender bottle vase with a narrow neck."""
    r, n = width / 2, neck / 2
    outside = curve(
        [
            (r * 0.84, 0.001),
            (r * 0.98, height * 0.08),
            (r, height * 0.3),
            (r * 0.86, height * 0.48),
            (n * 1.5, height * 0.64),
            (n, height * 0.78),
            (n * 0.98, height * 0.92),
            (n * 1.35, height),
        ]
    )
    return [lathe(hollow([(0, 0), (r * 0.8, 0), *outside], 0.004, 0.008), body, handmade=0.006)]


def mug(body, height=0.09, width=0.083, taper=0.94):
    """A straight mug with an ear."""
    r = width / 2
    outside = rounded(
        [(0, 0.003), (r * 0.62, 0.003), (r * 0.66, 0), (r * 0.74, 0), (r * taper, 0.012), (r, height)], 0.008
    )
    cup = lathe(hollow(outside, 0.0038, 0.006), body, handmade=0.004, name='mug')
    ear = handle(outside, height * 0.84, height * 0.26, 0.03, 0.005, body)
    return [cup, ear]


def bowl(body, width=0.155, height=0.068, foot=0.075):
    """A round bowl on a foot ring."""
    r, f = width / 2, foot / 2
    foot_ring = [(0, 0.004), (f * 0.8, 0.004), (f * 0.86, 0), (f, 0), (f, 0.006)]
    side = curve([(f, 0.006), (r * 0.78, height * 0.3), (r * 0.95, height * 0.66), (r, height)])
    return [lathe(hollow([*rounded(foot_ring, 0.001), *side[1:]], 0.0042, 0.009), body, handmade=0.006)]


def plate(body, width=0.265, rise=0.022):
    """A dinner plate with an upright rim."""
    r = width / 2
    outside = rounded(
        [
            (0, 0.003),
            (r * 0.6, 0.003),
            (r * 0.62, 0),
            (r * 0.66, 0),
            (r * 0.9, 0.004),
            (r * 0.985, rise * 0.6),
            (r, rise),
        ],
        0.012,
    )
    return [lathe(hollow(outside, 0.0048, 0.0075), body, handmade=0.003)]


def stack_of_plates(body, count=4, width=0.265):
    """Plates on each other, slightly off centre."""
    objects = []
    for index in range(count):
        shift = (0.0015 * sin(index * 2.1), 0.0015 * sin(index * 3.7 + 1), index * 0.0098)
        objects += place(plate(body, width), shift, turn=37 * index)
    return objects


def teapot(body, grip, height=0.125, width=0.155):
    """A round teapot with a cane handle over the lid."""
    r = width / 2
    outside = curve(
        [
            (r * 0.6, 0.001),
            (r * 0.86, height * 0.14),
            (r, height * 0.42),
            (r * 0.86, height * 0.72),
            (r * 0.5, height * 0.9),
        ]
    )
    pot = lathe(hollow([(0, 0), (r * 0.55, 0), *outside], 0.0045, 0.006), body, handmade=0.004, name='pot')
    lid_profile = [
        *curve([(0, height * 0.985), (r * 0.28, height * 0.97), (r * 0.52, height * 0.9)]),
        (r * 0.53, height * 0.885),
        (0, height * 0.885),
    ]
    lid = lathe(list(reversed(lid_profile)), body, handmade=0.004, name='lid')
    knob_profile = curve(
        [(0, 0), (0.006, 0.001), (0.0075, 0.008), (0.0125, 0.014), (0.0115, 0.02), (0, 0.0225)]
    )
    knob = lathe(knob_profile, body, name='knob')
    knob.location.z = height * 0.975
    spout_line = bezier(
        (-r * 0.86, 0, height * 0.34),
        (-r * 1.3, 0, height * 0.4),
        (-r * 1.2, 0, height * 0.8),
        (-r * 1.62, 0, height * 0.9),
    )
    spout = tube(spout_line, 0.018, body, taper=lambda t: 1.1 - 0.66 * t**0.8, wall=0.002, name='spout')
    # A half ellipse, from ear to ear.
    arch = [
        (-r * 0.68 * cos(pi * step / 48), 0, height * (0.77 + 0.82 * sin(pi * step / 48)))
        for step in range(49)
    ]
    cane = tube(arch, 0.0048, grip, name='cane')
    return [pot, lid, knob, spout, cane]


def jug(body, height=0.2, width=0.125):
    """A tall jug with a poured lip and an ear."""
    r = width / 2
    outside = curve(
        [
            (r * 0.72, 0.001),
            (r * 0.88, height * 0.08),
            (r, height * 0.32),
            (r * 0.82, height * 0.66),
            (r * 0.68, height * 0.84),
            (r * 0.78, height),
        ]
    )
    jar = lathe(hollow([(0, 0), (r * 0.68, 0), *outside], 0.0044, 0.006), body, handmade=0.005, name='jug')
    for vertex in jar.data.vertices:
        x, y, z = vertex.co
        rim = max(0.0, (z / height - 0.8) / 0.2)
        if x < 0 and rim > 0:
            narrow = max(0.0, 1 - (y / (r * 0.5)) ** 2)
            vertex.co.x -= rim**1.5 * narrow**2 * 0.02
            vertex.co.z += rim**2 * narrow * 0.004
    ear = handle(outside, height * 0.86, height * 0.34, 0.044, 0.0064, body)
    return [jar, ear]


def planter(body, saucer, width=0.16, height=0.145):
    """A flower pot with a thick rim on a saucer."""
    r = width / 2
    profile = [
        (0, 0.006),
        (r * 0.68, 0.006),
        (r * 0.94, height * 0.77),
        (r * 1.03, height * 0.78),
        (r * 1.07, height),
        (r * 0.98, height),
        (r * 0.88, height * 0.7),
        (r * 0.62, 0.018),
        (0, 0.018),
    ]
    pot = lathe(rounded(profile, 0.004), body, handmade=0.004, name='pot')
    dish_profile = rounded([(0, 0), (r * 0.86, 0), (r * 0.98, 0.022)], 0.004)
    dish = lathe(hollow(dish_profile, 0.005, 0.005), saucer, handmade=0.004, name='saucer')
    return [pot, dish]


def butter_dish(body, lid, length=0.19, depth=0.11, height=0.075):
    """A flat dish with a square cover and a bar to lift it."""
    base = prism(rectangle(length, depth, 0.014), 0.014, body, bevel=0.005)
    cover = prism(
        rectangle(length * 0.86, depth * 0.8, 0.016), height - 0.022, lid, bevel=0.012, at=(0, 0, 0.0145)
    )
    knob = bar((-0.02, 0, height + 0.004), (0.02, 0, height + 0.004), 0.0065, lid)
    foot = bar((0, 0, height - 0.012), (0, 0, height + 0.003), 0.006, lid)
    return [base, cover, knob, foot]


def espresso_set(body, count=3):
    """Small cups without handles, one inside out of line."""
    objects = []
    for index in range(count):
        r, height = 0.031, 0.062
        outside = curve([(r * 0.7, 0.001), (r * 0.84, height * 0.15), (r * 0.98, height * 0.6), (r, height)])
        cup = lathe(hollow([(0, 0), (r * 0.64, 0), *outside], 0.0032, 0.005), body, handmade=0.008)
        objects += place(
            [cup], ((index - (count - 1) / 2) * 0.074, 0.018 * sin(index * 2.5), 0), turn=60 * index
        )
    return objects
