"""Folded, rolled and stuffed cloth."""

from math import cos, pi, sin

from mathutils import Vector, noise

from forms.shapes import lathe, place, sheet, tube


def waves(x, y, size, depth, seed=0):
    """Smooth unevenness of cloth, in metres."""
    return noise.noise(Vector((x / size, y / size, seed * 3.7))) * depth


def folded(cloth, width=0.34, depth=0.24, layers=4, thickness=0.009, seed=0):
    """A cloth folded back and forth, its round folds in front and behind."""
    pitch = thickness * 1.12
    half = depth / 2
    line = []
    for layer in range(layers):
        height = pitch * layer + thickness / 2
        side = 1 if layer % 2 == 0 else -1
        line += [(-side * half + side * depth * step / 14, height) for step in range(15)]
        if layer < layers - 1:
            line += [
                (
                    side * (half + pitch / 2 * sin(pi * step / 8)),
                    height + pitch / 2 - pitch / 2 * cos(pi * step / 8),
                )
                for step in range(1, 8)
            ]
    count = len(line) - 1
    # The visible fold in front is the outside of the upper layer.
    lengths = [0.0]
    for (y, z), (next_y, next_z) in zip(line, line[1:]):
        lengths.append(lengths[-1] + ((next_y - y) ** 2 + (next_z - z) ** 2) ** 0.5)

    def surface(u, v):
        index = min(round(v * count), count)
        y, z = line[index]
        x = (u - 0.5) * width * (1 + 0.006 * sin(index * 0.9 + seed))
        sag = waves(x, y, 0.13, thickness * 0.3, seed) * (z / (pitch * layers) + 0.15)
        edge = max(0.0, abs(u - 0.5) * 2 - 0.9) * 10
        return (x, y + waves(x, z * 9, 0.16, 0.004, seed + 5), z + sag - edge * edge * thickness * 0.12)

    return [
        sheet(surface, width, lengths[-1], cloth, thickness=thickness, columns=70, rows=count, name='folded')
    ]


def folded_pile(cloths, width=0.34, depth=0.24, layers=4, thickness=0.009):
    """Folded cloths on each other."""
    objects = []
    for index, cloth in enumerate(cloths):
        at = (0.004 * sin(index * 2.7), 0.004 * cos(index * 1.9), index * thickness * 1.12 * layers * 1.015)
        objects += place(
            folded(cloth, width - 0.004 * index, depth, layers, thickness, seed=index),
            at,
            turn=1.5 * sin(index * 4.1),
        )
    return objects


def rolled_towels(cloths, length=0.3, radius=0.055):
    """Rolled towels, two below and one above; the spiral shows at their ends."""
    objects = []
    places = ((-radius * 1.02, 0, radius), (radius * 1.02, 0, radius), (0, 0, radius * 2.7))
    for index, (cloth, at) in enumerate(zip(cloths, places)):
        turns, rows = 4.2, 220

        def surface(u, v):
            angle = 2 * pi * turns * v + index
            r = 0.008 + (radius - 0.008) * v + waves(u, v * 3, 0.3, 0.0025, index)
            y = (u - 0.5) * length + 0.006 * sin(5 * v + index)
            return (r * cos(angle), y, r * sin(angle))

        roll = sheet(
            surface, length, 2 * pi * turns * radius * 0.55, cloth, thickness=0.0075, columns=40, rows=rows
        )
        objects += place([roll], at)
    return objects


def cushion(cloth, piping, width=0.45, fullness=0.2):
    """A stuffed square cushion with piping, upright and leaning back."""
    half = width / 2

    def height(x, y):
        near = (1 - min(abs(x) / half, 1) ** 2.6) * (1 - min(abs(y) / half, 1) ** 2.6)
        return fullness / 2 * max(near, 0) ** 0.38

    def point(u, v, side):
        a, b = (u - 0.5) * 2, (v - 0.5) * 2
        # The sides are drawn in a little by the stuffing; the corners are round.
        blunt = (abs(a) ** 7 + abs(b) ** 7) ** (1 / 7) / max(abs(a), abs(b)) if a or b else 1
        x = a / blunt * half * (1 - 0.05 * (1 - b * b))
        y = b / blunt * half * (1 - 0.05 * (1 - a * a))
        full = height(a * half, b * half) + 0.012 * (1 - max(abs(a), abs(b)) ** 24)
        crease = (
            waves(x * 1.3, y * 1.3, 0.07, 0.03, 3 if side > 0 else 8)
            * (1 - full / (fullness / 2))
            * min(full * 40, 1)
        )
        return (x, y, side * (full + crease + waves(x, y, 0.2, 0.006, side) * min(full * 20, 1)))

    front = sheet(lambda u, v: point(u, v, 1), width, width, cloth, columns=110, rows=110, name='front')
    back = sheet(lambda u, v: point(u, v, -1), width, width, cloth, columns=110, rows=110, name='back')
    edge = [(step / 40, 0) for step in range(40)] + [(1, step / 40) for step in range(40)]
    edge += [(1 - step / 40, 1) for step in range(40)] + [(0, 1 - step / 40) for step in range(40)]
    seam = tube([point(u, v, 0) for u, v in edge], 0.0034, piping, closed=True, name='piping')
    return place([front, back, seam], (0, 0, half * 0.965), tilt=(72, 0))


def rug(cloth, fringe, width=1.4, length=2.0):
    """A rug with fringes, one corner turned up a little."""

    def surface(u, v):
        x, y = (u - 0.5) * width, (v - 0.5) * length
        turned = max(0.0, u + (1 - v) - 1.82) * 1.4
        return (x - turned * 0.1, y + turned * 0.1, 0.008 + waves(x, y, 0.5, 0.004) + turned**2 * 0.8)

    objects = [sheet(surface, width, length, cloth, thickness=0.011, columns=90, rows=120, name='rug')]
    for end in (-1, 1):
        for index in range(70):
            x = (index + 0.5) / 70 - 0.5
            if end < 0 and index > 62:
                continue
            lean = 0.012 * sin(index * 2.3 + end)
            start = (x * width, end * length / 2, 0.007)
            tip = (x * width + lean, end * (length / 2 + 0.06 + 0.008 * sin(index * 5.1)), 0.003)
            objects.append(tube([start, tip], 0.004, fringe, taper=lambda t: 1 - 0.5 * t))
    return objects


def basket(fibre, handle, width=0.36, height=0.3):
    """A round basket wound from a thick cord, with leather grips."""
    r, cord = width / 2, 0.0085
    rows = int(height / (cord * 1.75))
    points = []
    for step in range(rows * 72 + 1):
        angle, level = 2 * pi * step / 72, step / 72
        bulge = r * (0.9 + 0.13 * sin(pi * (0.12 + 0.75 * level / rows)))
        uneven = 1 + 0.006 * sin(3 * angle + level)
        points.append((bulge * uneven * cos(angle), bulge * uneven * sin(angle), cord + level * cord * 1.75))
    wall = tube(points, cord, fibre, name='cord')
    floor = lathe([(0, 0.004), (r * 0.93, 0.004), (r * 0.93, 0.016), (0, 0.016)], fibre)
    grips = []
    for side in (-1, 1):
        line = [
            (
                side * (r * 0.97 + 0.018 * sin(pi * t / 20)),
                0.055 * cos(pi * t / 20),
                height * 0.93 + 0.075 * sin(pi * t / 20),
            )
            for t in range(21)
        ]
        strap = tube(line, 0.006, handle, name='grip')
        grips.append(strap)
    return [wall, floor, *grips]


def pouffe(knit_cloth, width=0.5, height=0.34):
    """A round knitted pouffe: thick plaits from pole to pole."""
    r, plaits = width / 2, 26
    plaits_around = []
    for index in range(plaits):
        angle = 2 * pi * index / plaits
        line = []
        for step in range(61):
            t = pi * (0.03 + 0.94 * step / 60)
            out = r * max(sin(t), 0) ** 0.62
            twist = angle + 0.035 * sin(step * 1.15)
            line.append((out * cos(twist), out * sin(twist), height / 2 - cos(t) * height / 2))
        thick = pi * width / plaits / 2 * 1.12
        plaits_around.append(
            tube(
                line,
                thick,
                knit_cloth,
                taper=lambda t: (0.2 + sin(pi * t) ** 0.6) * (0.86 + 0.12 * sin(t * 60)),
                name='plait',
            )
        )
    core = lathe(
        [
            (0, 0.01),
            *[
                (r * 0.97 * sin(pi * s / 24) ** 0.62, height / 2 - cos(pi * s / 24) * (height / 2 - 0.01))
                for s in range(1, 24)
            ],
            (0, height - 0.01),
        ],
        knit_cloth,
    )
    return place([*plaits_around, core], (0, 0, 0.012))
