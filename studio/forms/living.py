"""Plants in pots, toys, and things for sports and music."""

from math import cos, pi, radians, sin

from forms.ceramics import planter
from forms.changes import roughen
from forms.points import bezier, curve, rectangle, rounded
from forms.shapes import bar, box, lathe, place, prism, sheet, tube


def blade(finish, length, width, bend, fold=0.12, wave=0.0, small=False):
    """A leaf that rises along +z and bends to -y. Its map has the middle vein at x = 0. `small` ones are simpler."""

    def surface(u, v):
        across = (u - 0.5) * 2
        half = width / 2 * sin(pi * min(v * 0.94 + 0.04, 1)) ** 0.75
        angle = radians(bend) * v
        reach = length * v
        y = -reach * sin(angle) * 0.75
        z = reach * cos(angle * 0.8)
        lift = abs(across) * half * fold * 2
        ripple = wave * sin(v * 16) * abs(across)
        return (across * half, y + lift * cos(angle) - ripple, z + lift * sin(angle) * 0.5 + ripple)

    columns, rows, thickness = (4, 12, 0.0) if small else (14, 36, 0.0008)
    leaf = sheet(surface, width, length, finish, thickness, columns, rows, name='leaf')
    for loop in leaf.data.uv_layers[0].data:
        loop.uv.x -= width / 2
    return leaf


def potted(pot, soil, height, width):
    """A planter filled with earth; returns the objects and the height of the earth."""
    objects = planter(pot, pot, width, height)
    earth = roughen(
        lathe([(0, 0), *[(width * 0.49 * step / 20, 0) for step in range(1, 21)]], soil), 0.004, 0.012
    )
    earth.location.z = height * 0.84
    return [*objects, earth], height * 0.84


def rubber_plant(pot, soil, leaf, stem, height=0.75):
    """A rubber plant: large glossy leaves around one stem."""
    objects, level = potted(pot, soil, 0.19, 0.2)
    trunk = bezier((0, 0, level), (0.02, 0, height * 0.4), (-0.03, 0.01, height * 0.7), (0.01, 0, height))
    objects.append(tube(trunk, 0.0075, stem, taper=lambda t: 1 - 0.55 * t))
    for index in range(17):
        t = 0.22 + 0.78 * index / 16
        x, y, z = trunk[min(int(t * 32), 32)]
        size = 0.13 + 0.1 * sin(pi * (0.25 + 0.6 * t))
        leaf_object = blade(leaf, size, size * 0.47, 35 + 20 * sin(index * 1.7))
        spread = 66 - 48 * t**2
        objects += place([leaf_object], (x, y, z), turn=137.5 * index, tilt=(spread, 0))
    return objects


def snake_plant(pot, soil, leaf, height=0.6):
    """Sansevieria: upright, slightly twisted blades."""
    objects, level = potted(pot, soil, 0.16, 0.18)
    for index in range(13):
        angle = 2.4 * index
        ring_radius = 0.012 + 0.0042 * index
        tall = height * (0.95 - 0.045 * index + 0.08 * sin(index * 2.9))
        leaf_object = blade(leaf, tall, 0.052, 6 + index * 0.9, fold=0.3, wave=0.004)
        objects += place(
            [leaf_object],
            (ring_radius * cos(angle), ring_radius * sin(angle), level - 0.02),
            turn=137.5 * index,
            tilt=(3 + index * 0.9, 0),
        )
    return objects


def succulent(pot, soil, leaf):
    """A rosette of thick leaves in a small pot."""
    objects, level = potted(pot, soil, 0.085, 0.095)
    count = 42
    for index in range(count):
        t = index / count
        size = 0.05 * (1 - 0.62 * t)
        drop = lathe(
            curve(
                [
                    (0, 0),
                    (size * 0.13, size * 0.12),
                    (size * 0.27, size * 0.62),
                    (size * 0.16, size * 0.9),
                    (0, size),
                ],
                6,
            ),
            leaf,
            segments=20,
            name='leaf',
        )
        for vertex in drop.data.vertices:
            vertex.co.y *= 0.42
        spread = 82 - 70 * t
        objects += place([drop], (0, 0, level + 0.006 + 0.022 * t), turn=137.5 * index, tilt=(spread, 0))
    return objects


def stacking_rings(wood, paints):
    """A tower of painted rings on a peg."""
    base = lathe(rounded([(0, 0), (0.052, 0), (0.052, 0.016), (0, 0.016)], 0.006), wood)
    objects, level = [base], 0.016
    for index, paint in enumerate(paints):
        r, thick = 0.047 - 0.006 * index, 0.0115
        ring_profile = [
            (r - thick + thick * cos(a * pi / 16), level + thick + thick * sin(a * pi / 16))
            for a in range(-8, 25)
        ]
        objects.append(lathe(ring_profile, paint, name='ring'))
        level += thick * 1.98
    knob = lathe(
        [(0.0185 * sin(pi * s / 24), level + 0.017 - 0.0185 * cos(pi * s / 24)) for s in range(25)],
        wood,
        name='knob',
    )
    return [*objects, knob]


def toy_car(wood, paint, tyre):
    """A small wooden car along x."""
    side = rounded(
        [
            (-0.06, 0),
            (0.062, 0),
            (0.062, 0.02),
            (0.034, 0.024),
            (0.018, 0.046),
            (-0.03, 0.046),
            (-0.046, 0.024),
            (-0.06, 0.022),
        ],
        0.012,
        closed=True,
    )
    body = place([prism(side, 0.05, paint, bevel=0.006)], (0, 0.025, 0.012), tilt=(90, 0))
    window = rounded([(-0.028, 0.026), (0.022, 0.026), (0.013, 0.04), (-0.024, 0.04)], 0.005, closed=True)
    glass = place([prism(window, 0.0506, wood, bevel=0.0004)], (0, 0.0253, 0.012), tilt=(90, 0))
    wheels = []
    for x in (-0.036, 0.038):
        for y in (-0.029, 0.029):
            wheel = lathe(rounded([(0, -0.006), (0.0155, -0.006), (0.0155, 0.006), (0, 0.006)], 0.003), tyre)
            hub = lathe(rounded([(0, -0.0072), (0.006, -0.0072), (0.006, 0.0072), (0, 0.0072)], 0.0018), wood)
            wheels += place([wheel, hub], (x, y, 0.0155), tilt=(90, 0))
    return [*body, *glass, *wheels]


def blocks(finishes):
    """Building blocks: an arch, cubes and a cylinder piled up."""
    a, b, c, d, e = finishes
    objects = [
        box(0.04, 0.04, 0.04, a, bevel=0.002, at=(-0.045, 0, 0)),
        box(0.04, 0.04, 0.04, b, bevel=0.002, at=(0.045, 0, 0)),
    ]
    arch_outline = [
        (-0.068, 0),
        (-0.024, 0),
        *[(-0.024 * cos(pi * s / 24), 0.024 * sin(pi * s / 24)) for s in range(1, 24)],
        (0.024, 0),
        (0.068, 0),
        (0.068, 0.042),
        (-0.068, 0.042),
    ]
    objects += place([prism(arch_outline, 0.04, c, bevel=0.002)], (0, 0.02, 0.0402), tilt=(90, 0))
    roof = prism([(-0.03, 0), (0.03, 0), (0, 0.034)], 0.04, d, bevel=0.002)
    objects += place([roof], (0.004, 0.02, 0.0824), tilt=(90, 0))
    cylinder = lathe(rounded([(0, 0), (0.02, 0), (0.02, 0.06), (0, 0.06)], 0.002), e)
    cylinder.location = (0.105, -0.035, 0)
    return [*objects, cylinder]


def dumbbells(cover, metal):
    """Two small hexagonal weights."""

    def one():
        hexagon = rounded(
            [(0.036 * cos(pi * i / 3), 0.036 * sin(pi * i / 3)) for i in range(6)], 0.009, closed=True
        )
        heads = []
        for side in (-1, 1):
            heads += place(
                [prism(hexagon, 0.05, cover, bevel=0.006)], (side * 0.066 - 0.025, 0, 0.0312), tilt=(0, 90)
            )
        grip = bar((-0.05, 0, 0.0312), (0.05, 0, 0.0312), 0.0145, metal)
        return [*heads, grip]

    return place(one(), (0, -0.06, 0), turn=14) + place(one(), (0.02, 0.07, 0), turn=-10)


def yoga_mat(foam, strap, length=0.61, radius=0.062):
    """A rolled mat, held by two straps."""
    turns = 6.5

    def surface(u, v):
        angle = 2 * pi * turns * v
        r = 0.012 + (radius - 0.012) * v
        return ((u - 0.5) * length, r * cos(angle), r * sin(angle))

    roll = sheet(surface, length, 2 * pi * turns * radius * 0.55, foam, thickness=0.005, columns=20, rows=420)
    bands = []
    for x in (-0.17, 0.17):
        band = lathe(
            [
                (radius + 0.003, -0.012),
                (radius + 0.0045, -0.012),
                (radius + 0.0045, 0.012),
                (radius + 0.003, 0.012),
                (radius + 0.003, -0.012),
            ],
            strap,
        )
        bands += place([band], (x, 0, 0), tilt=(0, 90))
    return place([roll, *bands], (0, 0, radius + 0.005), turn=26)


def flask(body, cap, loop, width=0.072, height=0.24):
    """An insulated bottle with a screw cap and a carrying loop."""
    r = width / 2
    bottle = lathe(
        rounded(
            [
                (0, 0),
                (r * 0.98, 0),
                (r, 0.01),
                (r, height * 0.72),
                (r * 0.66, height * 0.84),
                (r * 0.66, height * 0.87),
                (0, height * 0.87),
            ],
            0.012,
        ),
        body,
        name='bottle',
    )
    top = lathe(
        rounded([(0, height * 0.872), (r * 0.7, height * 0.872), (r * 0.7, height), (0, height)], 0.004),
        cap,
        name='cap',
    )
    line = bezier(
        (-r * 0.62, 0, height * 0.985),
        (-r * 0.7, 0, height * 1.14),
        (r * 0.7, 0, height * 1.14),
        (r * 0.62, 0, height * 0.985),
    )
    return [bottle, top, tube(line, 0.0042, loop)]


def speaker(cloth, wood, metal, width=0.26, height=0.15, depth=0.12):
    """A small speaker: cloth front in a wooden case with a dial."""
    case = place(
        [prism(rectangle(width, height, 0.03), depth, wood, bevel=0.004)],
        (0, depth / 2, height / 2),
        tilt=(90, 0),
    )
    front = place(
        [prism(rectangle(width - 0.016, height - 0.016, 0.024), 0.006, cloth, bevel=0.003)],
        (0, -depth / 2, height / 2),
        tilt=(90, 0),
    )
    dial = lathe(
        rounded([(0, height), (0.017, height), (0.016, height + 0.011), (0, height + 0.011)], 0.002), metal
    )
    dial.location.x = width * 0.33
    keys = []
    for index in range(3):
        key = lathe(
            rounded([(0, height), (0.006, height), (0.0055, height + 0.003), (0, height + 0.003)], 0.001),
            metal,
        )
        key.location.x = -width * 0.34 + index * 0.022
        keys.append(key)
    return [*case, *front, dial, *keys]
