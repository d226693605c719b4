"""The pantry of the catalogue."""

from catalogue.product import Product
from forms import paper_goods
from materials import clear, metals, papers, plastics, woods
from materials.colours import CLAY, FOREST, OLIVE, PAPER

CLEAR = clear.glass()

PRODUCTS = [
    Product(
        'tea-tin',
        'pantry',
        paper_goods.tea_tin,
        dict(
            body=metals.lacquered(FOREST),
            lid=metals.lacquered(FOREST),
            paper=papers.paper(PAPER),
            ink=papers.print_ink(FOREST),
            lines=('Sencha', 'Green tea, first flush', '100 g'),
        ),
    ),
    Product(
        'olive-oil',
        'pantry',
        paper_goods.bottle_of_oil,
        dict(
            glass=clear.glass('#9aa878'),
            cork=woods.cork(),
            paper=papers.paper(PAPER),
            ink=papers.print_ink(OLIVE),
            lines=('Arbe', 'Olive oil', 'cold pressed', '500 ml'),
            oil=clear.liquid('#d8c25a', 1.46),
        ),
    ),
    Product(
        'honey',
        'pantry',
        paper_goods.honey_jar,
        dict(
            glass=CLEAR,
            honey=clear.liquid('#eab04a', 1.48),
            lid=metals.polished('gold', 0.25),
            paper=papers.paper(PAPER),
            ink=papers.print_ink('#5a3410'),
            lines=('Lime', 'Blossom honey', '350 g'),
        ),
    ),
    Product(
        'chocolate',
        'pantry',
        paper_goods.chocolate,
        dict(
            paper=papers.paper(CLAY),
            foil=metals.polished('silver', 0.25),
            cocoa=plastics.satin('#3a2116', 0.3),
            ink=papers.print_ink('#f0e2cf'),
            lines=('Seventy', 'dark chocolate', '80 g'),
        ),
        turn=-24,
    ),
]
