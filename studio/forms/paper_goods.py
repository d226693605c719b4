"""Books, notebooks, pencils, boxes and wrapped goods."""

from math import cos, pi, sin

from forms.glassware import filling
from forms.labels import printed
from forms.points import bezier, rectangle, rounded
from forms.shapes import box, hollow, lathe, lettering, place, prism, sheet


def book(cover, pages, ink, title, width=0.15, depth=0.215, height=0.026):
    """A hard-bound book, its spine to the left."""
    board = 0.0028
    block = box(width - 0.006, depth - 0.008, height - 2 * board, pages, bevel=0.0006, at=(0.001, 0, board))
    lower = box(width, depth, board, cover, bevel=0.0009, at=(0.001, 0, 0))
    upper = box(width, depth, board, cover, bevel=0.0009, at=(0.001, 0, height - board))
    spine = prism(
        rounded(
            [
                (-width / 2 - 0.004, 0),
                (-width / 2 + 0.002, 0),
                (-width / 2 + 0.002, height),
                (-width / 2 - 0.004, height),
            ],
            0.004,
            closed=True,
        ),
        depth,
        cover,
        bevel=0.0008,
    )
    place([spine], (0, depth / 2, 0), tilt=(90, 0))
    words = lettering(title, 0.016, ink)
    place([words], (0.004, 0.04, height + 0.0001), tilt=(-90, 0))
    return [block, lower, upper, spine, words]


def book_pile(covers, pages, ink, titles):
    """Books on each other, turned a little."""
    objects, level = [], 0.0
    sizes = ((0.17, 0.235, 0.031), (0.155, 0.215, 0.022), (0.13, 0.19, 0.027))
    for index, (cover, title, (width, depth, height)) in enumerate(zip(covers, titles, sizes)):
        objects += place(
            book(cover, pages, ink, title, width, depth, height),
            (0.004 * index, 0, level),
            turn=(-4, 7, -13)[index],
        )
        level += height + 0.0002
    return objects


def notebook(cover, pages, elastic, pencil_wood, lead, width=0.135, depth=0.2):
    """A notebook with an elastic band and a pencil on it."""
    block = prism(
        rectangle(width - 0.003, depth - 0.003, 0.006), 0.014, pages, bevel=0.0006, at=(0, 0, 0.0014)
    )
    lower = prism(rectangle(width, depth, 0.007), 0.0014, cover, bevel=0.0005)
    upper = prism(rectangle(width, depth, 0.007), 0.0014, cover, bevel=0.0005, at=(0, 0, 0.0154))
    back = box(0.003, depth - 0.004, 0.0165, cover, bevel=0.001, at=(-width / 2 + 0.001, 0, 0.0002))
    band = box(0.006, depth + 0.0015, 0.0182, elastic, bevel=0.0006, at=(width * 0.36, 0, -0.0002))
    writer = place(pencil(pencil_wood, lead, cover), (-0.012, 0.0, 0.0205), turn=66)
    return [block, lower, upper, back, band, *writer]


def pencil(wood, lead, paint, length=0.175):
    """A six-sided pencil along x."""
    hexagon = [(0.0037 * cos(pi * i / 3), 0.0037 * sin(pi * i / 3)) for i in range(6)]
    body = place([prism(hexagon, length * 0.87, paint, bevel=0.0004)], (-length / 2, 0, 0), tilt=(0, 90))
    cone = place(
        [lathe([(0, 0), (0.0035, 0), (0.0012, length * 0.09), (0, length * 0.09)], wood, segments=48)],
        (-length / 2 + length * 0.87, 0, 0),
        tilt=(0, 90),
    )
    tip = place(
        [lathe([(0, 0), (0.0012, 0), (0.0003, 0.006), (0, 0.0062)], lead, segments=24)],
        (-length / 2 + length * 0.96, 0, 0),
        tilt=(0, 90),
    )
    return [*body, *cone, *tip]


def pencil_cup(cup, wood, lead, paints):
    """Coloured pencils in a cup."""
    r, height = 0.038, 0.098
    objects = [lathe(hollow(rounded([(0, 0), (r, 0), (r, height)], 0.005), 0.004, 0.006), cup)]
    for index, paint in enumerate(paints):
        angle = 2 * pi * index / len(paints) + 0.4
        lean = 13 + 3 * sin(index * 3.1)
        items = place(pencil(wood, lead, paint), (0, 0, 0.0875), tilt=(0, -90))
        items = place(
            items,
            (0.008 * cos(angle), 0.008 * sin(angle), 0.012),
            tilt=(-lean * sin(angle), lean * cos(angle)),
        )
        objects += items
    return objects


def gift_box(paper, ribbon, width=0.2, depth=0.2, height=0.1):
    """A box with a lid and a tied ribbon."""
    base = box(width - 0.004, depth - 0.004, height * 0.8, paper, bevel=0.0012)
    lid = box(width, depth, height * 0.34, paper, bevel=0.0014, at=(0, 0, height * 0.66))
    across = box(0.022, depth + 0.0016, height + 0.001, ribbon, bevel=0.0007, at=(0, 0, -0.0001))
    along = box(width + 0.0016, 0.022, height + 0.001, ribbon, bevel=0.0007, at=(0, 0, -0.0001))

    def loop(turn, reach):
        line = bezier(
            (0, 0, 0), (reach * 1.25, 0, reach * 1.35), (reach * 1.5, 0, -reach * 0.35), (0, 0, 0.001), 40
        )

        def surface(u, v):
            x, _, z = line[round(v * 40)]
            return (x, (u - 0.5) * 0.02 * (0.45 + 0.55 * min(1, x / (reach * 0.5))), z)

        return place(
            [sheet(surface, 0.02, reach * 3, ribbon, thickness=0.0006, columns=6, rows=40)],
            (0, 0, height + 0.002),
            turn=turn,
        )

    def tail(turn, reach):
        def surface(u, v):
            return (
                reach * v,
                (u - 0.5) * 0.02,
                0.006 * sin(pi * v * 1.5) * (1 - v * 0.5) + 0.002 - 0.002 * v,
            )

        return place(
            [sheet(surface, 0.02, reach, ribbon, thickness=0.0006, columns=6, rows=24)],
            (0, 0, height + 0.001),
            turn=turn,
        )

    knot = box(0.018, 0.016, 0.012, ribbon, bevel=0.005, at=(0, 0, height))
    return [
        base,
        lid,
        across,
        along,
        *loop(25, 0.045),
        *loop(205, 0.045),
        *tail(-35, 0.075),
        *tail(-140, 0.07),
        knot,
    ]


def storage_boxes(kraft, metal, ink, words):
    """Two card boxes with label frames, one on the other."""
    objects, level = [], 0.0
    for index, (width, depth, height) in enumerate(((0.36, 0.26, 0.17), (0.3, 0.21, 0.13))):
        base = box(width, depth, height, kraft, bevel=0.002)
        lid = box(width + 0.006, depth + 0.006, 0.045, kraft, bevel=0.002, at=(0, 0, height - 0.042))
        plate = box(0.07, 0.0016, 0.034, metal, bevel=0.0007, at=(0, -depth / 2 - 0.0006, height * 0.34))
        name = lettering(words[index], 0.014, ink, (0, -depth / 2 - 0.0018, height * 0.34 + 0.017))
        objects += place([base, lid, plate, name], (0.008 * index, 0.004, level), turn=-6 * index)
        level += height + 0.0035
    return objects


def tea_tin(body, lid, paper, ink, lines, width=0.078, height=0.11):
    """A round tin with a label."""
    r = width / 2
    case = lathe(rounded([(0, 0), (r, 0), (r, height * 0.84), (0, height * 0.84)], 0.0015), body, name='tin')
    top = lathe(
        rounded([(0, height * 0.8), (r + 0.0008, height * 0.8), (r + 0.0008, height), (0, height)], 0.0024),
        lid,
        name='lid',
    )
    return [case, top, *printed(r, height * 0.14, height * 0.66, paper, ink, lines)]


def bottle_of_oil(glass, cork, paper, ink, lines, oil, width=0.066, height=0.25):
    """A tall bottle with a cork and a label."""

    r = width / 2
    outside = rounded(
        [
            (0, 0),
            (r, 0),
            (r, height * 0.6),
            (r * 0.36, height * 0.74),
            (r * 0.33, height * 0.92),
            (r * 0.43, height * 0.925),
            (r * 0.43, height * 0.95),
        ],
        0.016,
        steps=12,
    )
    bottle = lathe(hollow(outside, 0.0026, 0.008), glass, name='bottle')

    stop = lathe(
        rounded([(0, height * 0.9), (r * 0.25, height * 0.9), (r * 0.3, height), (0, height)], 0.002),
        cork,
        name='cork',
    )
    return [
        bottle,
        stop,
        filling(outside, 0.0026, 0.008, height * 0.64, oil),
        *printed(r, height * 0.14, height * 0.46, paper, ink, lines),
    ]


def honey_jar(glass, honey, lid, paper, ink, lines, width=0.074, height=0.088):
    """A jar of honey with a metal lid."""

    r = width / 2
    outside = rounded(
        [(0, 0), (r, 0), (r, height * 0.84), (r * 0.86, height * 0.92), (r * 0.86, height)], 0.007
    )
    jar = lathe(hollow(outside, 0.0024, 0.005), glass, name='jar')
    cover = lathe(
        rounded(
            [(0, height * 0.92), (r * 0.93, height * 0.92), (r * 0.93, height * 1.06), (0, height * 1.06)],
            0.0022,
        ),
        lid,
        name='lid',
    )
    return [
        jar,
        cover,
        filling(outside, 0.0024, 0.005, height * 0.86, honey),
        *printed(r, height * 0.18, height * 0.7, paper, ink, lines),
    ]


def chocolate(paper, foil, cocoa, ink, lines, width=0.075, depth=0.155):
    """An opened bar of chocolate in its sleeve."""
    sleeve = box(width, depth * 0.7, 0.0105, paper, bevel=0.0012, at=(0, -depth * 0.15, 0))
    silver = box(width - 0.002, depth * 0.1, 0.0098, foil, bevel=0.0015, at=(0, depth * 0.23, 0.0003))
    pieces = []
    for row in range(2):
        for column in range(4):
            piece = box(
                0.0172,
                0.021,
                0.0092,
                cocoa,
                bevel=0.0017,
                at=((column - 1.5) * 0.0177, depth * 0.28 + 0.0115 + row * 0.0215, 0.0006),
            )
            pieces.append(piece)
    words = [lettering(line, 0.013 if index == 0 else 0.0055, ink) for index, line in enumerate(lines)]
    for index, word in enumerate(words):
        place([word], (0, -depth * 0.05 - 0.02 * index, 0.0106), tilt=(-90, 0))
    return [sleeve, silver, *pieces, *words]
