"""Furniture of wood for a hall, and mirrors."""

from math import cos, pi, sin

from forms.points import rectangle, rounded
from forms.shapes import bar, box, lathe, place, prism
from forms.skins import sweep


def standing_mirror(wood, glass, height=1.55, width=0.52):
    """A tall mirror that leans in a wooden frame."""
    frame = sweep(
        [(x, 0, z + height / 2) for x, z in rectangle(width, height, width * 0.49)],
        rectangle(0.036, 0.03, 0.008),
        wood,
        across=(0, 1, 0),
        closed=True,
    )
    pane = prism(rectangle(width - 0.01, height - 0.01, width * 0.48), 0.004, glass, bevel=0.001)
    place([pane], (0, 0.004, height / 2), tilt=(90, 0))
    legs = [
        bar((x, 0.46, 0), (x * 0.6, 0.095, height * 0.72), 0.014, wood) for x in (-width * 0.3, width * 0.3)
    ]
    return place(place([frame, pane], tilt=(-8, 0)), (0, -0.06, 0.02)) + place(legs, (0, 0.06, 0))


def coat_stand(wood, height=1.7):
    """A turned pole with pegs on four feet."""
    pole = lathe(
        rounded([(0, 0.2), (0.02, 0.2), (0.016, height - 0.05), (0.012, height), (0, height)], 0.006), wood
    )
    objects = [pole]
    for index in range(4):
        angle = pi * index / 2 + 0.5
        x, y = cos(angle), sin(angle)
        objects.append(
            bar((0.25 * x, 0.25 * y, 0), (0.012 * x, 0.012 * y, 0.33), 0.011, wood, end_radius=0.014)
        )
    for index in range(6):
        angle = pi * index / 3
        x, y = cos(angle), sin(angle)
        z = height - 0.1 - 0.16 * (index % 2)
        objects.append(
            bar((0.01 * x, 0.01 * y, z), (0.13 * x, 0.13 * y, z + 0.075), 0.0075, wood, end_radius=0.0105)
        )
    return objects


def bench(wood, width=1.2, height=0.45):
    """A bench of three planks."""
    objects = []
    for y in (-0.125, 0, 0.125):
        objects.append(box(width, 0.118, 0.03, wood, bevel=0.006, at=(0, y, height - 0.03)))
    for x in (-width * 0.38, width * 0.38):
        objects.append(box(0.05, 0.34, 0.05, wood, bevel=0.006, at=(x, 0, height - 0.08)))
        for y in (-0.14, 0.14):
            objects.append(bar((x * 1.06, y * 1.15, 0), (x, y, height - 0.05), 0.015, wood, end_radius=0.021))
    objects.append(box(width * 0.74, 0.03, 0.04, wood, bevel=0.005, at=(0, 0, height - 0.125)))
    return objects


def ladder_shelf(wood, height=1.75, width=0.6):
    """A leaning shelf, its boards deeper below."""
    objects = []
    for x in (-width / 2, width / 2):
        rail = box(0.03, 0.05, height, wood, bevel=0.005, at=(0, 0, -height / 2))
        objects += place([rail], (x, 0, height * 0.487), tilt=(-13, 0))
    for index in range(5):
        z = 0.16 + index * 0.35
        depth = 0.42 - 0.07 * index
        y = (z - height / 2) * 0.23
        objects.append(box(width - 0.032, depth, 0.02, wood, bevel=0.004, at=(0, y + depth * 0.5 - 0.06, z)))
    return objects
