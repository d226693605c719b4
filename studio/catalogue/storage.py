"""The storage of the catalogue."""

from catalogue.product import Product
from forms import household, paper_goods, textiles, timber
from materials import metals, papers, woods
from materials import textiles as textile
from materials.colours import CLAY, FOREST, INK, OAT, PAPER, SAGE, SAND, TEAL


PRODUCTS = [
    Product(
        'cord-basket',
        'storage',
        textiles.basket,
        dict(fibre=textile.felt('#a48a60', '#5f4a2c'), handle=papers.leather('#6b4528')),
    ),
    Product(
        'storage-boxes',
        'storage',
        paper_goods.storage_boxes,
        dict(
            kraft=papers.paper(SAND),
            metal=metals.polished('brass', 0.25),
            ink=papers.print_ink(INK),
            words=('Letters', 'Photos'),
        ),
        turn=-12,
    ),
    Product(
        'wire-basket',
        'storage',
        household.wire_basket,
        dict(metal=metals.lacquered(INK), wood=woods.wood('beech', along='y')),
        turn=-18,
    ),
    Product(
        'wooden-crate',
        'storage',
        household.crate,
        dict(wood=woods.wood('ash'), metal=metals.polished('iron', 0.3)),
    ),
    Product('umbrella-stand', 'storage', household.umbrella_stand, dict(metal=metals.lacquered(FOREST))),
    Product(
        'picture-frame',
        'storage',
        household.picture_frame,
        dict(
            wood=woods.wood('oak'),
            mount=papers.paper(PAPER),
            print_finishes=(
                papers.paper(OAT),
                papers.paper(CLAY),
                papers.paper(SAGE),
                papers.paper(TEAL),
            ),
        ),
    ),
    Product(
        'magazine-files',
        'storage',
        timber.magazine_files,
        dict(board=papers.paper(TEAL), label_paper=papers.paper(PAPER), ink_finish=papers.print_ink(INK)),
        turn=-32,
    ),
    Product(
        'small-drawers',
        'storage',
        timber.small_drawers,
        dict(wood=woods.wood('walnut'), front=woods.wood('walnut'), knob=metals.polished('brass', 0.25)),
        turn=-22,
    ),
    Product(
        'toolbox',
        'storage',
        timber.toolbox,
        dict(metal=metals.lacquered(CLAY), clasp=metals.brushed('steel')),
        turn=-24,
    ),
]
