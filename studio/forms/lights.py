"""More lamps and lanterns, switched on."""

from math import cos, pi, sin

from forms.points import circle, curve, rounded
from forms.shapes import bar, box, hollow, lathe, place, tube


def paper_lantern(paper, metal, width=0.45):
    """A ball of paper over wire hoops; its cord leaves the picture."""
    r = width / 2
    profile = []
    for step in range(181):
        angle = pi * (0.06 + 0.88 * step / 180)
        ripple = 1 - 0.012 * abs(sin(pi * step / 9))
        profile.append((r * sin(angle) * ripple, -r * 0.92 * cos(angle)))
    ball = lathe(profile, paper)
    ends = [
        tube(
            [(profile[index][0] * x, profile[index][0] * y, profile[index][1]) for x, y in circle(1)],
            0.0022,
            metal,
            closed=True,
        )
        for index in (0, -1)
    ]
    cord = tube([(0, 0, r * 0.9), (0, 0, r * 1.9)], 0.0026, metal)
    return place([ball, *ends, cord], (0, 0, r + 0.25))


def mushroom_lamp(shell, glow, metal, height=0.26):
    """A lamp of painted metal with a wide cap."""
    foot = lathe(
        rounded(
            [
                (0, 0),
                (0.062, 0),
                (0.058, 0.012),
                (0.019, 0.03),
                (0.016, height * 0.6),
                (0.022, height * 0.66),
                (0, height * 0.66),
            ],
            0.008,
        ),
        shell,
    )
    dome = curve(
        [
            (0.115, height * 0.62),
            (0.112, height * 0.72),
            (0.075, height * 0.93),
            (0.02, height),
            (0.0005, height),
        ],
        12,
    )
    inner = [(max(x - 0.002, 0.0004), z - 0.002) for x, z in reversed(dome)]
    cap = lathe([*dome, *inner, dome[0]], shell)
    bulb = lathe([(0.03 * sin(pi * s / 24), height * 0.7 - 0.02 * cos(pi * s / 24)) for s in range(25)], glow)
    key = lathe(rounded([(0, 0), (0.006, 0), (0.006, 0.005), (0, 0.005)], 0.001), metal)
    place([key], (0, -0.058, 0.006), tilt=(80, 0))
    return [foot, cap, bulb, key]


def lantern(metal, glass, wax, wick, width=0.15, height=0.26):
    """A lantern with four panes and a candle."""
    objects = [
        box(width, width, 0.012, metal, bevel=0.002),
        box(width, width, 0.01, metal, bevel=0.002, at=(0, 0, height * 0.74)),
    ]
    half = width / 2 - 0.006
    for x in (-half, half):
        for y in (-half, half):
            objects.append(box(0.009, 0.009, height * 0.74, metal, bevel=0.0015, at=(x, y, 0.006)))
    for turn in (0, 90, 180, 270):
        pane = box(width - 0.02, 0.0022, height * 0.7, glass, bevel=0.0004, at=(0, -half, 0.012))
        objects += place([pane], turn=turn)
    roof = lathe(
        [
            (width * 0.66, height * 0.775),
            (width * 0.2, height * 0.92),
            (width * 0.16, height * 0.92),
            (width * 0.16, height * 0.98),
            (0, height * 0.985),
        ],
        metal,
        segments=4,
    )
    place([roof], turn=45)
    ring = tube(
        [(0.022 * x, 0, height * 0.985 + 0.02 + 0.022 * y) for x, y in circle(1, 60)],
        0.0026,
        metal,
        closed=True,
    )
    candle = lathe(rounded([(0, 0.012), (0.03, 0.012), (0.03, 0.1), (0.02, 0.098), (0, 0.097)], 0.003), wax)
    thread = tube([(0, 0, 0.096), (0.001, 0, 0.104), (0.003, 0, 0.108)], 0.001, wick)
    return place([*objects, roof, ring, candle, thread], turn=-24)


def arc_lamp(metal, stone, shell, glow, height=1.75):
    """A floor lamp whose stem bends over."""
    base = lathe(rounded([(0, 0), (0.15, 0), (0.15, 0.05), (0, 0.05)], 0.006), stone)
    base.location.x = -0.55
    line = curve(
        [
            (-0.55, 0, 0.045),
            (-0.56, 0, height * 0.55),
            (-0.38, 0, height * 0.93),
            (0.05, 0, height),
            (0.45, 0, height * 0.88),
        ],
        14,
    )
    stem = tube(line, 0.0115, metal)
    dome = curve([(0.17, 0), (0.165, 0.05), (0.1, 0.14), (0.02, 0.17)], 12)
    inner = [(max(x - 0.003, 0.001), z - 0.003) for x, z in reversed(dome)]
    hood = lathe([*dome, *inner, dome[0]], shell)
    bulb = lathe([(0.05 * sin(pi * s / 24), 0.07 - 0.05 * cos(pi * s / 24)) for s in range(25)], glow)
    return [base, stem, *place([hood, bulb], (0.46, 0, height * 0.88 - 0.17))]


def tealights(glasses, wax, wick):
    """Three small glasses with candles."""
    objects = []
    for index, glass in enumerate(glasses):
        r, height = 0.032, (0.062, 0.075, 0.055)[index]
        cup = lathe(hollow(rounded([(0, 0), (r * 0.88, 0), (r, height)], 0.008), 0.0026, 0.008), glass)
        fill = lathe(rounded([(0, 0.0082), (0.0195, 0.0082), (0.0195, 0.024), (0, 0.0235)], 0.002), wax)
        thread = tube([(0, 0, 0.023), (0.0008, 0, 0.029), (0.002, 0, 0.032)], 0.0008, wick)
        objects += place([cup, fill, thread], ((index - 1) * 0.083, 0.03 * sin(index * 2.4), 0))
    return objects


def reading_lamp(metal, shell, glow, wood, height=1.35):
    """A floor lamp for reading."""
    base = lathe(rounded([(0, 0), (0.13, 0), (0.128, 0.018), (0, 0.02)], 0.005), metal)
    pole = bar((0, 0, 0.018), (0, 0, height), 0.008, metal)
    grip = bar((0, 0, height * 0.55), (0, 0, height * 0.65), 0.012, wood)
    arm = bar((0, 0, height - 0.02), (0.3, 0, height + 0.06), 0.006, metal)
    hinge = lathe(rounded([(0, -0.014), (0.014, -0.014), (0.014, 0.014), (0, 0.014)], 0.003), metal)
    place([hinge], (0, 0, height - 0.02), tilt=(90, 0))
    cone = [*curve([(0.09, 0), (0.075, 0.06), (0.035, 0.12), (0.02, 0.15)], 10)]
    inner = [(max(x - 0.002, 0.001), z - 0.002) for x, z in reversed(cone)]
    hood = lathe([*cone, *inner, cone[0]], shell)
    bulb = lathe([(0.034 * sin(pi * s / 24), 0.05 - 0.034 * cos(pi * s / 24)) for s in range(25)], glow)
    return [base, pole, grip, arm, hinge, *place([hood, bulb], (0.345, 0, height - 0.06), tilt=(0, -26))]
