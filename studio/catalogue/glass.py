"""The glass of the catalogue."""

from catalogue.product import Product
from forms import glassware, vessels
from materials import clear, plants, plastics, woods

CLEAR = clear.glass()
OAK = woods.wood('oak')

PRODUCTS = [
    Product('tumblers', 'glass', glassware.tumblers, dict(glass=CLEAR, drink=clear.liquid('#fbfdfd'))),
    Product('wine-glass', 'glass', glassware.wine_glass, dict(glass=CLEAR, drink=clear.liquid('#d9607a'))),
    Product(
        'carafe', 'glass', glassware.carafe, dict(glass=CLEAR, stopper=OAK, drink=clear.liquid('#fbfdfd'))
    ),
    Product(
        'storage-jars',
        'glass',
        glassware.storage_jars,
        dict(
            glass=CLEAR,
            lid=woods.wood('beech'),
            contents=(
                plants.grains('#c79a52', '#e7c98e', 0.006),
                plants.grains('#3b2114', '#6a3f26', 0.008),
                plants.grains('#7d1f14', '#b0402a', 0.004),
            ),
        ),
    ),
    Product('glass-teapot', 'glass', glassware.teapot, dict(glass=CLEAR, tea=clear.liquid('#e0a052'))),
    Product(
        'decanter',
        'glass',
        vessels.decanter,
        dict(glass=CLEAR, wine=clear.liquid('#c84a60'), stopper=woods.cork()),
        lit_from_behind=True,
    ),
    Product('tankard', 'glass', vessels.tankard, dict(glass=CLEAR, beer=clear.liquid('#e0a83a')), turn=-24),
    Product(
        'cake-dome',
        'glass',
        vessels.cake_dome,
        dict(glass=CLEAR, wood=OAK, cake=plastics.foam('#9a6a3c'), icing=clear.wax('#f0e6d4')),
    ),
]
