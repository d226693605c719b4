"""The furniture of the catalogue."""

from catalogue.product import Product
from forms import furniture, rooms, timber
from materials import metals, mirrors, papers, woods
from materials import textiles as textile
from materials.colours import FOREST, INK, OCHRE, STONE

OAK = woods.wood('oak')

PRODUCTS = [
    Product('stool', 'furniture', furniture.stool, dict(wood=OAK)),
    Product(
        'side-table',
        'furniture',
        furniture.side_table,
        dict(top=metals.lacquered(FOREST), metal=metals.lacquered(FOREST)),
    ),
    Product(
        'chair',
        'furniture',
        furniture.chair,
        dict(wood=woods.wood('ash'), seat_finish=papers.leather('#7a4a2c')),
        turn=-28,
    ),
    Product(
        'armchair',
        'furniture',
        furniture.armchair,
        dict(cloth=textile.boucle(OCHRE, '#6d4a18'), wood=woods.wood('walnut')),
        turn=-24,
    ),
    Product(
        'sofa',
        'furniture',
        furniture.sofa,
        dict(cloth=textile.boucle(STONE, '#5e574e'), wood=woods.wood('oak')),
        turn=-16,
    ),
    Product(
        'shelf',
        'furniture',
        furniture.shelf,
        dict(wood=OAK, metal=metals.lacquered(INK)),
        turn=-22,
        spot=(0.6, 0.1, 0.7),
    ),
    Product(
        'sideboard',
        'furniture',
        furniture.sideboard,
        dict(wood=OAK, front=woods.wood('oak', along='z'), metal=OAK),
        turn=-20,
    ),
    Product('round-table', 'furniture', furniture.round_table, dict(wood=woods.wood('walnut'))),
    Product(
        'floor-mirror',
        'furniture',
        rooms.standing_mirror,
        dict(wood=woods.wood('walnut'), glass=mirrors.mirror()),
        turn=-24,
        above=7,
    ),
    Product('coat-stand', 'furniture', rooms.coat_stand, dict(wood=woods.wood('beech', along='z'))),
    Product('bench', 'furniture', rooms.bench, dict(wood=OAK), turn=-16),
    Product('ladder-shelf', 'furniture', rooms.ladder_shelf, dict(wood=woods.wood('ash')), turn=-14),
    Product('step-stool', 'furniture', timber.step_stool, dict(wood=woods.wood('beech')), turn=-34),
    Product(
        'bar-stool',
        'furniture',
        timber.bar_stool,
        dict(metal=metals.lacquered(INK), seat_finish=papers.leather('#7a4a2c')),
        turn=-18,
    ),
    Product(
        'nesting-tables',
        'furniture',
        timber.nesting_tables,
        dict(woods=(woods.wood('walnut'), woods.wood('oak')), legs=woods.wood('walnut')),
    ),
    Product(
        'folding-screen',
        'furniture',
        timber.folding_screen,
        dict(wood=woods.wood('ash'), cloth=textile.woven('#cfc0a6', '#8d7d62', 0.004)),
    ),
]
