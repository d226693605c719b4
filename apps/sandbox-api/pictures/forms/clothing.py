"""Folded and rolled clothes."""

from math import cos, pi, sin

from forms.points import curve, oval, rectangle
from forms.shapes import box, place, prism
from forms.skins import skin, strap, sweep
from forms.textiles import folded


def jeans(denim, leather, thread, width=0.26, depth=0.34):
    """Folded jeans with a back pocket and a leather patch."""
    layers, thickness = 4, 0.0085
    body = folded(denim, width, depth, layers, thickness, seed=9)
    top = thickness * 1.12 * layers + 0.0012
    outline = [(-0.062, 0.07), (0.062, 0.07), (0.066, -0.045), (0, -0.08), (-0.066, -0.045)]
    pocket = prism(list(reversed(outline)), 0.0018, denim, bevel=0.0007, at=(-0.03, -0.02, top))
    patch = box(0.075, 0.052, 0.0016, leather, bevel=0.0006, at=(0.06, depth / 2 - 0.06, top + 0.001))
    seams = []
    closed = [*outline, outline[0]]
    for (x, y), (to_x, to_y) in zip(closed, closed[1:]):
        count = int(((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5 / 0.0042)
        for index in range(count):
            t = (index + 0.5) / count
            at = (x + (to_x - x) * t, y + (to_y - y) * t)
            stitch = box(0.0028, 0.0007, 0.0006, thread, bevel=0.0002)
            angle = (
                90
                if abs(to_x - x) < 1e-6
                else 57.3 * ((to_y - y) / (to_x - x) if abs(to_y - y) < abs(to_x - x) else 1.53)
            )
            seams += place([stitch], (at[0] * 0.94 - 0.03, at[1] * 0.94 - 0.02, top + 0.0016), turn=angle)
    return place([*body, pocket, patch, *seams], turn=-10)


def scarf(cloth, fringe, width=0.24, depth=0.2):
    """A folded scarf, its fringe falling over the front."""
    layers, thickness = 5, 0.01
    body = folded(cloth, width, depth, layers, thickness, seed=12)
    top = thickness * 1.12 * layers
    tassels = []
    for index in range(24):
        x = (index + 0.5) / 24 - 0.5
        sway = 0.004 * sin(index * 2.3)
        line = [
            (x * width, -depth * 0.5 + 0.02, top - 0.003),
            (x * width, -depth * 0.5 - 0.006, top - 0.006),
            (x * width + sway, -depth * 0.5 - 0.012, top - 0.03),
            (x * width + sway * 2.4, -depth * 0.5 - 0.014 - 0.003 * sin(index * 4.1), 0.006),
        ]
        tassels.append(
            strap(curve(line, 8), 0.0052, 0.0046, fringe, across=(1, 0, 0), scale=lambda t: 0.85 + 0.25 * t)
        )
    return place([*body, *tassels], turn=-10)


def socks(knits, rib, paper):
    """Three pairs of folded socks, each held by a band of paper."""
    objects = []
    for index, knit in enumerate(knits):
        pair = folded(knit, 0.095, 0.15, 4, 0.0085, seed=index)
        top = 0.0085 * 1.12 * 4
        cuff = place(folded(rib, 0.092, 0.05, 2, 0.0085, seed=index + 4), (0, 0.047, top - 0.001))
        outline = rectangle(0.099, top + 0.005, 0.012)
        line = [(x, -0.024, z + top / 2 + 0.0006) for x, z in outline]
        band = sweep(
            line, rectangle(0.044, 0.0008, 0.0003), paper, across=(0, 1, 0), closed=True, name='band'
        )
        objects += place(
            [*pair, *cuff, band],
            ((index - 1) * 0.112, 0.012 * sin(index * 2.2), 0),
            turn=4 * sin(index * 1.9),
        )
    return place(objects, turn=-10)


def boots(rubber, sole, lining, height=0.29):
    """A pair of rubber boots."""

    def one():
        stations = [
            # How far forward, how high, width, length, and how far the section leans forward (0 level, 1 upright).
            (0.0, height, 0.105, 0.135, 0.0),
            (0.0, height * 0.75, 0.1, 0.13, 0.0),
            (0.002, height * 0.5, 0.088, 0.112, 0.05),
            (-0.002, height * 0.36, 0.082, 0.112, 0.15),
            (-0.016, height * 0.26, 0.084, 0.125, 0.42),
            (-0.05, height * 0.19, 0.088, 0.118, 0.72),
            (-0.1, height * 0.15, 0.094, 0.086, 0.93),
            (-0.145, height * 0.13, 0.094, 0.072, 1.0),
            (-0.18, height * 0.115, 0.078, 0.055, 1.0),
            (-0.194, height * 0.108, 0.044, 0.032, 1.0),
            (-0.198, height * 0.105, 0.0008, 0.0008, 1.0),
        ]
        rows = []
        for y, z, width, length, lean in curve(stations, 8):
            angle = lean * pi / 2
            row = []
            for a, b in oval(width, length, 2.3, 72):
                row.append((a, y + b * cos(angle), max(z - b * sin(angle), 0.012)))
            rows.append(row)
        lengths = [0.01 * index for index in range(len(rows))]
        boot = skin(rows, lengths, rubber, capped=False, sharp_above=70)
        solid = boot.modifiers.new('thickness', 'SOLIDIFY')
        solid.thickness = 0.004
        outline = [(x * (0.9 if y > 0.02 else 1), y) for x, y in oval(0.1, 0.27, 2.6, 80)]
        foot = prism([(x, y - 0.068) for x, y in outline], 0.014, sole, bevel=0.004)
        heel = prism([(x, y + 0.026) for x, y in oval(0.084, 0.08, 3)], 0.026, sole, bevel=0.004)
        inside = prism(oval(0.086, 0.108), 0.004, lining, bevel=0.001, at=(0, 0, height * 0.6))
        return [boot, foot, heel, inside]

    return place(one(), (-0.066, 0, 0), turn=12) + place(one(), (0.068, 0.02, 0), turn=-4)
