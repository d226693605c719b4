"""Rings, bracelets, necklaces and earrings."""

from math import atan2, cos, degrees, pi, sin

from forms.points import circle, curve, oval, rectangle
from forms.shapes import box, lathe, place, prism, tube
from forms.skins import strap


def hoop(finish, radius, width, thickness, soft=0.45):
    """A ring around the z axis, its middle at z = 0."""
    section = rectangle(thickness, width, thickness * soft)
    return lathe([(radius + x, y) for x, y in [*section, section[0]]], finish, name='hoop')


def bead(finish, radius, segments=40):
    """A ball around the origin."""
    profile = [(radius * sin(pi * step / 24), -radius * cos(pi * step / 24)) for step in range(25)]
    return lathe(profile, finish, segments=segments, name='bead')


def gem(finish, radius):
    """A stone with eight sides, its girdle at z = 0."""
    profile = [
        (0, -radius * 0.75),
        (radius, 0),
        (radius * 0.98, radius * 0.08),
        (radius * 0.6, radius * 0.36),
    ]
    return lathe([*profile, (0, radius * 0.36)], finish, segments=8, name='gem')


def wedding_bands(first, second):
    """Two plain rings, one lying and one upright."""
    lying = hoop(first, 0.0092, 0.0044, 0.0016)
    lying.location.z = 0.0022
    upright = place([hoop(second, 0.0104, 0.0052, 0.0017)], (0.021, 0.006, 0.0112), turn=-52, tilt=(90, 0))
    return [lying, *upright]


def stone_ring(metal, stone):
    """A ring that stands upright, its stone held by four claws."""
    band = place([hoop(metal, 0.0088, 0.0021, 0.0014)], (0, 0, 0.0096), tilt=(90, 0))
    top = 0.0096 * 2
    jewel = gem(stone, 0.0036)
    jewel.location.z = top + 0.0026
    claws = []
    for index in range(4):
        angle = pi * index / 2 + pi / 4
        x, y = cos(angle), sin(angle)
        line = curve(
            [
                (x * 0.0012, y * 0.0012, top - 0.0006),
                (x * 0.0034, y * 0.0034, top + 0.0018),
                (x * 0.0037, y * 0.0037, top + 0.0031),
                (x * 0.0029, y * 0.0029, top + 0.0036),
            ]
        )
        claws.append(tube(line, 0.0005, metal, name='claw'))
    return place([*band, jewel, *claws], turn=-24)


def signet_ring(metal, ink):
    """A heavy ring with an engraved oval face."""
    band = place([hoop(metal, 0.0096, 0.0048, 0.0022)], (0, 0, 0.0107), tilt=(90, 0))
    face = prism(oval(0.0125, 0.0105, 2.3), 0.0032, metal, bevel=0.0011, at=(0, 0, 0.0107 * 2 - 0.0022))
    rim = prism(oval(0.0088, 0.0068, 2.3), 0.00006, ink, bevel=0.00001, at=(0, 0, 0.0107 * 2 + 0.00098))
    inner = prism(oval(0.0082, 0.0062, 2.3), 0.00006, metal, bevel=0.00001, at=(0, 0, 0.0107 * 2 + 0.00103))
    return place([*band, face, rim, inner], turn=-30, tilt=(14, 0))


def bangles(finishes):
    """Thin bangles that lie on each other, each a little askew."""
    objects = []
    for index, finish in enumerate(finishes):
        one = hoop(finish, 0.0325 - 0.0006 * index, 0.0034, 0.0024)
        at = (0.006 * sin(index * 2.2), 0.005 * cos(index * 3.1), 0.002 + 0.0046 * index)
        objects += place([one], at, tilt=(2.2 * sin(index * 1.7), 3.0 * sin(index * 2.9)))
    return objects


def cuff(metal):
    """An open, hammered cuff."""
    line = [
        (0.031 * cos(angle), 0.027 * sin(angle), 0.0)
        for angle in [pi * (1.62 + 1.76 * step / 90) for step in range(91)]
    ]
    band = strap(line, 0.018, 0.0019, metal, across=(0, 0, 1), scale=lambda t: 0.72 + 0.28 * sin(pi * t))
    return place([band], (0, 0, 0.009), turn=24)


def hoop_earrings(metal):
    """Two hoops of twisted wire that lie on the table."""
    objects = []
    for side, turn in ((-1, 20), (1, 200)):
        wires = []
        for start in (0.0, 2 * pi / 3, 4 * pi / 3):
            line = []
            for step in range(241):
                angle = 2 * pi * 0.94 * step / 240
                twist = start + 2 * pi * 16 * step / 240
                out = 0.0145 + 0.0011 * cos(twist)
                line.append((out * cos(angle), out * sin(angle), 0.0011 * sin(twist)))
            wires.append(tube(line, 0.0011, metal, name='wire'))
        objects += place(wires, (side * 0.0175, 0.006 * side, 0.0026), turn=turn, tilt=(4, 3))
    return objects


def resting(angle, radius, wave):
    """A point of a necklace that lies on the table in a loose loop."""
    out = radius * (1 + wave * sin(2 * angle + 0.6) + wave * 0.6 * sin(3 * angle))
    return out * cos(angle), out * sin(angle) * 0.86


def pearl_necklace(pearl, metal):
    """A string of pearls in a loose loop, with a clasp."""
    count, objects = 64, []
    for index in range(count):
        x, y = resting(2 * pi * index / count, 0.0695, 0.07)
        size = 0.0034 + 0.00028 * sin(index * 2.3)
        one = bead(metal if index == 48 else pearl, size)
        one.location = (x, y, size)
        objects.append(one)
    return objects


def beaded_bracelet(finishes, spacer):
    """Round beads of several stones, with metal spacers."""
    count, objects = 22, []
    for index in range(count):
        angle = 2 * pi * index / count
        finish = finishes[(index * 7 + index // 5) % len(finishes)]
        one = bead(finish, 0.0046)
        objects += place([one], (0.0325 * cos(angle), 0.0325 * sin(angle), 0.0046), turn=50 * index)
        if index % 4 == 0:
            disc = hoop(spacer, 0.0022, 0.0012, 0.0024)
            between = angle + pi / count
            objects += place(
                [disc],
                (0.0325 * cos(between), 0.0325 * sin(between), 0.0046),
                turn=between * 57.2958,
                tilt=(90, 0),
            )
    return objects


def chain_necklace(metal, stone):
    """A chain of oval links with a round pendant."""
    count, objects = 132, []
    link = [(0.0021 * cos(2 * pi * i / 24), 0.0013 * sin(2 * pi * i / 24), 0) for i in range(24)]
    for index in range(count):
        angle = 2 * pi * index / count - pi / 2
        x, y = resting(angle, 0.062, 0.1)
        after = resting(angle + 0.01, 0.062, 0.1)
        turn = degrees(atan2(after[1] - y, after[0] - x))
        one = tube(link, 0.00042, metal, closed=True, name='link')
        tilt = 58 if index % 2 else -20
        objects += place([one], (x, y, 0.0017), turn=turn, tilt=(tilt, 0))
    x, y = resting(-pi / 2, 0.062, 0.1)
    disc = lathe([(0, 0), (0.0105, 0), (0.011, 0.0008), (0.0105, 0.0016), (0, 0.0016)], metal, name='pendant')
    jewel = prism(circle(0.0042, 48), 0.0014, stone, bevel=0.0006, at=(0, 0, 0.0012))
    objects += place([disc, jewel], (x, y - 0.0115, 0.0004), tilt=(-4, 0))
    return objects


def stud_earrings(card, pearl, metal):
    """Pearl studs on a small card that leans back."""
    sheet_of_card = box(0.05, 0.0009, 0.06, card, bevel=0.0003)
    objects = [sheet_of_card]
    for x in (-0.011, 0.011):
        one = bead(pearl, 0.0042)
        one.location = (x, -0.0042, 0.034)
        cup = lathe([(0, 0), (0.0026, 0), (0.0026, 0.0012), (0, 0.0012)], metal, segments=40)
        objects += [one, *place([cup], (x, -0.0004, 0.034), tilt=(90, 0))]
    return place(objects, tilt=(-16, 0))
