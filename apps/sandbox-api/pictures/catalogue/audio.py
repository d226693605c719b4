"""The audio of the catalogue."""

from catalogue.product import Product
from forms import living
from materials import metals, woods
from materials import textiles as textile
from materials.colours import STONE


PRODUCTS = [
    Product(
        'speaker',
        'audio',
        living.speaker,
        dict(
            cloth=textile.boucle(STONE, '#4b453d', loop=0.0012),
            wood=woods.wood('walnut'),
            metal=metals.brushed('aluminium'),
        ),
        turn=-10,
    ),
]
