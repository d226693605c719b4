"""Bags and luggage."""

from math import cos, pi, sin

from mathutils import Vector, noise

from forms.points import circle, curve, oval, rectangle
from forms.shapes import bar, place, prism, sheet, tube
from forms.skins import skin, strap


def crumple(x, y, z, size, depth, seed=0):
    """How far soft cloth or leather stands out at a point, in metres."""
    return noise.noise(Vector((x / size, y / size, z / size + seed * 5.1))) * depth


def sack(finish, sections, soft=0.004, wrinkle=0.07, open_above=None, seed=0, power=4.5):
    """A soft body through level ovals: (width, depth, height) from the floor upwards.

    `open_above` is how deep its opening is; without it the top is closed.
    """
    rows, lengths, far = [], [], 0.0
    levels = [(0.001, 0.001, sections[0][2]), *curve(sections, 8)]
    if open_above:
        width, depth, height = sections[-1]
        levels += [
            (width - 0.006, depth - 0.006, height),
            (width - 0.012, depth - 0.012, height - open_above),
        ]
        levels.append((0.001, 0.001, height - open_above))
    else:
        levels.append((0.001, 0.001, levels[-1][2]))
    for index, (width, depth, height) in enumerate(levels):
        row = []
        for x, y in oval(max(width, 0.001), max(depth, 0.001), power, 120):
            share = 0.0 if height < 0.004 else 1.0
            out = 1 + share * crumple(x, y, height * 0.7, wrinkle, soft, seed) / max(
                (x * x + y * y) ** 0.5, 0.02
            )
            row.append((x * out, y * out, height + share * crumple(x, y, 0, 0.12, soft, seed + 3)))
        rows.append(row)
        if index:
            before = levels[index - 1]
            far += abs(height - before[2]) + abs(depth - before[1]) / 2
        lengths.append(far)
    return skin(rows, lengths, finish, sharp_above=60, name='sack')


def carrying_loop(finish, x, y, low, high, width=0.022, thickness=0.003, lean=0.0):
    """A handle from two places on a side of a bag; `lean` is how far its top falls to the front."""
    line = curve(
        [
            (-x, y, low),
            (-x, y, low + (high - low) * 0.35),
            (-x * 0.8, y + lean * 0.6, low + (high - low) * 0.8),
            (0, y + lean, high),
            (x * 0.8, y + lean * 0.6, low + (high - low) * 0.8),
            (x, y, low + (high - low) * 0.35),
            (x, y, low),
        ],
        12,
    )
    return strap(line, width, thickness, finish, across=(0, 1, 0.001), name='handle')


def tote(canvas, handle, width=0.36, height=0.37):
    """A canvas shopping bag that stands, with flat handles."""
    sections = [
        (width * 0.8, 0.13, 0.0),
        (width * 0.84, 0.14, 0.02),
        (width * 0.92, 0.125, height * 0.4),
        (width * 0.98, 0.09, height * 0.75),
        (width, 0.055, height),
    ]
    body = sack(canvas, sections, 0.006, 0.11, open_above=0.05)
    hem = sack(
        canvas,
        [(width + 0.003, 0.06, height - 0.03), (width + 0.003, 0.058, height + 0.001)],
        0.003,
        0.11,
        0.02,
    )
    objects = [body, hem]
    for side, lean in ((-1, -0.03), (1, 0.02)):
        objects.append(
            carrying_loop(handle, 0.075, side * 0.034, height * 0.72, height + 0.2, 0.003, 0.026, lean)
        )
    return objects


def satchel(leather, metal, width=0.29, height=0.21, depth=0.085):
    """A leather bag with a flap, two straps with buckles and a grip."""
    body = sack(
        leather,
        [
            (width * 0.97, depth * 0.96, 0.0),
            (width, depth, 0.02),
            (width * 0.99, depth, height * 0.6),
            (width * 0.97, depth * 0.9, height),
        ],
        0.0025,
        0.09,
    )
    line = curve(
        [
            (0, depth * 0.44, height * 0.93),
            (0, depth * 0.3, height + 0.006),
            (0, -depth * 0.3, height + 0.007),
            (0, -depth * 0.52, height * 0.93),
            (0, -depth * 0.54, height * 0.4),
        ],
        14,
    )

    def flap(u, v):
        index = min(round(v * (len(line) - 1)), len(line) - 1)
        _, y, z = line[index]
        x = (u - 0.5) * (width * (1.0 + 0.03 * v))
        corner = max(0.0, abs(u - 0.5) * 2 - 0.75) * 4
        return (x, y + crumple(x, z, 1, 0.08, 0.0015), z + (v**8) * corner**2 * 0.03)

    cover = sheet(flap, width, 0.3, leather, thickness=0.0026, columns=60, rows=len(line) - 1, name='flap')
    objects = [body, cover]
    for x in (-width * 0.27, width * 0.27):
        band = [
            (x, -depth * 0.44, height + 0.006),
            (x, -depth * 0.56, height * 0.9),
            (x, -depth * 0.6, height * 0.42),
            (x, -depth * 0.57, height * 0.2),
        ]
        objects.append(strap(curve(band, 12), 0.003, 0.021, leather, across=(0, 1, 0.2)))
        ring = place(
            [prism_ring(0.03, 0.026, 0.0026, metal)], (x, -depth * 0.6 - 0.002, height * 0.36), tilt=(90, 0)
        )
        objects += [
            *ring,
            bar(
                (x, -depth * 0.6 - 0.003, height * 0.3),
                (x, -depth * 0.6 - 0.003, height * 0.42),
                0.0013,
                metal,
            ),
        ]
    grip = curve(
        [
            (-0.055, 0, height + 0.002),
            (-0.05, 0, height + 0.03),
            (0, 0, height + 0.046),
            (0.05, 0, height + 0.03),
            (0.055, 0, height + 0.002),
        ],
        12,
    )
    objects.append(tube(grip, 0.0062, leather, name='grip'))
    return objects


def prism_ring(width, depth, thickness, finish):
    """A rectangular wire loop that lies on z = 0."""
    line = [(x, y, 0) for x, y in rectangle(width, depth, 0.006)]
    return tube(line, thickness / 2, finish, closed=True, name='loop')


def pouch(cloth, zipper, puller, width=0.22, height=0.14):
    """A flat zip pouch, lying."""

    def side(up):
        def surface(u, v):
            a, b = (u - 0.5) * 2, (v - 0.5) * 2
            full = (1 - abs(a) ** 4) ** 0.6 * (1 - abs(b) ** 4) ** 0.6 if max(abs(a), abs(b)) < 1 else 0.0
            x, y = a * width / 2, b * height / 2
            return (x, y, 0.02 + up * (0.017 * full + full * crumple(x, y, up, 0.05, 0.004)))

        return sheet(surface, width, height, cloth, thickness=0.0016, columns=70, rows=50, name='pouch')

    teeth = strap(
        [(x * width * 0.5, height / 2 - 0.003, 0.021) for x in [s / 10 - 1 for s in range(21)]],
        0.007,
        0.004,
        zipper,
    )
    tag = strap(
        curve(
            [
                (width * 0.47, height / 2 - 0.004, 0.023),
                (width * 0.54, height / 2 - 0.016, 0.012),
                (width * 0.56, height / 2 - 0.05, 0.003),
            ]
        ),
        0.009,
        0.0018,
        puller,
        across=(1, 0.4, 0),
    )
    return place([side(1), side(-1), teeth, tag], (0, 0, -0.002), turn=18)


def drawstring_bag(cloth, cord, height=0.26):
    """A gathered bag, tied with a cord."""
    rows, lengths = [], []
    for share in [step / 60 for step in range(61)]:
        z = share * height
        neck = 0.034 + 0.05 * max(0, (share - 0.78) / 0.22) ** 1.4 if share > 0.78 else None
        belly = (
            0.095 * min(1, (share / 0.06 + 0.001) ** 0.4) * (1 - max(0, (share - 0.45) / 0.33) ** 2.2 * 0.64)
        )
        out = neck if neck else belly
        folds = 0.12 * max(0, share - 0.35) ** 1.2 * 3
        row = []
        for step in range(120):
            angle = 2 * pi * step / 120
            uneven = (
                1
                + folds * 0.35 * sin(angle * 13 + 2 * sin(share * 3))
                + crumple(cos(angle), sin(angle), share, 0.7, 0.06)
            )
            row.append((out * uneven * cos(angle), out * uneven * sin(angle) * 0.82, z))
        rows.append(row)
        lengths.append(z)
    body = skin(rows, lengths, cloth, capped=False, sharp_above=80)
    base = prism(oval(0.1, 0.08), 0.004, cloth, bevel=0.001)
    tie = tube([(0.04 * x, 0.034 * y, height * 0.785) for x, y in circle(1, 60)], 0.003, cord, closed=True)
    ends = [
        tube(
            curve(
                [
                    (x * 0.004, -0.036, height * 0.785),
                    (x * 0.03, -0.05, height * 0.74),
                    (x * 0.045, -0.064, height * 0.6),
                    (x * 0.05, -0.082, height * 0.46),
                ]
            ),
            0.0028,
            cord,
        )
        for x in (-1, 1)
    ]
    return [body, base, tie, *ends]
