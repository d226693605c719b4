"""Wooden toys and games."""

from math import cos, pi, sin

from forms.points import circle, curve, rounded
from forms.shapes import bar, box, lathe, place, prism, tube


def wheel(finish, hub, radius, thickness):
    """A wheel that stands, its axle along y."""
    roll = lathe(
        rounded(
            [(0, -thickness / 2), (radius, -thickness / 2), (radius, thickness / 2), (0, thickness / 2)],
            thickness * 0.25,
        ),
        finish,
    )
    pin = lathe(
        rounded(
            [
                (0, -thickness * 0.62),
                (radius * 0.32, -thickness * 0.62),
                (radius * 0.32, thickness * 0.62),
                (0, thickness * 0.62),
            ],
            thickness * 0.12,
        ),
        hub,
    )
    return place([roll, pin], (0, 0, radius), tilt=(90, 0))


def train(wood, paints, dark):
    """A wooden engine with two waggons."""
    red, blue, yellow = paints
    objects = []
    for index in range(3):
        x = -0.102 + index * 0.102
        parts = [box(0.084, 0.034, 0.013, wood, bevel=0.003, at=(0, 0, 0.012))]
        for wheel_x in (-0.026, 0.026):
            for y in (-0.02, 0.02):
                parts += place(wheel(dark, wood, 0.0115, 0.0065), (wheel_x, y, 0))
        if index == 0:
            boiler = lathe(rounded([(0, -0.024), (0.0145, -0.024), (0.0145, 0.026), (0, 0.026)], 0.003), red)
            parts += place([boiler], (-0.014, 0, 0.039), tilt=(0, 90))
            parts.append(box(0.03, 0.034, 0.044, blue, bevel=0.003, at=(0.026, 0, 0.025)))
            parts.append(box(0.037, 0.041, 0.006, wood, bevel=0.0025, at=(0.026, 0, 0.0692)))
            parts.append(
                lathe(rounded([(0, 0.05), (0.0055, 0.05), (0.0075, 0.075), (0, 0.075)], 0.0015), yellow)
            )
            parts[-1].location.x = -0.026
        elif index == 1:
            for step, paint in enumerate((yellow, blue, red)):
                log = lathe(
                    rounded([(0, -0.034), (0.0085, -0.034), (0.0085, 0.034), (0, 0.034)], 0.002), paint
                )
                at = ((0, -0.0088, 0.0335), (0, 0.0088, 0.0335), (0, 0, 0.0485))[step]
                parts += place([log], at, tilt=(0, 90))
        else:
            parts.append(box(0.074, 0.034, 0.028, yellow, bevel=0.003, at=(0, 0, 0.025)))
            parts.append(box(0.08, 0.038, 0.007, red, bevel=0.003, at=(0, 0, 0.0532)))
        objects += place(parts, (x, 0.006 * index, 0))
        if index:
            objects.append(bar((x - 0.062, 0, 0.018), (x - 0.04, 0.004, 0.018), 0.0022, dark))
    return place(objects, turn=-24)


def spinning_tops(finishes, wood):
    """Three tops, lying and leaning."""
    objects = []
    for index, finish in enumerate(finishes):
        r = 0.024 - 0.003 * index
        body = lathe(
            curve(
                [
                    (0, 0),
                    (0.003, 0.002),
                    (r * 0.7, r * 0.62),
                    (r, r * 0.92),
                    (r * 0.92, r * 1.12),
                    (0.005, r * 1.2),
                ]
            )
            + [(0, r * 1.2)],
            finish,
        )
        band = lathe(
            [
                (r * 0.99, r * 0.86),
                (r * 1.008, r * 0.92),
                (r * 0.985, r * 0.99),
                (r * 0.9, r * 0.95),
                (r * 0.99, r * 0.86),
            ],
            wood,
        )
        stem = bar((0, 0, r * 1.18), (0, 0, r * 2.2), 0.0034, wood, end_radius=0.0028)
        at = ((-0.036, 0.004, 0.0045), (0.03, 0.02, 0.0045), (0.012, -0.04, 0.0045))[index]
        lean = ((38, 34), (-44, 22), (20, -46))[index]
        objects += place([body, band, stem], at, tilt=lean)
    return objects


def abacus(frame, paints, metal, width=0.22, height=0.19):
    """A counting frame with five rows of beads."""
    objects = []
    for x in (-width / 2, width / 2):
        objects.append(box(0.016, 0.02, height, frame, bevel=0.004, at=(x, 0, 0)))
        objects.append(box(0.022, 0.08, 0.012, frame, bevel=0.004, at=(x, 0, 0)))
    objects.append(box(width + 0.016, 0.02, 0.016, frame, bevel=0.004, at=(0, 0, height - 0.016)))
    for row, paint in enumerate(paints):
        z = 0.034 + row * 0.031
        objects.append(bar((-width / 2, 0, z), (width / 2, 0, z), 0.0021, metal))
        gap = (3, 6, 1, 8, 5)[row]
        for index in range(10):
            bead = lathe(
                [(0.0115 * sin(pi * s / 20) ** 0.8, 0.0078 * -cos(pi * s / 20)) for s in range(21)],
                paint,
                segments=48,
            )
            x = -width / 2 + 0.018 + index * 0.0159 + (0.028 if index >= gap else 0)
            objects += place([bead], (x, 0, z), tilt=(0, 90))
    return objects


def pull_duck(body, beak, dark, wood, cord):
    """A duck on wheels with a cord."""
    side = curve(
        [
            (-0.062, 0.066),
            (-0.05, 0.034),
            (0, 0.02),
            (0.038, 0.03),
            (0.05, 0.056),
            (0.034, 0.075),
            (0.03, 0.09),
            (0.046, 0.1),
            (0.05, 0.12),
            (0.032, 0.137),
            (0.01, 0.13),
            (0.004, 0.108),
            (-0.006, 0.084),
            (-0.034, 0.08),
            (-0.062, 0.066),
        ],
        8,
    )[:-1]
    duck = place([prism(side, 0.034, body, bevel=0.009)], (0, 0.017, 0), tilt=(90, 0))
    bill = place(
        [
            prism(
                rounded([(0.046, 0.108), (0.074, 0.107), (0.074, 0.117), (0.046, 0.124)], 0.005, closed=True),
                0.02,
                beak,
                bevel=0.004,
            )
        ],
        (0, 0.01, 0),
        tilt=(90, 0),
    )
    wing_outline = rounded(
        [(-0.046, 0.062), (0.014, 0.07), (0.016, 0.044), (-0.014, 0.036)], 0.014, closed=True
    )
    wings = [
        *place([prism(list(reversed(wing_outline)), 0.006, beak, bevel=0.0025)], (0, 0.021, 0), tilt=(90, 0)),
        *place(
            [prism(list(reversed(wing_outline)), 0.006, beak, bevel=0.0025)], (0, -0.0155, 0), tilt=(90, 0)
        ),
    ]
    eyes = [
        *place(
            [prism(circle(0.0034, 32, (0.03, 0.119)), 0.0355, dark, bevel=0.0008)],
            (0, 0.01775, 0),
            tilt=(90, 0),
        )
    ]
    wheels = []
    for x in (-0.032, 0.032):
        for y in (-0.0265, 0.0265):
            wheels += place(wheel(wood, dark, 0.019, 0.009), (x, y, 0))
        wheels.append(bar((x, -0.025, 0.019), (x, 0.025, 0.019), 0.003, dark))
    line = tube(
        curve(
            [
                (0.046, 0, 0.04),
                (0.08, -0.01, 0.003),
                (0.12, -0.05, 0.002),
                (0.1, -0.085, 0.002),
                (0.14, -0.1, 0.002),
            ],
            14,
        ),
        0.0014,
        cord,
    )
    knob = place(
        [lathe([(0.008 * sin(pi * s / 20), -0.008 * cos(pi * s / 20)) for s in range(21)], beak)],
        (0.145, -0.102, 0.008),
    )
    return place([*duck, *bill, *wings, *eyes, *wheels, line, *knob], turn=-20)


def xylophone(wood, paints, metal):
    """A xylophone with eight bars and a mallet."""
    objects = []
    for side in (-1, 1):
        rail = box(0.26, 0.014, 0.018, wood, bevel=0.004)
        objects += place([rail], (0, side * 0.034, 0), turn=-side * 4)
    for index in range(8):
        length = 0.132 - 0.0075 * index
        x = -0.11 + index * 0.0315
        objects.append(
            box(0.025, length, 0.009, paints[index % len(paints)], bevel=0.0028, at=(x, 0, 0.0185))
        )
        for side in (-1, 1):
            y = side * (0.034 - side * 0 - 0.0022 * (index - 3.5) * 1.0)
            pin = lathe([(0, 0.0272), (0.0034, 0.0272), (0.003, 0.0292), (0, 0.0298)], metal, segments=32)
            objects += place([pin], (x, y, 0))
    stick = bar((-0.09, -0.105, 0.0085), (0.08, -0.084, 0.0085), 0.0032, wood)
    knob = place(
        [lathe([(0.0105 * sin(pi * s / 24), -0.0105 * cos(pi * s / 24)) for s in range(25)], paints[0])],
        (0.085, -0.0835, 0.0105),
    )
    return place([*objects, stick, *knob], turn=14)


def skittles(wood, paints, dark):
    """Six skittles and two balls."""
    objects = []
    places = ((0, 0.05), (-0.05, 0.02), (0.05, 0.02), (-0.025, -0.02), (0.026, -0.02), (0.0, -0.062))
    for index, (x, y) in enumerate(places):
        profile = [
            (0, 0),
            (0.0135, 0),
            *curve(
                [
                    (0.0145, 0.002),
                    (0.019, 0.04),
                    (0.0105, 0.086),
                    (0.0085, 0.1),
                    (0.0125, 0.118),
                    (0.008, 0.132),
                    (0, 0.135),
                ],
                8,
            ),
        ]
        pin = lathe(profile, wood)
        ring = lathe(
            [(0.0106, 0.083), (0.0118, 0.084), (0.0098, 0.096), (0.0086, 0.096), (0.0106, 0.083)],
            paints[index % len(paints)],
        )
        objects += place([pin, ring], (x, y, 0), turn=61 * index)
    for index, (x, y) in enumerate(((0.085, -0.07), (-0.09, -0.045))):
        ball = lathe(
            [(0.021 * sin(pi * s / 40), 0.021 - 0.021 * cos(pi * s / 40)) for s in range(41)],
            dark if index else paints[0],
        )
        objects += place([ball], (x, y, 0))
    return objects


def rainbow(paints):
    """Nested arches."""
    objects = []
    for index, paint in enumerate(paints):
        outer = 0.105 - 0.0152 * index
        inner = outer - 0.0142
        steps = [pi * s / 40 for s in range(41)]
        outline = [(outer * cos(a), outer * sin(a)) for a in steps] + [
            (inner * cos(a), inner * sin(a)) for a in reversed(steps)
        ]
        one = prism(outline, 0.042, paint, bevel=0.003)
        objects += place([one], (0, 0.021 + 0.003 * sin(index * 2.4), 0), tilt=(90, 0))
    return objects
