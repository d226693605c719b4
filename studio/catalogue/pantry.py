"""The pantry of the catalogue."""

from catalogue.product import Product
from forms import groceries, paper_goods, tins
from materials import clear, metals, papers, plants, plastics, woods
from materials import textiles as textile
from materials.colours import CHALK, CLAY, DENIM, FOREST, INK, NAVY, OAT, OLIVE, PAPER, PLUM, RUST, SKY, TEAL

CLEAR = clear.glass()
LABEL = papers.paper(PAPER)
BLACK = papers.print_ink(INK)
TIN = metals.polished('steel', 0.2)

PRODUCTS = [
    Product(
        'tea-tin',
        'pantry',
        paper_goods.tea_tin,
        dict(
            body=metals.lacquered(FOREST),
            lid=metals.lacquered(FOREST),
            paper=papers.paper(PAPER),
            ink=papers.print_ink(FOREST),
            lines=('Sencha', 'Green tea, first flush', '100 g'),
        ),
        turn=-16,
    ),
    Product(
        'olive-oil',
        'pantry',
        paper_goods.bottle_of_oil,
        dict(
            glass=clear.glass('#d3dcc0'),
            cork=woods.cork(),
            paper=papers.paper(PAPER),
            ink=papers.print_ink(OLIVE),
            lines=('Arbe', 'Olive oil', 'cold pressed', '500 ml'),
            oil=clear.liquid('#f2e39a', 1.46),
        ),
        turn=-16,
        lit_from_behind=True,
    ),
    Product(
        'honey',
        'pantry',
        paper_goods.honey_jar,
        dict(
            glass=CLEAR,
            honey=clear.liquid('#eab04a', 1.48),
            lid=metals.polished('gold', 0.25),
            paper=papers.paper(PAPER),
            ink=papers.print_ink('#5a3410'),
            lines=('Lime', 'Blossom honey', '350 g'),
        ),
        turn=-16,
    ),
    Product(
        'chocolate',
        'pantry',
        paper_goods.chocolate,
        dict(
            paper=papers.paper(CLAY),
            foil=metals.polished('silver', 0.25),
            cocoa=plastics.satin('#3a2116', 0.3),
            ink=papers.print_ink('#f0e2cf'),
            lines=('Seventy', 'dark chocolate', '80 g'),
        ),
        turn=-24,
    ),
    Product(
        'coffee',
        'pantry',
        groceries.coffee_bag,
        dict(
            paper=papers.kraft(),
            label=LABEL,
            ink=BLACK,
            lines=('Harbour', 'Coffee, whole beans', 'washed, light roast', '250 g'),
            tie=metals.brushed('aluminium'),
        ),
    ),
    Product(
        'tomatoes',
        'pantry',
        tins.tin_can,
        dict(
            metal=TIN,
            paper=papers.paper(RUST),
            ink=papers.print_ink(PAPER),
            lines=('Sole', 'Peeled tomatoes', '400 g'),
        ),
        turn=-16,
    ),
    Product(
        'sardines',
        'pantry',
        tins.sardines,
        dict(
            metal=TIN, paper=papers.paper(SKY), ink=papers.print_ink(NAVY), lines=('Maré', 'Sardines in oil')
        ),
        above=20,
    ),
    Product(
        'red-wine',
        'pantry',
        groceries.wine_bottle,
        dict(
            glass=clear.glass('#cdd8be'),
            wine=clear.liquid('#c84a60'),
            capsule=metals.lacquered(PLUM),
            paper=LABEL,
            ink=papers.print_ink(PLUM),
            lines=('Encosta', 'Red wine', 'dry, from old vines', '750 ml'),
            width=0.088,
        ),
        turn=-16,
        above=9,
        lit_from_behind=True,
    ),
    Product(
        'ginger-beer',
        'pantry',
        groceries.beer_bottle,
        dict(
            glass=clear.glass('#b97a3c'),
            cap_finish=metals.polished('gold', 0.2),
            paper=papers.paper(OAT),
            ink=papers.print_ink(FOREST),
            lines=('Root', 'Ginger beer', '330 ml'),
        ),
        turn=-16,
    ),
    Product(
        'jam',
        'pantry',
        groceries.jam_jar,
        dict(
            glass=CLEAR,
            jam=clear.liquid('#d8505a', 1.4),
            cloth=textile.checked(CHALK, '#9a8f7c', RUST, 0.012),
            cord=textile.felt(OAT, '#6b5a40'),
            paper=LABEL,
            ink=papers.print_ink(RUST),
            lines=('Raspberry', 'Jam', '220 g'),
        ),
        turn=-16,
    ),
    Product(
        'spices',
        'pantry',
        groceries.spice_jars,
        dict(
            glass=CLEAR,
            lid=metals.brushed('steel'),
            spices=(
                plants.grains('#9a3a1c', '#c4622c', 0.0009),
                plants.grains('#8a6420', '#c89a3c', 0.001),
                plants.grains('#3b3128', '#6a5a48', 0.003),
            ),
            paper=LABEL,
            ink=BLACK,
            names=('Paprika', 'Turmeric', 'Pepper'),
        ),
    ),
    Product(
        'flour',
        'pantry',
        groceries.flour_sack,
        dict(
            paper=papers.paper('#dccdb2'),
            ink=papers.print_ink(DENIM),
            label=LABEL,
            lines=('Mill No. 7', 'Stone-ground', 'wheat flour', '1 kg'),
        ),
    ),
    Product(
        'spaghetti',
        'pantry',
        groceries.pasta_bundle,
        dict(pasta=plastics.satin('#d9b56a', 0.5), band=papers.kraft()),
        above=14,
    ),
    Product(
        'biscuit-tin',
        'pantry',
        tins.biscuit_tin,
        dict(
            body=metals.lacquered(TEAL),
            lid=metals.lacquered(TEAL),
            paper=papers.paper(OAT),
            ink=papers.print_ink(TEAL),
            lines=('Oat', 'biscuits with butter', '300 g'),
        ),
        above=10,
    ),
    Product(
        'herbal-tea',
        'pantry',
        groceries.tea_box,
        dict(
            paper=papers.paper('#8c9a78'),
            label=LABEL,
            ink=papers.print_ink(FOREST),
            lines=('Meadow', 'Herbal tea', '20 bags'),
            bag=papers.paper('#cbbb98'),
            thread=papers.paper(CHALK),
            tag=LABEL,
        ),
    ),
    Product(
        'sea-salt',
        'pantry',
        tins.salt_tin,
        dict(
            card=papers.paper('#c3d0d6'),
            cap=plastics.satin(CHALK),
            ink=papers.print_ink(NAVY),
            lines=('Tide', 'Sea salt flakes', '200 g'),
        ),
        turn=-16,
    ),
]
