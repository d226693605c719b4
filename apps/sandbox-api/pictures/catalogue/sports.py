"""The sports of the catalogue."""

from catalogue.product import Product
from forms import living
from materials import metals, papers, plastics
from materials import textiles as textile
from materials.colours import DENIM, INK, OAT, PLUM


PRODUCTS = [
    Product(
        'dumbbells',
        'sports',
        living.dumbbells,
        dict(cover=plastics.rubber('#4b5a52'), metal=metals.brushed('steel')),
    ),
    Product(
        'yoga-mat',
        'sports',
        living.yoga_mat,
        dict(foam=plastics.foam(PLUM), strap=textile.felt(OAT, '#6b5a40')),
    ),
    Product(
        'flask',
        'sports',
        living.flask,
        dict(body=metals.lacquered(DENIM), cap=plastics.satin(INK), loop=papers.leather('#6b4528')),
    ),
]
