"""The plants of the catalogue."""

from catalogue.product import Product
from forms import living
from materials import glazes, papers, plants
from materials.colours import CHALK, CLAY, STONE


PRODUCTS = [
    Product(
        'rubber-plant',
        'plants',
        living.rubber_plant,
        dict(
            pot=glazes.raw_clay(STONE),
            soil=plants.soil(),
            leaf=plants.leaf('#24371f', '#6d8a4a', 0.22),
            stem=papers.kraft('#5d4a34'),
        ),
    ),
    Product(
        'snake-plant',
        'plants',
        living.snake_plant,
        dict(pot=glazes.glossy(CHALK), soil=plants.soil(), leaf=plants.leaf('#3b5433', '#8f9f5a', 0.4)),
    ),
    Product(
        'succulent',
        'plants',
        living.succulent,
        dict(pot=glazes.raw_clay(CLAY), soil=plants.soil(), leaf=plants.leaf('#7f9a84', '#a88f86', 0.55)),
    ),
]
