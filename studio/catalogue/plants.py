"""The plants of the catalogue."""

from catalogue.product import Product
from forms import greenery, living, pastimes
from materials import glazes, metals, papers, plants, woods
from materials.colours import CHALK, CLAY, FOREST, OAT, SAGE, SKY, STONE

SOIL = plants.soil()
STEM = papers.kraft('#5d4a34')

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
    Product(
        'cactus',
        'plants',
        greenery.cactus,
        dict(
            pot=glazes.raw_clay(CLAY),
            soil=SOIL,
            skin_finish=plants.leaf('#4c6a48', '#7f9468', 0.5),
            spine=papers.paper('#d9c99f'),
            flower=papers.paper('#c8687a'),
        ),
    ),
    Product(
        'palm',
        'plants',
        greenery.palm,
        dict(
            pot=glazes.speckled(CHALK),
            soil=SOIL,
            leaf=plants.leaf('#3e5a2c', '#86995a', 0.4),
            stem=plants.leaf('#6d8040', '#86995a'),
        ),
    ),
    Product(
        'olive-tree',
        'plants',
        greenery.olive_tree,
        dict(
            pot=glazes.raw_clay(CLAY),
            soil=SOIL,
            leaf=plants.leaf('#66735a', '#9aa58a', 0.5),
            bark=papers.kraft('#6f6252'),
        ),
    ),
    Product(
        'aloe',
        'plants',
        greenery.aloe,
        dict(pot=glazes.glossy(SKY), soil=SOIL, leaf=plants.leaf('#5f7f63', '#93a886', 0.4)),
    ),
    Product(
        'tulips',
        'plants',
        greenery.tulips,
        dict(
            glass_or_clay=glazes.speckled(OAT),
            petals=(papers.paper('#d99a86'), papers.paper('#e3b7a2'), papers.paper('#c97f74')),
            leaf=plants.leaf('#5f7d4a', '#8da06c', 0.45),
            stem=plants.leaf('#6d8a4a', '#8da06c', 0.5),
        ),
    ),
    Product(
        'dried-grasses',
        'plants',
        greenery.pampas,
        dict(vase_finish=glazes.raw_clay(SAGE), stem=papers.kraft('#b89a68'), plume=papers.paper('#d3bf9d')),
    ),
    Product(
        'watering-can',
        'plants',
        greenery.watering_can,
        dict(body=metals.lacquered(FOREST), metal=metals.polished('brass', 0.2)),
    ),
    Product(
        'plant-mister',
        'plants',
        pastimes.mister,
        dict(metal=metals.brushed('brass'), knob=woods.wood('walnut')),
        turn=-16,
    ),
    Product(
        'garden-tools',
        'plants',
        pastimes.garden_tools,
        dict(
            metal=metals.brushed('steel'), wood=woods.wood('ash', along='z'), cord=papers.leather('#6b4528')
        ),
        above=26,
    ),
]
