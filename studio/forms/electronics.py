"""Small electronics."""

from math import cos, pi, sin

from forms.points import circle, curve, oval, rectangle, rounded
from forms.shapes import bar, box, lathe, lettering, place, prism, tube
from forms.skins import skin, strap


def upright(outline, depth, finish, bevel, at):
    """A plate that stands: its outline is seen from the front; `at` is the middle of its front."""
    x, y, z = at
    return place([prism(outline, depth, finish, bevel=bevel)], (x, y + depth, z), tilt=(90, 0))


def disc(radius, thick, finish, soft, at):
    """A round knob or lens that looks to the front."""
    x, y, z = at
    item = lathe(rounded([(0, 0), (radius, 0), (radius, thick), (0, thick)], soft), finish)
    return place([item], (x, y, z), tilt=(90, 0))


def camera(body, leather, metal, lens):
    """A small camera with a fixed lens."""
    width, height, depth = 0.122, 0.07, 0.034
    objects = upright(oval(width, height, 8), depth, body, 0.003, (0, -depth / 2, height / 2))
    objects += upright(
        oval(width + 0.0012, height * 0.62, 14),
        depth + 0.0012,
        leather,
        0.0016,
        (0, -depth / 2 - 0.0006, height * 0.46),
    )
    for radius, thick, finish, out in (
        (0.031, 0.008, metal, 0.0),
        (0.0275, 0.018, body, 0.006),
        (0.0285, 0.008, leather, 0.012),
        (0.0255, 0.004, metal, 0.023),
    ):
        objects += disc(radius, thick, finish, 0.0012, (0.006, -depth / 2 - out, height * 0.47))
    ball = lathe([(0.02 * sin(a), 0.02 * cos(a) - 0.012) for a in [0.95 * s / 24 for s in range(25)]], lens)
    objects += place([ball], (0.006, -depth / 2 - 0.0245, height * 0.47), tilt=(90, 0))
    objects += disc(0.0215, 0.0008, leather, 0.0002, (0.006, -depth / 2 - 0.0268, height * 0.47))
    objects += upright(
        rectangle(0.021, 0.013, 0.002), 0.003, lens, 0.0006, (-0.036, -depth / 2 - 0.0016, height * 0.88)
    )
    for x, radius, tall in ((0.044, 0.009, 0.007), (0.024, 0.0055, 0.005), (-0.043, 0.0115, 0.005)):
        knob = lathe(
            rounded(
                [(0, height - 0.001), (radius, height - 0.001), (radius, height + tall), (0, height + tall)],
                0.0012,
            ),
            metal,
        )
        knob.location.x = x
        objects.append(knob)
    objects.append(box(0.02, 0.018, 0.004, metal, bevel=0.001, at=(0.0, 0, height - 0.0005)))
    line = curve(
        [
            (-0.062, 0, 0.055),
            (-0.085, 0.03, 0.02),
            (-0.1, -0.02, 0.003),
            (-0.06, -0.075, 0.0025),
            (0.02, -0.09, 0.0025),
            (0.085, -0.06, 0.0025),
            (0.1, 0.0, 0.006),
            (0.062, 0, 0.055),
        ],
        14,
    )
    objects.append(strap(line, 0.0022, 0.011, leather, across=(0.3, 1, 0.2)))
    return place(objects, (0, 0, 0.0038), turn=-18)


def keyboard(case, key, accent, width=0.31, depth=0.118):
    """A compact keyboard with round-edged keys."""
    objects = [prism(rectangle(width, depth, 0.01), 0.014, case, bevel=0.004)]
    pitch = 0.0192
    rows = (
        [1] * 13 + [2],
        [1.5] + [1] * 12 + [1.5],
        [1.75] + [1] * 11 + [2.25],
        [2.25] + [1] * 10 + [2.75],
        [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25],
    )
    for row, keys in enumerate(rows):
        x = -7.5 * pitch
        for index, share in enumerate(keys):
            wide = share * pitch
            finish = accent if (row, index) in ((0, 0), (2, 12), (4, 3)) else key
            cap = box(
                wide - 0.0022,
                0.0168,
                0.0085,
                finish,
                bevel=0.0026,
                at=(x + wide / 2, (2 - row) * pitch, 0.0125 + 0.0012 * abs(2 - row) ** 1.4 * 0.5),
            )
            objects.append(cap)
            x += wide
    return place(objects, turn=-14, tilt=(4, 0))


def mouse(shell, wheel, length=0.106, width=0.06, height=0.0365):
    """A computer mouse like a pebble, its highest point under the palm."""

    def point(t, angle):
        """On its surface, `t` from 0 at the front to 1, `angle` around it from the right over the top."""
        round_end = max(0.0, 1 - abs(2 * t - 1) ** 4.5) ** 0.5
        waist = 1 - 0.07 * sin(pi * (0.1 + 0.9 * t))
        tall = height * round_end**0.8 * (0.34 + 0.66 * sin(pi * (0.06 + 0.64 * t)))
        up = max(0.0, sin(angle))
        half = width / 2 * max(0.01, round_end) * waist * (1 - 0.12 * up)
        return (half * cos(angle), (t - 0.5) * length, up**0.72 * tall + 0.0015)

    steps = [0.5 - 0.5 * cos(pi * step / 60) for step in range(61)]
    rows = [[point(t, 2 * pi * index / 72) for index in range(72)] for t in steps]
    body = skin(rows, [t * length for t in steps], shell)
    slot = strap(
        [point(0.13 + 0.2 * step / 20, pi / 2) for step in range(21)], 0.0078, 0.001, wheel, across=(1, 0, 0)
    )
    roll = lathe(rounded([(0, -0.003), (0.0105, -0.003), (0.0105, 0.003), (0, 0.003)], 0.0014), wheel)
    x, y, z = point(0.23, pi / 2)
    place([roll], (x, y, z - 0.0065), tilt=(0, 90))
    return place([body, slot, roll], turn=-30)


def earbuds(shell, tip, light):
    """Earphones in an open case."""
    outline = oval(0.062, 0.05, 3.0, 90)
    low = prism(outline, 0.02, shell, bevel=0.007)
    bed = prism([(x * 0.86, y * 0.82) for x, y in outline], 0.0012, tip, bevel=0.0004, at=(0, 0, 0.0195))
    lid = prism(outline, 0.013, shell, bevel=0.0055)
    place([lid], (0, 0, 0))
    place([lid], (0, 0.0285, 0.0445), tilt=(108, 0))
    objects = [low, bed, lid, box(0.003, 0.0008, 0.0012, light, bevel=0.0003, at=(0, -0.0249, 0.012))]
    for side in (-1, 1):
        head = lathe([(0.0082 * sin(pi * s / 24), -0.0082 * cos(pi * s / 24)) for s in range(25)], shell)
        stem = bar((0, 0, 0), (0.004 * side, 0.012, 0.009), 0.0036, shell)
        bud = lathe(curve([(0, 0), (0.0048, 0.001), (0.0052, 0.005), (0.003, 0.0075), (0, 0.008)]), tip)
        place([bud], (-side * 0.004, -0.004, 0.003), tilt=(60, -side * 50))
        objects += place([head, stem, bud], (side * 0.0135, -0.002, 0.0265))
    return place(objects, turn=-20)


def calculator(case, key, accent, screen, ink):
    """A pocket calculator."""
    objects = [prism(rectangle(0.082, 0.13, 0.01), 0.011, case, bevel=0.003)]
    objects.append(prism(rectangle(0.068, 0.024, 0.003), 0.001, screen, bevel=0.0003, at=(0, 0.044, 0.0105)))
    number = lettering('1 284.50', 0.013, ink)
    objects += place([number], (0.008, 0.043, 0.0117), tilt=(-90, 0))
    marks = ('7', '8', '9', '÷', '4', '5', '6', '×', '1', '2', '3', '−', '0', '.', '=', '+')
    for index, mark in enumerate(marks):
        x, y = (index % 4 - 1.5) * 0.0175, 0.017 - (index // 4) * 0.0195
        finish = accent if index % 4 == 3 else key
        objects.append(
            prism(rectangle(0.0145, 0.0145, 0.004), 0.004, finish, bevel=0.0014, at=(x, y, 0.0105))
        )
        objects += place([lettering(mark, 0.0075, ink)], (x, y, 0.0146), tilt=(-90, 0))
    return place(objects, turn=-24)


def fan(body, metal, blade):
    """A table fan behind a wire grille."""
    r = 0.12
    foot = lathe(rounded([(0, 0), (0.075, 0), (0.07, 0.018), (0.02, 0.03), (0, 0.03)], 0.008), body)
    stem = bar((0, 0.02, 0.02), (0, 0.02, 0.16), 0.0105, body)
    motor = lathe(rounded([(0, -0.07), (0.032, -0.062), (0.042, -0.02), (0.042, 0), (0, 0)], 0.012), body)
    parts = [motor]
    for index in range(56):
        angle = 2 * pi * index / 56
        ribs = curve(
            [(0.02, 0.056), (0.07, 0.054), (r * 0.96, 0.03), (r, 0.012), (r * 0.94, -0.008), (0.045, -0.024)],
            6,
        )
        parts.append(tube([(x * cos(angle), x * sin(angle), z) for x, z in ribs], 0.0009, metal))
    for radius, z in ((r, 0.012), (0.07, 0.0545), (0.02, 0.056)):
        parts.append(tube([(x, y, z) for x, y in circle(radius)], 0.0018, metal, closed=True))
    parts.append(lathe(rounded([(0, 0.0535), (0.02, 0.0535), (0.018, 0.06), (0, 0.06)], 0.002), body))
    for index in range(4):
        wing = prism(
            [
                (0.02, -0.016),
                *[(0.1 * cos(a), 0.062 * sin(a) + 0.01) for a in [-0.5 + 1.3 * s / 20 for s in range(21)]],
                (0.02, 0.02),
            ],
            0.0016,
            blade,
            bevel=0.0005,
        )
        parts += place([wing], (0, 0, 0.018), turn=90 * index, tilt=(20, 0))
    return place([foot, stem, *place(parts, (0, -0.03, 0.225), tilt=(82, 0))], turn=-22)
