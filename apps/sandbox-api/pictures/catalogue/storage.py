"""The storage of the catalogue."""

from catalogue.product import Product
from forms import paper_goods, textiles
from materials import metals, papers
from materials import textiles as textile
from materials.colours import INK, SAND


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
]
