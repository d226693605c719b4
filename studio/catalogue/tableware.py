"""The tableware of the catalogue."""

from catalogue.product import Product
from forms import ceramics, cooking, vessels
from materials import glazes, woods
from materials.colours import CHALK, CHARCOAL, CLAY, OAT, RUST, SAGE, SKY, STONE, TEAL


PRODUCTS = [
    Product('bellied-vase', 'tableware', ceramics.vase, dict(body=glazes.speckled(CHALK))),
    Product('bottle-vase', 'tableware', ceramics.bottle_vase, dict(body=glazes.raw_clay(CLAY))),
    Product(
        'teapot',
        'tableware',
        ceramics.teapot,
        dict(body=glazes.glossy(TEAL), grip=woods.rattan()),
    ),
    Product(
        'mug',
        'tableware',
        ceramics.mug,
        dict(body=glazes.dipped(SAGE, '#b9a58a', 0.03)),
        turn=-20,
    ),
    Product('jug', 'tableware', ceramics.jug, dict(body=glazes.glossy(OAT, edge='#8a6a48'))),
    Product('bowl', 'tableware', ceramics.bowl, dict(body=glazes.speckled(SKY))),
    Product('dinner-plates', 'tableware', ceramics.stack_of_plates, dict(body=glazes.speckled(OAT))),
    Product(
        'flower-pot',
        'tableware',
        ceramics.planter,
        dict(body=glazes.raw_clay(CLAY), saucer=glazes.raw_clay(CLAY)),
    ),
    Product(
        'butter-dish',
        'tableware',
        ceramics.butter_dish,
        dict(body=glazes.glossy(CHALK), lid=glazes.glossy(CHALK)),
    ),
    Product(
        'espresso-cups',
        'tableware',
        ceramics.espresso_set,
        dict(body=glazes.dipped(CHARCOAL, '#a58f74', 0.02)),
    ),
    Product(
        'egg-cups',
        'tableware',
        cooking.egg_cups,
        dict(body=glazes.glossy(SKY), egg=glazes.raw_clay('#c99f7c')),
    ),
    Product(
        'ramen-bowl',
        'tableware',
        cooking.serving_bowl,
        dict(body=glazes.dipped(TEAL, '#b29674', 0.022), wood=woods.wood('black')),
    ),
    Product('platter', 'tableware', cooking.platter, dict(body=glazes.speckled(CHALK)), above=14),
    Product(
        'tagine',
        'tableware',
        vessels.tagine,
        dict(base=glazes.raw_clay(CLAY), lid=glazes.glossy(RUST)),
        turn=-10,
    ),
    Product(
        'pie-dish', 'tableware', vessels.pie_dish, dict(body=glazes.glossy(CHALK, edge='#a98d66')), above=8
    ),
    Product('sake-set', 'tableware', vessels.sake_set, dict(body=glazes.speckled(STONE))),
    Product(
        'sugar-and-cream',
        'tableware',
        vessels.sugar_and_cream,
        dict(body=glazes.glossy(SKY, edge='#7b6a55'), lid=glazes.glossy(SKY, edge='#7b6a55')),
    ),
]
