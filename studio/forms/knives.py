"""Knives, cutlery and what keeps them."""

from math import cos, pi, sin

from forms.changes import subdivided
from forms.points import circle, curve, rectangle, rounded
from forms.shapes import bar, box, place, prism, tube


def grip(wood, rivet, length=0.115, height=0.024, thickness=0.017):
    """A riveted handle along -x from the origin, lying on z = 0."""
    outline = rounded(
        [
            (0, -height * 0.42),
            (-length * 0.45, -height * 0.3),
            (-length * 0.96, -height * 0.62),
            (-length, height * 0.42),
            (-length * 0.5, height * 0.46),
            (0, height * 0.5),
        ],
        height * 0.42,
        closed=True,
    )
    hold = prism(outline, thickness, wood, bevel=0.0052)
    rivets = [
        prism(
            circle(0.0028, 32, (-length * share, 0.001)),
            0.0004,
            rivet,
            bevel=0.0001,
            at=(0, 0, thickness - 0.0001),
        )
        for share in (0.2, 0.5, 0.78)
    ]
    return [hold, *rivets]


def blade(outline, steel, level, thickness=0.0021):
    """A ground blade: its outline, with soft shoulders."""
    return prism(outline, thickness, steel, bevel=0.0008, at=(0, 0, level))


def paring_knife(steel, wood, rivet):
    """A small pointed knife."""
    back = curve([(0, 0.0095), (0.05, 0.009), (0.088, -0.004)], 14)
    edge = curve([(0.088, -0.004), (0.06, -0.0095), (0.004, -0.0105)], 14)
    parts = [blade([*back, *edge[1:]], steel, 0.006, 0.0016), *grip(wood, rivet, 0.1, 0.02, 0.0145)]
    return place(parts, (0.005, 0, 0), turn=34)


def bread_knife(steel, wood, rivet):
    """A long knife with a wavy edge."""
    length, waves = 0.215, 26
    back = curve([(0, 0.0165), (length * 0.7, 0.0165), (length, 0.006)], 14)
    edge = []
    for step in range(waves * 6 + 1):
        t = 1 - step / (waves * 6)
        scallop = 0.0016 * abs(sin(pi * waves * t))
        edge.append((length * (0.012 + 0.988 * t), -0.0145 + 0.0195 * max(0, t - 0.86) / 0.14 + scallop))
    parts = [blade([*back, *edge], steel, 0.0072, 0.002), *grip(wood, rivet, 0.125)]
    return place(parts, (-0.04, 0, 0), turn=30)


def cleaver(steel, wood, rivet):
    """A broad vegetable knife with a hole to hang it."""
    outline = rounded([(0, 0.022), (0.172, 0.026), (0.178, -0.034), (0, -0.038)], 0.006, closed=True)
    parts = [blade(outline, steel, 0.0072, 0.0024), *grip(wood, rivet, 0.112)]
    return place(parts, (-0.03, 0.01, 0), turn=26)


def knife_block(block, steel, wood, rivet):
    """A slanting block with the handles of five knives."""
    body = rounded(
        [(-0.06, 0), (0.075, 0), (0.075, 0.1), (-0.005, 0.215), (-0.06, 0.178)], 0.006, closed=True
    )
    objects = place([prism(body, 0.115, block, bevel=0.004)], (0, 0.0575, 0), tilt=(90, 0))
    for row in range(2):
        for column in range(3 if row == 0 else 2):
            small = row == 1
            hold = grip(wood, rivet, 0.095 if small else 0.115, 0.021 if small else 0.024, 0.0155)
            collar = box(0.007, 0.0155, 0.019, steel, bevel=0.002, at=(0.002, 0, -0.0015))
            # The handle points away from the slanting face, its flat sides to the left and right.
            place([*hold, collar], (0, 0, 0), tilt=(90, 0))
            place([*hold, collar], tilt=(0, 55))
            y = (column - 1) * 0.036 if row == 0 else (column - 0.5) * 0.036
            x, z = (0.014, 0.192) if row == 0 else (0.048, 0.143)
            objects += place([*hold, collar], (x, y + 0.0078, z))
    return place(objects, turn=-130)


def bowed(item, arch):
    """Bends a flat thing along x: `arch(x)` is how high it is there."""
    for vertex in item.data.vertices:
        vertex.co.z += arch(vertex.co.x)
    return item


def cutlery(steel):
    """A fork, a knife and a spoon beside each other."""
    handle = [(-0.1, -0.0065), (-0.02, -0.0036), (0.03, -0.003)]
    upper = [(x, -y) for x, y in reversed(handle)]
    spoon_bowl = [
        (0.072 + 0.034 * -cos(pi * s / 16), -0.0205 * sin(pi * s / 16) ** 0.85) for s in range(1, 16)
    ]
    spoon_line = [
        *curve(handle, 8),
        *spoon_bowl,
        (0.1065, 0),
        *[(x, -y) for x, y in reversed(spoon_bowl)],
        *curve(upper, 8),
    ]
    spoon = subdivided(prism(spoon_line, 0.0022, steel, bevel=0.0009), 1)
    for vertex in spoon.data.vertices:
        x, y, _ = vertex.co
        inside = max(0.0, 1 - ((x - 0.072) / 0.034) ** 2 - (y / 0.0205) ** 2)
        vertex.co.z += 0.006 - 0.0095 * inside**0.7 + 0.006 * max(0.0, -x * 9) ** 2

    tines = []
    for index in range(4):
        y = -0.0098 + 0.0057 * index
        tines += [
            (0.066, y),
            (0.102, y + 0.0004),
            (0.104, y + 0.0012),
            (0.102, y + 0.0021),
            (0.066, y + 0.0026),
        ]
    fork_line = [*curve([*handle, (0.048, -0.01)], 8), *tines, *curve([(0.048, 0.01), *upper], 8)]
    fork = bowed(
        subdivided(prism(fork_line, 0.0022, steel, bevel=0.0007), 1),
        lambda x: 0.004 + 14 * (x - 0.03) ** 2 * (x > -0.2) * 0.12,
    )

    knife_line = [
        *curve([(-0.1, -0.007), (0.0, -0.0062), (0.008, -0.008), (0.07, -0.0105), (0.108, -0.001)], 8)
    ]
    knife_line += curve([(0.108, -0.001), (0.1, 0.006), (0.0, 0.0062), (-0.1, 0.007)], 8)[1:]
    knife = prism(knife_line, 0.0034, steel, bevel=0.0013)
    objects = []
    for item, y, turn in ((fork, 0.042, 91), (spoon, -0.042, 89), (knife, 0, 90.5)):
        objects += place([item], (-y, 0, 0.0008), turn=turn)
    return place(objects, turn=24)


def scissors(steel, cover):
    """Tailor's scissors, slightly open."""
    objects = []
    for side in (-1, 1):
        outline = curve([(0, 0.006), (0.06, 0.007), (0.115, 0.0005)], 10) + [
            (0.11, -0.003),
            (0.0, -0.007),
            (-0.02, -0.004),
        ]
        one = prism(outline, 0.0022, steel, bevel=0.0006)
        bow = [
            (-0.074 + 0.03 * cos(2 * pi * i / 60), 0.014 + 0.0185 * sin(2 * pi * i / 60), 0.0016)
            for i in range(60)
        ]
        loop = tube(bow, 0.0046, cover, closed=True, name='bow')
        shank = bar((-0.046, 0.008, 0.0016), (-0.004, 0.0, 0.0016), 0.0042, cover)
        if side < 0:
            for each in (one, loop, shank):
                each.scale = (1, -1, 1)
                each.location.y *= -1
                each.rotation_euler.z *= -1
        objects += place([one, loop, shank], (0, 0, 0.0046 + side * 0.0012), turn=side * 7)
    screw = prism(circle(0.005, 40), 0.0018, steel, bevel=0.0006, at=(0, 0, 0.0078))
    return place([*objects, screw], turn=-62)


def serving_tray(wood, metal, length=0.46, width=0.3):
    """A tray with a raised edge and two bar handles."""
    base = prism(rectangle(length, width, 0.03), 0.008, wood, bevel=0.002)
    walls = []
    for y in (-width / 2 + 0.005, width / 2 - 0.005):
        walls.append(box(length - 0.05, 0.01, 0.036, wood, bevel=0.003, at=(0, y, 0.004)))
    for x in (-length / 2 + 0.005, length / 2 - 0.005):
        wall = box(width - 0.002, 0.01, 0.036, wood, bevel=0.003)
        walls += place([wall], (x, 0, 0.004), turn=90)
    for x in (-1, 1):
        line = [
            (x * (length / 2 + 0.004), y * 0.055, 0.03 + 0.03 * (1 - y**4))
            for y in [s / 12 - 1 for s in range(25)]
        ]
        walls.append(tube(line, 0.004, metal, name='handle'))
    return place([base, *walls], turn=18)
