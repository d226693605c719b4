"""Small things of leather, and glasses."""

from math import cos, pi, sin

from forms.points import circle, curve, oval, rectangle
from forms.shapes import bar, box, lettering, place, prism, sheet, tube
from forms.skins import strap


def belt(leather, metal):
    """A rolled belt with its buckle outside."""
    line = []
    for step in range(301):
        t = step / 300
        angle = 2 * pi * 3.15 * t - 0.9
        out = 0.022 + 0.0225 * t
        line.append((out * cos(angle), out * sin(angle), 0))
    roll = strap(line, 0.034, 0.0038, leather, across=(0, 0, 1))
    x, y, _ = line[-1]
    buckle = [(a, 0, b) for a, b in rectangle(0.036, 0.045, 0.01)]
    ring = tube(buckle, 0.0026, metal, closed=True, name='buckle')
    pin = bar((-0.018, -0.002, 0), (0.018, -0.004, 0), 0.0016, metal)
    place([ring, pin], (x + 0.004, y - 0.001, 0), turn=(2 * pi * 3.15 - 0.9) * 57.3 + 90)
    return place([roll, ring, pin], (0, 0, 0.0251), turn=-62)


def wallet(leather, thread, width=0.112, height=0.092):
    """A folded wallet, slightly open, standing on its edges."""
    objects = []
    for side, turn in ((-1, 17), (1, -17)):
        cover = prism(rectangle(width, height, 0.007), 0.0036, leather, bevel=0.0014)
        inner = prism(
            rectangle(width - 0.006, height * 0.72, 0.005),
            0.003,
            leather,
            bevel=0.001,
            at=(0, -height * 0.12, 0.0036 if side > 0 else -0.003),
        )
        parts = [cover, inner]
        for x in range(26):
            stitch = box(
                0.0024,
                0.0005,
                0.0004,
                thread,
                bevel=0.0001,
                at=(-width / 2 + 0.007 + x * 0.0039, height / 2 - 0.0032, -0.0003 if side > 0 else 0.0035),
            )
            parts.append(stitch)
        place(parts, (0, 0, 0), tilt=(90, 0))
        place(parts, (width / 2, 0, height / 2))
        objects += place(parts, (0, side * -0.0016, 0), turn=turn)
    spine = prism(rectangle(0.007, 0.009, 0.003), height, leather, bevel=0.001)
    return place([*objects, spine], (-width / 2, 0, 0), turn=-58)


def card_holder(leather, cards, thread, width=0.1, height=0.07):
    """A card case with two cards that look out."""
    objects = [
        prism(rectangle(width, height, 0.006), 0.002, leather, bevel=0.0008),
        prism(
            rectangle(width, height * 0.86, 0.006),
            0.0017,
            leather,
            bevel=0.0007,
            at=(0, -height * 0.07, 0.0052),
        ),
        prism(
            rectangle(width, height * 0.58, 0.006),
            0.0017,
            leather,
            bevel=0.0007,
            at=(0, -height * 0.21, 0.0069),
        ),
    ]
    for index, (finish, out) in enumerate(zip(cards, (0.016, 0.008))):
        objects.append(
            prism(
                rectangle(0.0856, 0.054, 0.003),
                0.0009,
                finish,
                bevel=0.0002,
                at=(0, out, 0.0026 + 0.0012 * index),
            )
        )
    for index in range(23):
        for side in (-1, 1):
            if index < 15:
                objects.append(
                    box(
                        0.0005,
                        0.0024,
                        0.0004,
                        thread,
                        bevel=0.0001,
                        at=(
                            side * (width / 2 - 0.003),
                            -height / 2 + 0.006 + index * 0.0036,
                            0.0084 if index < 9 else 0.0067,
                        ),
                    )
                )
    return place(objects, turn=-26)


def key_ring(leather, metal, ink, letters='M'):
    """A leather loop with two keys on a ring."""
    ring = tube([(x, y, 0.0022) for x, y in circle(0.0145, 80)], 0.0013, metal, closed=True)
    line = curve([(0.012, 0, 0.0014), (0.02, 0, 0.006), (0.05, 0, 0.0052), (0.095, 0, 0.0034)], 14)
    upper = strap(line, 0.022, 0.0021, leather, across=(0, 1, 0))
    lower = strap(
        [(0.013, 0, 0.0014), (0.05, 0, 0.0013), (0.092, 0, 0.0012)], 0.022, 0.0021, leather, across=(0, 1, 0)
    )
    stud = prism(circle(0.0042, 40), 0.0016, metal, bevel=0.0006, at=(0.03, 0, 0.0064))
    word = place([lettering(letters, 0.011, ink)], (0.07, 0, 0.00535), turn=90, tilt=(-90, 0))
    keys = []
    for turn in (152, 205):
        head = prism(circle(0.0118, 60, (0.024, 0)), 0.0021, metal, bevel=0.0006)
        teeth = [
            (0.034, -0.0036),
            (0.036, 0.0036),
            (0.063, 0.0036),
            (0.066, 0),
            (0.061, -0.0042),
            (0.057, -0.0018),
            (0.053, -0.0046),
            (0.048, -0.0016),
            (0.044, -0.004),
            (0.04, -0.0036),
        ]
        stem = prism(list(reversed(teeth)), 0.0021, metal, bevel=0.0004)
        keys += place([head, stem], (0, 0, 0.0004 if turn < 180 else 0.0027), turn=turn)
    return place([ring, upper, lower, stud, *word, *keys], turn=28)


def glasses(frame, lens, metal):
    """Sunglasses with open temples, standing on the table."""
    objects = []
    for side in (-1, 1):
        outline = [
            (side * (0.034 + x), z * (1.06 if z > 0 else 0.96)) for x, z in oval(0.054, 0.045, 2.7, 90)
        ]
        rim = tube([(x, 0.0001 * abs(x), z) for x, z in outline], 0.0026, frame, closed=True, name='rim')
        pane = prism([(x, z) for x, z in outline], 0.0018, lens, bevel=0.0004)
        place([pane], (0, 0.0009, 0), tilt=(90, 0))
        temple = curve(
            [
                (side * 0.063, 0.001, 0.013),
                (side * 0.0675, 0.02, 0.014),
                (side * 0.069, 0.1, 0.012),
                (side * 0.067, 0.13, -0.008),
                (side * 0.064, 0.145, -0.03),
            ],
            12,
        )
        arm = strap(temple, 0.0024, 0.0052, frame, across=(1, 0, 0), scale=lambda t: 1.1 - 0.25 * t)
        hinge = box(0.005, 0.004, 0.004, metal, bevel=0.0008, at=(side * 0.064, 0.002, 0.011))
        objects += [rim, pane, arm, hinge]
    bridge = tube(
        curve([(-0.0085, 0, 0.008), (-0.004, -0.001, 0.0125), (0.004, -0.001, 0.0125), (0.0085, 0, 0.008)]),
        0.0026,
        frame,
    )
    return place([*objects, bridge], (0, -0.05, 0.0374), tilt=(-2.5, 0))


def desk_mat(leather, thread, width=0.62, depth=0.32):
    """A leather desk mat, its far corner turned up."""

    def surface(u, v):
        turned = max(0.0, u + v - 1.8) * 1.5
        return (
            (u - 0.5) * width - turned**2 * 0.16,
            (v - 0.5) * depth - turned**2 * 0.16,
            0.0016 + turned**2 * 0.45,
        )

    mat = sheet(surface, width, depth, leather, thickness=0.0026, columns=80, rows=60, name='mat')
    seams = []
    for index in range(110):
        x = -width / 2 + 0.012 + index * (width - 0.024) / 110
        seams.append(box(0.0032, 0.0006, 0.0005, thread, bevel=0.0002, at=(x, -depth / 2 + 0.007, 0.0027)))
    return place([mat, *seams], turn=-12)
