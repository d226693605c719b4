"""Watches and clocks."""

from math import cos, pi, sin

from forms.points import rectangle, rounded
from forms.shapes import bar, box, lathe, lettering, place, prism, tube
from forms.skins import strap


def dial(radius, face, ink, metal, numerals=False, hour=10, minute=9):
    """A face that lies on z = 0 and looks up, 12 o'clock towards +y."""
    objects = [lathe([(0, 0), (radius, 0), (radius, radius * 0.01), (0, radius * 0.01)], face, name='face')]
    level = radius * 0.012
    for index in range(60):
        angle = pi / 2 - 2 * pi * index / 60
        if index % 5 == 0 and numerals:
            number = lettering(str(index // 5 or 12), radius * 0.22, ink)
            at = (radius * 0.74 * cos(angle), radius * 0.74 * sin(angle), level)
            objects += place([number], at, tilt=(-90, 0))
        long = 0.13 if index % 5 == 0 and not numerals else 0.045
        wide = 0.03 if index % 5 == 0 else 0.012
        mark = box(radius * long, radius * wide, radius * 0.006, ink, bevel=radius * 0.002)
        out = radius * (0.93 - long / 2)
        objects += place([mark], (out * cos(angle), out * sin(angle), level), turn=90 - index * 6)
    for length, width, turn, lift in (
        (0.5, 0.055, -30 * (hour + minute / 60), 0.03),
        (0.78, 0.035, -6 * minute, 0.045),
    ):
        outline = [(-width / 2, -0.13), (width / 2, -0.13), (width * 0.35, length), (-width * 0.35, length)]
        hand = prism(
            [(x * radius, y * radius) for x, y in outline], radius * 0.012, metal, bevel=radius * 0.003
        )
        objects += place([hand], (0, 0, radius * lift), turn=turn)
    objects.append(
        lathe(
            [(0, 0), (radius * 0.05, 0), (radius * 0.045, radius * 0.07), (0, radius * 0.07)],
            metal,
            name='pin',
        )
    )
    return objects


def case(radius, height, finish):
    """A round case, open above, with a raised ring around its face; returns it and the height of the face."""
    profile = [
        (0, 0),
        (radius * 0.86, 0),
        (radius, height * 0.3),
        (radius, height * 0.72),
        (radius * 0.93, height),
        (radius * 0.86, height),
        (radius * 0.85, height * 0.82),
        (0, height * 0.82),
    ]
    return lathe(rounded(profile, height * 0.08), finish, name='case'), height * 0.82


def watch_head(metal, face, ink, hands, radius):
    """The case of a wrist watch with its dial, crown and horns, looking up; 12 o'clock towards +y."""
    body, level = case(radius, 0.0085, metal)
    inside = place(dial(radius * 0.85, face, ink, hands), (0, 0, level))
    crown = bar((radius * 0.98, 0, 0.0042), (radius + 0.0032, 0, 0.0042), 0.0027, metal)
    horns = []
    for x in (-0.0105, 0.0105):
        for y in (-1, 1):
            line = [
                (x, y * radius * 0.8, 0.0055),
                (x, y * radius * 1.08, 0.0042),
                (x, y * radius * 1.22, 0.001),
            ]
            horns.append(tube(line, 0.0016, metal, name='horn'))
    return [body, *inside, crown, *horns]


def wrist_loop(radius, start, end, steps=60):
    """The way of a strap around a wrist whose axis is x, from one end of a case to the other, in degrees from above."""
    line = []
    for step in range(steps + 1):
        angle = (start + (end - start) * step / steps) * pi / 180
        line.append((0, radius * 1.08 * sin(angle), radius * 0.92 * cos(angle)))
    return line


def on_cushion(objects, cloth, radius):
    """A closed watch on its roll of cloth, the face towards the camera."""
    end = radius * 0.93
    roll = lathe(rounded([(0, -0.03), (end, -0.03), (end, 0.03), (0, 0.03)], 0.008), cloth, name='roll')
    roll.scale = (0.9, 1.05, 1)
    place([roll], tilt=(0, 90))
    return place(place([*objects, roll], tilt=(38, 0)), (0, 0, radius * 0.98))


def leather_watch(metal, face, ink, hands, leather, cloth, radius=0.0195):
    """A wrist watch with a leather strap."""
    wrist = 0.0285
    head = place(watch_head(metal, face, ink, hands, radius), (0, 0, wrist * 0.92 - 0.0005))
    band = strap(
        wrist_loop(wrist, 36, 324),
        0.019,
        0.0026,
        leather,
        across=(1, 0, 0),
        scale=lambda t: 1 - 0.12 * sin(pi * t),
    )
    return on_cushion([*head, band], cloth, wrist)


def steel_watch(metal, face, ink, hands, cloth, radius=0.0195):
    """A wrist watch with a bracelet of steel links."""
    wrist = 0.0285
    head = place(watch_head(metal, face, ink, hands, radius), (0, 0, wrist * 0.92 - 0.0005))
    links = []
    count = 30
    for index in range(count):
        degrees = 38 + 284 * (index + 0.5) / count
        angle = degrees * pi / 180
        at = (0, wrist * 1.08 * sin(angle), wrist * 0.92 * cos(angle))
        middle = box(0.0088, 0.0048, 0.003, metal, bevel=0.0009, at=(0, 0, -0.0015))
        sides = [
            box(0.0048, 0.0044, 0.0028, metal, bevel=0.0009, at=(x, 0.0012, -0.0014)) for x in (-0.007, 0.007)
        ]
        links += place([middle, *sides], at, tilt=(-degrees, 0))
    return on_cushion([*head, *links], cloth, wrist)


def wall_clock(frame, face, ink, hands, radius=0.15):
    """A wall clock that leans back slightly, its rim of wood."""
    body, level = case(radius, 0.045, frame)
    inside = place(dial(radius * 0.85, face, ink, hands, numerals=True), (0, 0, level))
    return place([body, *inside], (0, 0, radius * 0.99), tilt=(80, 0))


def alarm_clock(body, face, ink, hands, metal, radius=0.048):
    """An alarm clock with two bells and a hammer."""
    shell, level = case(radius, 0.045, body)
    inside = place(dial(radius * 0.85, face, ink, hands, numerals=True), (0, 0, level))
    clock = place([shell, *inside], (0, 0.02, radius + 0.014), tilt=(90, 0))
    parts = []
    for side in (-1, 1):
        bell = lathe(
            [
                (0.0, 0.016),
                *[(0.022 * sin(pi * s / 32), 0.016 * cos(pi * s / 32)) for s in range(1, 17)],
                (0.0, 0),
            ],
            metal,
            name='bell',
        )
        x, z = side * radius * 0.58, radius * 1.86 + 0.014
        parts += place([bell], (x * 1.06, 0, z + 0.004), tilt=(0, side * 33))
        parts.append(bar((x * 0.92, 0, z - 0.02), (x * 1.05, 0, z + 0.008), 0.003, metal))
        parts.append(bar((side * 0.036, 0, 0), (side * 0.027, 0, 0.03), 0.0036, metal, end_radius=0.005))
    arm = bar((0, 0, radius * 1.9), (0.004, 0, radius * 2 + 0.027), 0.0018, metal)
    head = lathe(rounded([(0, -0.006), (0.0055, -0.006), (0.0055, 0.006), (0, 0.006)], 0.002), metal)
    place([head], (0.004, 0, radius * 2 + 0.029), tilt=(0, 90))
    handle = [(0.03 * cos(pi * s / 24), 0, radius * 2 + 0.025 + 0.03 * sin(pi * s / 24)) for s in range(25)]
    return [*clock, *parts, arm, head, tube(handle, 0.0026, metal, name='handle')]


def mantel_clock(wood, face, ink, hands, metal, width=0.24, height=0.15):
    """A small clock in a rounded wooden block."""
    outline = rounded(
        [(-width / 2, 0), (width / 2, 0), (width * 0.3, height), (-width * 0.3, height)],
        height * 0.46,
        closed=True,
    )
    block = place([prism(outline, 0.06, wood, bevel=0.005)], (0, 0.03, 0), tilt=(90, 0))
    rim, level = case(0.05, 0.012, metal)
    inside = place(dial(0.0425, face, ink, hands, numerals=True), (0, 0, level))
    return [*block, *place([rim, *inside], (0, -0.027, height * 0.5), tilt=(90, 0))]


def sand_glass(wood, glass, sand, height=0.15):
    """A sand glass between two wooden discs."""
    disc = rounded([(0, 0), (0.042, 0), (0.042, 0.011), (0, 0.011)], 0.003)
    low, high = lathe(disc, wood), lathe(disc, wood)
    high.location.z = height - 0.011
    posts = []
    for index in range(3):
        angle = 2 * pi * index / 3 + 0.6
        x, y = 0.035 * cos(angle), 0.035 * sin(angle)
        posts.append(bar((x, y, 0.01), (x, y, height - 0.01), 0.0032, wood))
    middle, half = height / 2, height / 2 - 0.011
    steps = [step / 24 for step in range(-24, 25)]
    shape = [(0.0018 + 0.0245 * abs(t) ** 0.8 * (1.0 - 0.2 * abs(t) ** 6), middle + t * half) for t in steps]
    inner = [(max(r - 0.0012, 0.0008), z) for r, z in reversed(shape)]
    bulbs = lathe([*shape, *inner, shape[0]], glass, name='glass')
    heap = [(r - 0.0014, z) for r, z in shape if z < middle - half * 0.52]
    lower = lathe([(0, heap[0][1]), *heap, (0, middle - half * 0.3)], sand, name='sand')
    rest = [(max(r - 0.0014, 0.0004), z) for r, z in shape if middle < z < middle + half * 0.42]
    upper = lathe([(0, rest[0][1]), *rest, (0, middle + half * 0.34)], sand, name='sand')
    return [low, high, *posts, bulbs, lower, upper]


def desk_clock(body, face, ink, hands, size=0.085):
    """A square travel clock."""
    block = place(
        [prism(rectangle(size, size, size * 0.2), 0.035, body, bevel=0.004)],
        (0, 0.0175, size / 2),
        tilt=(90, 0),
    )
    inside = place(dial(size * 0.4, face, ink, hands, numerals=True), (0, -0.0176, size / 2), tilt=(90, 0))
    return place([*block, *inside], turn=-8)
