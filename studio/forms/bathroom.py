"""Small things for a bathroom."""

from math import cos, pi, sin

from forms.labels import flat_label
from forms.points import circle, oval, rectangle, rounded
from forms.shapes import bar, hollow, lathe, place, prism, sheet
from forms.textiles import waves


def soap_dish(stone, soap, width=0.125, depth=0.085):
    """A ribbed dish with a piece of soap."""
    base = prism(oval(width, depth, 3.4), 0.016, stone, bevel=0.004)
    ribs = [
        bar((-width * 0.33, y, 0.0165), (width * 0.33, y, 0.0165), 0.0032, stone)
        for y in (-0.024, -0.012, 0, 0.012, 0.024)
    ]
    cake = prism(oval(0.082, 0.052, 2.6), 0.024, soap, bevel=0.0095, at=(0, 0, 0.0195))
    return [base, *ribs, *place([cake], turn=6)]


def toothbrushes(cup, woods, bristle):
    """Wooden toothbrushes in a cup."""
    objects = [
        lathe(hollow(rounded([(0, 0), (0.036, 0), (0.038, 0.1)], 0.01), 0.0042, 0.007), cup, handmade=0.004)
    ]
    for index, (wood, angle) in enumerate(zip(woods, (20, 160))):
        outline = rounded(
            [
                (-0.006, 0),
                (0.006, 0),
                (0.0062, 0.09),
                (0.0038, 0.125),
                (0.0064, 0.142),
                (0.0064, 0.172),
                (0, 0.182),
                (-0.0064, 0.172),
                (-0.0064, 0.142),
                (-0.0038, 0.125),
                (-0.0062, 0.09),
            ],
            0.006,
            closed=True,
        )
        stick = prism(outline, 0.0056, wood, bevel=0.0022)
        tufts = []
        for row in range(9):
            for column in (-1, 0, 1):
                tufts.append(
                    bar(
                        (column * 0.0036, 0.145 + row * 0.0034, 0.005),
                        (column * 0.0037, 0.145 + row * 0.0034, 0.0158),
                        0.0015,
                        bristle,
                    )
                )
        parts = place([stick, *tufts], tilt=(90, 0))
        lean = 13 if index == 0 else -14
        objects += place(
            place(parts, turn=(-18, 30)[index]),
            (-0.017 if lean > 0 else 0.017, 0.004 - 0.01 * index, 0.0085),
            tilt=(4 - 9 * index, lean),
        )
    return objects


def perfume(glass, juice, cap, paper, ink, lines):
    """A square bottle of scent with a heavy base."""
    block = prism(rectangle(0.056, 0.03, 0.005), 0.078, glass, bevel=0.003)
    inside = prism(rectangle(0.046, 0.02, 0.004), 0.052, juice, bevel=0.002, at=(0, 0, 0.01))
    collar = lathe(rounded([(0, 0.077), (0.0095, 0.077), (0.0095, 0.085), (0, 0.085)], 0.001), cap)
    top = lathe(rounded([(0, 0.0855), (0.0145, 0.0855), (0.0145, 0.115), (0, 0.115)], 0.002), cap)
    return place(
        [block, inside, collar, top, *flat_label(0.034, 0.03, paper, ink, lines, (0, -0.0152, 0.038))],
        turn=-12,
    )


def comb(horn, length=0.17):
    """A comb with two widths of teeth."""
    spine = rounded(
        [
            (-length / 2, 0.006),
            (length / 2, 0.006),
            (length / 2, 0.022),
            (length * 0.3, 0.026),
            (-length * 0.3, 0.026),
            (-length / 2, 0.022),
        ],
        0.008,
        closed=True,
    )
    objects = [prism(spine, 0.0036, horn, bevel=0.0014)]
    x = -length / 2 + 0.004
    while x < length / 2 - 0.003:
        wide = 0.0022 if x < 0 else 0.0013
        tooth = prism(
            [(x, 0.009), (x, -0.018), (x + wide * 0.5, -0.02), (x + wide, -0.018), (x + wide, 0.009)],
            0.0028,
            horn,
            bevel=0.0006,
            at=(0, 0, 0.0004),
        )
        objects.append(tooth)
        x += wide * 1.85
    return place(objects, turn=-22)


def hand_mirror(frame, glass, length=0.25):
    """A round hand mirror lying on its back."""
    outline = [(0.062 * cos(a), 0.062 * sin(a)) for a in [pi * (-0.4 + 1.8 * s / 80) for s in range(81)]]
    handle = [
        (-0.0125, -0.09),
        (-0.0105, -length * 0.72),
        (0, -length * 0.76),
        (0.0105, -length * 0.72),
        (0.0125, -0.09),
    ]
    body = prism([*outline, *handle], 0.012, frame, bevel=0.0045)
    pane = prism(circle(0.0535, 96), 0.0008, glass, bevel=0.0003, at=(0, 0, 0.0118))
    return place([body, pane], (0, 0.05, 0), turn=-34)


def bath_mat(cloth, width=0.8, depth=0.5):
    """A thick mat, one corner turned up."""

    def surface(u, v):
        turned = max(0.0, u + (1 - v) - 1.72) * 1.3
        x, y = (u - 0.5) * width, (v - 0.5) * depth
        return (
            x - turned**2 * 0.3,
            y + turned**2 * 0.3,
            0.012 + waves(x, y, 0.2, 0.004) + turned**2 * 0.75,
        )

    return place([sheet(surface, width, depth, cloth, thickness=0.018, columns=90, rows=60)], turn=-20)
