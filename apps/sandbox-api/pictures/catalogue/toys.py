"""The toys of the catalogue."""

from catalogue.product import Product
from forms import living
from materials import woods
from materials.colours import CHARCOAL, CLAY, DENIM, OCHRE, ROSE, RUST, SAGE, TEAL


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
]
