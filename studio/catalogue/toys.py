"""The toys of the catalogue."""

from catalogue.product import Product
from forms import games, living, pastimes, toys
from materials import metals, papers, woods
from materials import textiles as textile
from materials.colours import CHALK, CHARCOAL, CLAY, DENIM, INK, OCHRE, ROSE, RUST, SAGE, SKY, TEAL

BEECH = woods.wood('beech')
PAINTS = tuple(woods.painted(colour) for colour in (RUST, OCHRE, SAGE, TEAL, ROSE))

PRODUCTS = [
    Product(
        'stacking-rings',
        'toys',
        living.stacking_rings,
        dict(
            wood=woods.wood('beech'),
            paints=tuple(woods.painted(colour) for colour in (TEAL, SAGE, OCHRE, CLAY, ROSE)),
        ),
    ),
    Product(
        'toy-car',
        'toys',
        living.toy_car,
        dict(wood=woods.wood('beech'), paint=woods.painted(RUST), tyre=woods.painted(CHARCOAL)),
    ),
    Product(
        'building-blocks',
        'toys',
        living.blocks,
        dict(
            finishes=(
                woods.painted(OCHRE),
                woods.wood('beech'),
                woods.painted(SAGE),
                woods.painted(CLAY),
                woods.painted(DENIM),
            )
        ),
    ),
    Product(
        'train',
        'toys',
        toys.train,
        dict(
            wood=BEECH,
            paints=(woods.painted(RUST), woods.painted(DENIM), woods.painted(OCHRE)),
            dark=woods.painted(CHARCOAL),
        ),
    ),
    Product(
        'spinning-tops',
        'toys',
        toys.spinning_tops,
        dict(finishes=(woods.painted(RUST), woods.painted(TEAL), woods.painted(OCHRE)), wood=BEECH),
        above=12,
    ),
    Product(
        'abacus',
        'toys',
        toys.abacus,
        dict(frame=BEECH, paints=PAINTS, metal=metals.polished('steel')),
        turn=-16,
    ),
    Product(
        'pull-duck',
        'toys',
        toys.pull_duck,
        dict(
            body=woods.painted('#c99a3a'),
            beak=woods.painted(RUST),
            dark=woods.painted(INK),
            wood=BEECH,
            cord=textile.felt(CHALK, '#8d8474'),
        ),
    ),
    Product(
        'xylophone',
        'toys',
        toys.xylophone,
        dict(
            wood=BEECH,
            paints=tuple(
                woods.painted(colour) for colour in (RUST, CLAY, OCHRE, '#c0a250', SAGE, TEAL, SKY, DENIM)
            ),
            metal=metals.polished('brass'),
        ),
        above=14,
    ),
    Product(
        'skittles',
        'toys',
        toys.skittles,
        dict(wood=BEECH, paints=PAINTS, dark=woods.painted(DENIM)),
    ),
    Product('rainbow', 'toys', toys.rainbow, dict(paints=(*PAINTS, woods.painted(DENIM))), turn=-16),
    Product(
        'chess-set',
        'toys',
        games.chess_set,
        dict(dark=woods.wood('walnut'), light=woods.wood('ash'), edge=woods.wood('walnut')),
        above=8,
    ),
    Product(
        'dominoes',
        'toys',
        games.dominoes,
        dict(wood=woods.wood('ash'), ink=papers.print_ink(INK)),
        above=10,
    ),
    Product('letter-cubes', 'toys', games.letter_cubes, dict(wood=BEECH, ink=woods.painted(TEAL))),
    Product('shape-puzzle', 'toys', games.puzzle_board, dict(wood=BEECH, paints=PAINTS), above=18),
    Product(
        'toy-drum',
        'toys',
        pastimes.drum,
        dict(
            body=woods.painted(TEAL),
            skin_finish=papers.paper('#e6dac2'),
            cord=textile.felt(CHALK, '#8d8474'),
            stick=BEECH,
        ),
        above=6,
    ),
    Product(
        'yo-yo',
        'toys',
        pastimes.yo_yo,
        dict(side=woods.painted(RUST), middle=BEECH, cord=textile.felt(CHALK, '#8d8474')),
        turn=-24,
    ),
]
