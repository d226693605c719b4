"""Loudspeakers, headphones and things that play music."""

from math import cos, pi, sin

from forms.electronics import disc, upright
from forms.points import circle, curve, rectangle, rounded
from forms.shapes import bar, box, lathe, place, prism, tube
from forms.skins import strap


def headphones(shell, leather, metal, mesh):
    """Headphones that stand on their cups."""
    objects = []
    for side in (-1, 1):
        cup = lathe(rounded([(0, 0), (0.038, 0), (0.037, 0.022), (0.02, 0.028), (0, 0.028)], 0.006), shell)
        ring = lathe([(0.0345, 0.0268), (0.032, 0.0278), (0.0345, 0.0288), (0.0345, 0.0268)], metal)
        cushion = lathe(
            [
                (0.028 + 0.0105 * cos(a), -0.008 - 0.0105 * sin(a))
                for a in [2 * pi * s / 40 for s in range(41)]
            ],
            leather,
        )
        inner = lathe([(0, -0.002), (0.028, -0.002), (0.028, 0.0), (0, 0.0)], mesh)
        parts = [cup, ring, cushion, inner]
        for each in parts:
            each.scale = (1, 0.84, 1)
        objects += place(parts, (side * 0.074, 0, 0.04), tilt=(0, side * 82))
        line = curve([(side * 0.096, 0, 0.045), (side * 0.1, 0, 0.09), (side * 0.093, 0, 0.13)], 10)
        objects.append(strap(line, 0.0035, 0.012, metal, across=(1, 0, 0)))
    arch = [
        (0.095 * cos(a), 0, 0.12 + 0.082 * sin(a)) for a in [pi * (0.02 + 0.96 * s / 48) for s in range(49)]
    ]
    objects.append(strap(arch, 0.026, 0.006, leather, across=(0, 1, 0)))
    return place(objects, turn=-30)


def turntable(wood, dark, metal, vinyl, paper):
    """A record player with a record on it."""
    plinth = prism(rectangle(0.43, 0.35, 0.02), 0.06, wood, bevel=0.004, at=(0, 0, 0.014))
    top = prism(rectangle(0.424, 0.344, 0.018), 0.004, dark, bevel=0.0012, at=(0, 0, 0.073))
    feet = [lathe(rounded([(0, 0), (0.02, 0), (0.017, 0.016), (0, 0.016)], 0.003), dark) for _ in range(4)]
    for foot, (x, y) in zip(feet, ((-0.18, -0.14), (0.18, -0.14), (-0.18, 0.14), (0.18, 0.14))):
        foot.location = (x, y, 0)
    plate = lathe(rounded([(0, 0.077), (0.149, 0.077), (0.149, 0.092), (0, 0.092)], 0.002), metal)
    groove = [(0.0, 0.0945), (0.05, 0.0945)]
    for step in range(90):
        groove.append((0.052 + step * 0.00104, 0.0945 + (0.00022 if step % 2 else 0)))
    record = lathe([(0, 0.0925), (0.147, 0.0925), (0.148, 0.0935), *reversed(groove)], vinyl)
    label = lathe([(0, 0.0946), (0.05, 0.0946), (0.05, 0.0949), (0, 0.0949)], paper)
    pin = bar((0, 0, 0.09), (0, 0, 0.104), 0.0032, metal)
    for each in (plate, record, label, pin):
        each.location.x = -0.04
    base = lathe(
        rounded([(0, 0.077), (0.03, 0.077), (0.028, 0.1), (0.012, 0.104), (0.011, 0.122), (0, 0.122)], 0.003),
        metal,
    )
    base.location = (0.162, 0.11, 0)
    arm = tube(
        curve(
            [(0.168, 0.142, 0.118), (0.16, 0.06, 0.118), (0.152, -0.04, 0.114), (0.116, -0.092, 0.106)], 12
        ),
        0.0043,
        metal,
    )
    weight = place(
        [lathe(rounded([(0, 0), (0.013, 0), (0.013, 0.022), (0, 0.022)], 0.003), dark)],
        (0.168, 0.138, 0.118),
        tilt=(-88, 0),
    )
    head = box(0.016, 0.03, 0.009, dark, bevel=0.002, at=(0, 0, -0.009))
    place([head], (0.108, -0.103, 0.106), turn=-38)
    knob = lathe(rounded([(0, 0.077), (0.017, 0.077), (0.016, 0.09), (0, 0.09)], 0.002), metal)
    knob.location = (0.168, -0.135, 0)
    parts = [plinth, top, *feet, plate, record, label, pin, base, arm, *weight, head, knob]
    return place(parts, turn=-8)


def radio(case, cloth, metal, dial, ink, width=0.23, height=0.14, depth=0.075):
    """A portable radio with a dial and a handle."""
    objects = upright(rectangle(width, height, 0.026), depth, case, 0.006, (0, -depth / 2, height / 2))
    objects += upright(
        rectangle(width * 0.52, height * 0.78, 0.014),
        0.004,
        cloth,
        0.0015,
        (-width * 0.195, -depth / 2 - 0.0025, height / 2),
    )
    objects += disc(0.036, 0.007, dial, 0.002, (width * 0.27, -depth / 2 + 0.003, height * 0.6))
    objects += disc(0.02, 0.016, metal, 0.003, (width * 0.27, -depth / 2 + 0.002, height * 0.6))
    for index in range(24):
        angle = 2 * pi * index / 24
        mark = box(0.0009, 0.0004, 0.004 if index % 3 == 0 else 0.0022, ink, bevel=0.0001)
        place([mark], tilt=(0, 90 - angle * 57.2958))
        x, z = width * 0.27 + 0.029 * cos(angle), height * 0.6 + 0.029 * sin(angle)
        objects += place([mark], (x, -depth / 2 - 0.0042, z))
    for x in (0.19, 0.35):
        objects += disc(0.008, 0.008, metal, 0.002, (width * x, -depth / 2 + 0.002, height * 0.17))
    line = curve(
        [
            (-width * 0.44, 0, height * 0.9),
            (-width * 0.44, 0, height + 0.03),
            (width * 0.44, 0, height + 0.03),
            (width * 0.44, 0, height * 0.9),
        ],
        14,
    )
    objects.append(strap(line, 0.018, 0.005, metal, across=(0, 1, 0)))
    objects.append(
        bar(
            (width * 0.4, depth * 0.3, height - 0.004),
            (width * 0.52, depth * 0.3, height + 0.2),
            0.0022,
            metal,
            end_radius=0.0014,
        )
    )
    return place(objects, turn=-12)


def smart_speaker(cloth, base, top, radius=0.05, height=0.13):
    """A round loudspeaker covered with cloth."""
    body = lathe(
        rounded(
            [
                (radius * 0.9, 0.006),
                (radius, 0.008),
                (radius, height - 0.004),
                (radius * 0.92, height),
                (0, height),
            ],
            0.012,
        ),
        cloth,
    )
    foot = lathe(rounded([(0, 0), (radius * 0.92, 0), (radius * 0.94, 0.008), (0, 0.008)], 0.002), base)
    lid = lathe(
        rounded(
            [(0, height), (radius * 0.74, height), (radius * 0.74, height + 0.0016), (0, height + 0.0016)],
            0.0006,
        ),
        top,
    )
    keys = []
    for index in range(4):
        angle = pi * index / 2 + 0.4
        keys.append(
            prism(
                circle(0.0045, 32, (0.026 * cos(angle), 0.026 * sin(angle))),
                0.0008,
                base,
                bevel=0.0003,
                at=(0, 0, height + 0.0014),
            )
        )
    return [body, foot, lid, *keys]


def bookshelf_speakers(wood, cone, ring, dome):
    """A pair of loudspeakers with open cones."""
    objects = []
    for x, turn in ((-0.12, 10), (0.12, -8)):
        width, height, depth = 0.15, 0.24, 0.17
        parts = upright(rectangle(width, height, 0.008), depth, wood, 0.004, (0, -depth / 2, height / 2))
        for radius, z in ((0.057, 0.088), (0.025, 0.188)):
            profile = [(radius, 0), (radius, 0.006), (radius * 0.9, 0.0065), (radius * 0.86, 0.002)]
            frame = lathe([*profile, (radius, 0)], ring)
            bowl = lathe(
                [
                    (radius * 0.88, 0.004),
                    *curve(
                        [(radius * 0.8, 0.0065), (radius * 0.74, 0.003), (radius * 0.34, -0.004), (0, -0.005)]
                    ),
                ],
                cone,
            )
            cap = lathe(
                [
                    (radius * 0.32 * sin(a), radius * 0.3 * cos(a) - radius * 0.16)
                    for a in [pi * s / 40 for s in range(21)]
                ],
                dome,
            )
            parts += place([frame, bowl, cap], (0, -depth / 2 - 0.0004, z), tilt=(90, 0))
        objects += place(parts, (x, 0, 0), turn=turn)
    return objects


def microphone(metal, mesh, base):
    """A desk microphone on a round foot."""
    foot = lathe(rounded([(0, 0), (0.052, 0), (0.05, 0.012), (0, 0.013)], 0.004), base)
    stem = bar((0, 0, 0.01), (0, 0, 0.1), 0.0065, metal)
    yoke = [(0.036 * cos(a), 0, 0.136 + 0.036 * sin(a)) for a in [pi * (1 + s / 32) for s in range(33)]]
    fork = tube(yoke, 0.0042, metal, name='fork')
    body = lathe(rounded([(0, -0.045), (0.0235, -0.045), (0.026, 0.012), (0, 0.012)], 0.004), metal)
    head = lathe(
        [
            (0.0265, 0.012),
            (0.028, 0.018),
            *[(0.028 * cos(a), 0.044 + 0.028 * sin(a)) for a in [pi / 2 * s / 16 for s in range(17)]],
        ],
        mesh,
    )
    band = lathe([(0.0268, 0.01), (0.0285, 0.012), (0.0285, 0.018), (0.0268, 0.02), (0.0268, 0.01)], metal)
    knobs = [
        lathe(rounded([(0, -0.007), (0.0085, -0.007), (0.0085, 0.007), (0, 0.007)], 0.002), base)
        for _ in (0, 1)
    ]
    for side, knob in zip((-1, 1), knobs):
        place([knob], (side * 0.037, 0, 0.137), tilt=(0, 90))
    capsule = place([body, head, band], (0, 0, 0.137), tilt=(18, 0))
    return [foot, stem, fork, *capsule, *knobs]
