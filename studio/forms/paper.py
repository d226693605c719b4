"""Envelopes, calendars, cards and sketchbooks."""

from math import cos, pi, sin


from forms.points import curve, rectangle, rounded
from forms.shapes import bar, box, lathe, lettering, place, prism, tube
from forms.skins import strap


def envelopes(paper, lining, wax, ribbon):
    """Envelopes tied together, the upper one sealed."""
    objects = []
    for index in range(4):
        one = box(0.162, 0.114, 0.0016, paper, bevel=0.0005)
        objects += place(
            [one],
            (0.001 * sin(index * 3), 0.001 * cos(index * 2), index * 0.0019),
            turn=1.2 * sin(index * 2.4),
        )
    top = 4 * 0.0019
    flap = prism(
        rounded([(-0.08, 0.056), (0, -0.014), (0.08, 0.056)], 0.008, closed=True),
        0.0007,
        paper,
        bevel=0.0002,
        at=(0, 0, top - 0.0003),
    )
    rim = prism(
        rounded([(-0.079, 0.0552), (0, -0.0125), (0.079, 0.0552)], 0.008, closed=True),
        0.0003,
        lining,
        bevel=0.0001,
        at=(0, -0.0022, top - 0.0004),
    )
    seal = lathe(
        curve([(0, 0), (0.0125, 0.0003), (0.0135, 0.0018), (0.0105, 0.003), (0.0098, 0.0022), (0, 0.002)]),
        wax,
        handmade=0.05,
    )
    place([seal], (0, -0.004, top + 0.0003))
    cord = strap(
        [
            (x, y, z)
            for x, y, z in (
                (-0.0815, -0.026, top / 2),
                (-0.08, -0.026, top + 0.0006),
                (0.08, -0.026, top + 0.0006),
                (0.0815, -0.026, top / 2),
            )
        ],
        0.005,
        0.0006,
        ribbon,
        across=(0, 1, 0),
    )
    return place([*objects, flap, rim, seal, cord], turn=-22)


def desk_calendar(wood, card, ink, accent):
    """A card calendar in a wooden foot."""
    foot = box(0.16, 0.05, 0.022, wood, bevel=0.004)
    sheet_of_card = box(0.148, 0.0012, 0.112, card, bevel=0.0003, at=(0, 0, 0))
    words = [lettering('May', 0.02, accent, (-0.052, -0.0007, 0.096))]
    for index, letter in enumerate('MTWTFSS'):
        words.append(lettering(letter, 0.0075, accent, (-0.057 + index * 0.019, -0.0007, 0.079)))
    for day in range(1, 32):
        place_in_grid = day + 3
        x, z = -0.057 + place_in_grid % 7 * 0.019, 0.067 - place_in_grid // 7 * 0.0125
        words.append(lettering(str(day), 0.0078, ink, (x, -0.0007, z)))
    upright = place([sheet_of_card, *words], (0, 0.002, 0.015), tilt=(-11, 0))
    return place([foot, *upright], turn=-12)


def clipboard(wood, paper, metal, ink):
    """A clipboard with lined paper."""
    board = prism(rectangle(0.225, 0.315, 0.012), 0.0035, wood, bevel=0.001)
    sheets = [
        box(
            0.208,
            0.285,
            0.0006,
            paper,
            bevel=0.0002,
            at=(0.001 * i, -0.008 + 0.0008 * i, 0.0035 + 0.0006 * i),
        )
        for i in range(3)
    ]
    lines = [
        box(0.17, 0.0006, 0.0001, ink, bevel=0.00003, at=(0, 0.07 - i * 0.016, 0.0053)) for i in range(12)
    ]
    clip = prism(
        rounded(
            [(-0.05, 0.128), (0.05, 0.128), (0.056, 0.15), (0.03, 0.162), (-0.03, 0.162), (-0.056, 0.15)],
            0.008,
            closed=True,
        ),
        0.0016,
        metal,
        bevel=0.0005,
        at=(0, 0, 0.0066),
    )
    roll = bar((-0.05, 0.15, 0.0085), (0.05, 0.15, 0.0085), 0.0042, metal)
    return place([board, *sheets, *lines, clip, roll], turn=-20)


def playing_cards(card, back, ink, accent):
    """A pack of cards, some fanned out."""
    objects = []
    for index in range(5):
        face = prism(rectangle(0.063, 0.088, 0.004), 0.0005, card, bevel=0.0001)
        colour = accent if index % 2 == 0 else ink
        marks = [lettering(value, 0.013, colour) for value in (('A', '7', 'K', '9', 'Q')[index],)]
        place(marks, (-0.0235, 0.034, 0.0006), tilt=(-90, 0))
        pip = prism(
            rounded([(0, -0.011), (0.0085, 0), (0, 0.011), (-0.0085, 0)], 0.001, closed=True),
            0.0001,
            colour,
            bevel=0.00002,
            at=(0, 0, 0.00045),
        )
        place([face, *marks, pip], (0, 0.1, 0.0))
        objects += place([face, *marks, pip], (0.03, -0.13, 0.0006 * index), turn=24 - 14 * index)
    pack = []
    for index in range(3):
        pack.append(
            prism(
                rectangle(0.063, 0.088, 0.004),
                0.0052,
                card,
                bevel=0.0004,
                at=(0.0004 * sin(index * 2), 0.0003 * index, index * 0.0053),
            )
        )
    pack.append(prism(rectangle(0.057, 0.082, 0.003), 0.0003, back, bevel=0.0001, at=(0, 0.0006, 0.0157)))
    return [*objects, *place(pack, (-0.055, 0.035, 0), turn=18)]


def sketchbook(cover, paper, wire, width=0.15, depth=0.21):
    """A spiral-bound sketchbook."""
    block = box(width, depth, 0.012, paper, bevel=0.0006, at=(0, 0, 0.0018))
    low, high = box(width + 0.003, depth + 0.003, 0.0016, cover, bevel=0.0005), box(
        width + 0.003, depth + 0.003, 0.0016, cover, bevel=0.0005, at=(0, 0, 0.014)
    )
    turns = 26
    line = []
    for step in range(turns * 24 + 1):
        angle = 2 * pi * step / 24
        line.append(
            (
                -width / 2 + 0.002 + 0.0085 * cos(angle),
                -depth / 2 + 0.008 + step / (turns * 24) * (depth - 0.016),
                0.0078 + 0.0098 * sin(angle),
            )
        )
    return place([block, low, high, tube(line, 0.0008, wire)], (0, 0, 0.002), turn=-24)


def letter_rack(wood, papers):
    """A rack with letters and cards."""
    base = box(0.18, 0.1, 0.014, wood, bevel=0.003)
    arcs = []
    for index, tall in enumerate((0.06, 0.085, 0.11)):
        plate = prism(
            rounded([(-0.085, 0), (0.085, 0), (0.085, tall), (-0.085, tall)], 0.03, closed=True),
            0.006,
            wood,
            bevel=0.002,
        )
        arcs += place([plate], (0, -0.032 + index * 0.035, 0.012), tilt=(90, 0))
    letters = []
    for index, paper in enumerate(papers):
        one = box(0.15 - 0.012 * index, 0.0012, 0.105 + 0.012 * index, paper, bevel=0.0003)
        letters += place(
            [one],
            (0.008 * sin(index * 2), -0.018 + 0.0125 * index, 0.014),
            tilt=(-4 - index, 2.5 * sin(index * 3)),
        )
    return place([base, *arcs, *letters], turn=-20)
