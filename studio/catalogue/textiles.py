"""The textiles of the catalogue."""

from catalogue.product import Product
from forms import soft, textiles
from materials import rugs, woods
from materials import textiles as textile
from materials.colours import CHALK, DENIM, NAVY, OAT, OLIVE, RUST, SAGE, SKY, STONE


PRODUCTS = [
    Product(
        'waffle-towels',
        'textiles',
        textiles.folded_pile,
        dict(
            cloths=(
                textile.waffle(RUST, '#54281a'),
                textile.waffle(OAT, '#8d7d62'),
                textile.waffle(SAGE, '#4c5544'),
            )
        ),
    ),
    Product(
        'rolled-towels',
        'textiles',
        textiles.rolled_towels,
        dict(
            cloths=(
                textile.terry(CHALK, '#a79d8c'),
                textile.terry(STONE, '#5d564d'),
                textile.terry(SKY, '#53646e'),
            )
        ),
    ),
    Product(
        'linen-cushion',
        'textiles',
        textiles.cushion,
        dict(cloth=textile.woven(SAGE, '#474f3f'), piping=textile.felt(OLIVE, '#38371f')),
        turn=-14,
    ),
    Product(
        'striped-cushion',
        'textiles',
        textiles.cushion,
        dict(cloth=textile.striped(OAT, '#85775f', NAVY), piping=textile.felt(NAVY, '#121826'), width=0.5),
        turn=-34,
        spot=(0.2, 0.1, 1.0),
    ),
    Product(
        'jute-rug',
        'textiles',
        textiles.rug,
        dict(
            cloth=rugs.braided('#b9a37c', '#6d5433', '#75685a'),
            fringe=textile.felt('#a58a5c', '#6d5433'),
        ),
        turn=-34,
        above=14,
    ),
    Product('knitted-pouffe', 'textiles', textiles.pouffe, dict(knit_cloth=textile.felt(STONE, '#4f4840'))),
    Product(
        'knitted-throws',
        'textiles',
        textiles.folded_pile,
        dict(
            cloths=(textile.knit(DENIM, '#1f2b3a'), textile.knit(CHALK, '#8d8474')),
            width=0.42,
            depth=0.3,
            layers=4,
            thickness=0.014,
        ),
    ),
    Product(
        'bolster',
        'textiles',
        soft.bolster,
        dict(cloth=textile.ribbed(RUST, '#4a2015'), piping=textile.felt(OAT, '#85775f')),
        turn=-24,
    ),
    Product(
        'floor-cushion',
        'textiles',
        soft.floor_cushion,
        dict(
            cloth=textile.woven(DENIM, '#1f2b3a'),
            piping=textile.felt(NAVY, '#121826'),
            button=textile.felt(NAVY, '#121826'),
        ),
        above=4,
    ),
    Product(
        'linen-napkins',
        'textiles',
        soft.napkins,
        dict(
            cloths=(textile.woven(OAT, '#8d7d62', 0.0012), textile.woven(SAGE, '#474f3f', 0.0012)),
            ring=woods.wood('walnut'),
        ),
        above=8,
    ),
    Product(
        'pot-holders',
        'textiles',
        soft.pot_holders,
        dict(
            cloths=(
                textile.striped(CHALK, '#8d8474', DENIM, 0.005, 0.02),
                textile.woven(DENIM, '#1f2b3a', 0.0014),
            ),
            binding=textile.felt(OAT, '#85775f'),
        ),
        above=24,
    ),
]
