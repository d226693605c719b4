"""What keeps clothes and shoes in shape."""

from math import cos, pi, radians, sin

from forms.changes import carved
from forms.points import curve, oval, rounded
from forms.shapes import bar, box, lathe, place, tube
from forms.skins import skin


def shoulders(wood, width):
    """The bow of a hanger, upright: thin in the middle, broad where the shoulders of a coat lie."""
    half = width / 2
    # From the middle to the end: share of the half, height, and how tall and how deep the wood is there.
    stations = [
        (0.0, 0.0, 0.036, 0.017),
        (0.1, -0.003, 0.034, 0.017),
        (0.28, -0.017, 0.029, 0.02),
        (0.5, -0.037, 0.026, 0.027),
        (0.75, -0.06, 0.025, 0.04),
        (0.92, -0.079, 0.024, 0.05),
        (0.98, -0.088, 0.019, 0.047),
        (0.997, -0.092, 0.009, 0.034),
    ]
    right = curve(stations, 8)
    whole = [(-share, *rest) for share, *rest in reversed(right[1:])] + right
    rows = []
    for share, z, tall, deep in whole:
        # Its back is almost flat, so that it lies well; the front comes forward with the shoulders.
        back = 0.008 + 0.004 * share * share
        rows.append([(share * half, back - deep / 2 + b, z + a) for a, b in oval(tall, deep, 2.7, 56)])
    return skin(rows, [(share + 1) * half for share, *_ in whole], wood, name='bow', sharp_above=60)


def hanger(wood, metal, width=0.445):
    """A hanger with a bar for trousers that lies on its back."""
    bow = shoulders(wood, width)
    reach = width / 2 * 0.86
    rod = bar((-reach, -0.009, -0.0725), (reach, -0.009, -0.0725), 0.0062, wood, name='rod')
    neck, bend = 0.018, 0.0235
    top = neck + 0.052
    # Up from the middle of the bow, round over the rail, and open on the right.
    angles = [radians(232 - 250 * step / 16) for step in range(17)]
    hook = [(0, 0, neck - 0.01), (0, 0, neck + 0.008), (-0.003, 0, neck + 0.022)]
    hook += [(bend * cos(angle), 0, top + bend * sin(angle)) for angle in angles]
    wire = tube(curve(hook, 6), 0.0024, metal, name='hook')
    collar = lathe(rounded([(0, 0), (0.0062, 0), (0.0052, 0.007), (0, 0.007)], 0.0008), metal, name='collar')
    place([collar], (0, 0, neck - 0.0015))
    return place([bow, rod, wire, collar], (0, 0, 0.0125), turn=7, tilt=(-90, 0))


def forefoot(wood, length, width, side):
    """The front of a shoe tree, for the left (-1) or right (1) foot, its toe to -y; cut along the middle so that a spring can spread the halves."""
    # From the instep to the toe: how far forward, half the height of the middle, height, width, and how far it bends aside.
    stations = [
        (0.0, 0.043, 0.05, width * 0.66, 0.0),
        (-0.003, 0.0425, 0.056, width * 0.7, 0.0),
        (-0.02, 0.0385, 0.057, width * 0.76, 0.0),
        (-0.05, 0.031, 0.048, width * 0.9, 0.001),
        (-0.08, 0.0245, 0.0375, width, 0.002),
        (-0.108, 0.021, 0.0295, width * 0.98, 0.0005),
        (-0.13, 0.0195, 0.0245, width * 0.86, -0.0025),
        (-0.146, 0.0195, 0.0195, width * 0.66, -0.0045),
        (-0.154, 0.0195, 0.0125, width * 0.42, -0.0055),
        (-0.1565, 0.0195, 0.0045, width * 0.17, -0.006),
    ]
    share = length / 0.1565
    rows, lengths = [], []
    for y, middle, tall, broad, aside in curve(stations, 8):
        row = []
        for a, b in oval(broad, tall, 2.35, 72):
            # The sole is flat, the back of the foot is round.
            flat = 0.78 if b < 0 else 1.0
            row.append((aside * side + a * (1 - 0.12 * max(b, 0) / tall * 2), y * share, middle + b * flat))
        rows.append(row)
        lengths.append(-y * share)
    block = skin(rows, lengths, wood, name='forefoot', sharp_above=50)
    slot = box(0.0062, length * 0.72, 0.1, wood, bevel=0.0004, at=(-0.001, -length * 0.66, -0.01))
    end = lathe([(0, -0.05), (0.006, -0.05), (0.006, 0.05), (0, 0.05)], wood, segments=40)
    place([end], (-0.001, -length * 0.3, 0.04))
    return carved(block, [slot, end])


def heel(wood, height=0.07):
    """The back of a shoe tree: round behind, straight in front."""
    rows, lengths = [], []
    for z, broad, deep, back in curve(
        [
            (0.006, 0.03, 0.034, 0.0),
            (0.007, 0.044, 0.05, 0.0),
            (0.014, 0.056, 0.061, 0.0),
            (0.032, 0.06, 0.066, 0.003),
            (height * 0.8, 0.053, 0.057, 0.0),
            (height * 0.96, 0.047, 0.05, -0.002),
            (height, 0.039, 0.041, -0.002),
        ],
        6,
    ):
        rows.append([(x * (1 if y > 0 else 0.94), y + back, z) for x, y in oval(broad, deep, 2.6, 72)])
        lengths.append(z)
    return skin(rows, lengths, wood, name='heel', sharp_above=50)


def coil(radius, wire, start, end, turns, metal):
    """A spring along y."""
    steps = turns * 16
    line = [
        (
            radius * cos(2 * pi * step / 16),
            start + (end - start) * step / steps,
            radius * sin(2 * pi * step / 16),
        )
        for step in range(steps + 1)
    ]
    return tube(line, wire, metal, name='spring')


def shoe_tree(wood, metal, steel, side, length=0.284, reach=0.152):
    """A shoe tree for the left (-1) or right (1) foot: forefoot, spring and heel. `reach` is the length of the forefoot."""
    front = place([forefoot(wood, reach, 0.086, side)], (0, 0, -0.0035))
    back = place([heel(wood)], (0, length - reach - 0.032, 0))
    height = 0.043
    # The thick half of the telescope sits in the forefoot, the thin one in the heel.
    thick = bar((0, -0.02, height), (0, 0.038, height), 0.0075, metal, name='tube')
    thin = bar((0, 0.02, height), (0, 0.09, height), 0.0055, metal, name='tube')
    spring = place([coil(0.0072, 0.0011, 0.0395, 0.069, 8, steel)], (0, 0, height))
    rim = [(0.0075, 0), (0.0098, 0), (0.0098, 0.0035), (0.0075, 0.0035)]
    plate = place([lathe(rounded(rim, 0.0006), metal, name='plate')], (0, 0.0035, height), tilt=(90, 0))
    knob = [
        (0, 0.016),
        (0.0075, 0.0145),
        (0.0095, 0.01),
        (0.0075, 0.006),
        (0.0042, 0.004),
        (0.0048, 0),
        (0, 0),
    ]
    pull = lathe(rounded(knob, 0.002), metal, segments=64, name='knob')
    place([pull], (0, length - reach - 0.034, 0.069))
    # The heel is drawn 6 mm above the floor.
    return place([*front, *back, thick, thin, *spring, *plate, pull], (0, 0.02, -0.006))


def shoe_trees(wood, metal, steel):
    """A pair, each turned outwards a little."""
    left, right = (shoe_tree(wood, metal, steel, side) for side in (-1, 1))
    return place(left, (-0.066, 0, 0), turn=-7) + place(right, (0.066, -0.012, 0), turn=9)
