"""Folded and rolled clothes."""

from math import sin

from forms.points import curve, rectangle
from forms.shapes import place
from forms.skins import strap, sweep
from forms.textiles import folded


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
