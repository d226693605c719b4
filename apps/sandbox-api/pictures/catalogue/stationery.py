"""The stationery of the catalogue."""

from catalogue.product import Product
from forms import paper_goods
from materials import glazes, metals, papers, plastics, woods
from materials import textiles as textile
from materials.colours import DENIM, FOREST, NAVY, OAT, OCHRE, PLUM, ROSE, RUST, SAGE, TEAL


PRODUCTS = [
    Product(
        'novels',
        'stationery',
        paper_goods.book_pile,
        dict(
            covers=(papers.book_cloth(TEAL), papers.book_cloth(OCHRE), papers.book_cloth(PLUM)),
            pages=papers.pages(),
            ink=metals.polished('gold', 0.3),
            titles=('Tides', 'A Year of Bread', 'Small Hours'),
        ),
    ),
    Product(
        'notebook',
        'stationery',
        paper_goods.notebook,
        dict(
            cover=papers.leather(NAVY, 0.0009),
            pages=papers.pages(),
            elastic=plastics.rubber('#7d3a26'),
            pencil_wood=woods.wood('beech'),
            lead=plastics.rubber(),
        ),
    ),
    Product(
        'coloured-pencils',
        'stationery',
        paper_goods.pencil_cup,
        dict(
            cup=glazes.glossy(OAT),
            wood=woods.wood('beech'),
            lead=plastics.rubber(),
            paints=tuple(
                woods.painted(colour) for colour in (RUST, OCHRE, SAGE, DENIM, PLUM, FOREST, ROSE, TEAL)
            ),
        ),
    ),
    Product(
        'gift-box',
        'stationery',
        paper_goods.gift_box,
        dict(paper=papers.kraft(), ribbon=textile.felt(RUST, '#4f2212')),
    ),
]
