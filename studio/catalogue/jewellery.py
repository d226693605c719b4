"""The jewellery and the clocks of the catalogue."""

from catalogue.product import Product
from forms import clocks, jewellery
from materials import clear, gems, metals, papers, plants, plastics, woods
from materials import textiles as textile
from materials.colours import CHALK, CHARCOAL, FOREST, INK, NAVY, OAT, PAPER, RUST, SAGE

GOLD = metals.polished('gold', 0.1)
SILVER = metals.polished('silver', 0.1)
PEARL = gems.pearl()
MARKS = papers.print_ink(INK)
HANDS = metals.polished('steel', 0.2)

PRODUCTS = [
    Product('wedding-bands', 'jewellery', jewellery.wedding_bands, dict(first=GOLD, second=SILVER)),
    Product(
        'stone-ring',
        'jewellery',
        jewellery.stone_ring,
        dict(metal=GOLD, stone=clear.glass('#a9d3c4')),
    ),
    Product(
        'signet-ring', 'jewellery', jewellery.signet_ring, dict(metal=GOLD, ink=papers.print_ink('#4b3a22'))
    ),
    Product('bangles', 'jewellery', jewellery.bangles, dict(finishes=(GOLD, SILVER, GOLD, GOLD))),
    Product('hammered-cuff', 'jewellery', jewellery.cuff, dict(metal=gems.hammered('#c4a472'))),
    Product('hoop-earrings', 'jewellery', jewellery.hoop_earrings, dict(metal=GOLD), above=30),
    Product('pearl-necklace', 'jewellery', jewellery.pearl_necklace, dict(pearl=PEARL, metal=GOLD), above=30),
    Product(
        'stone-bracelet',
        'jewellery',
        jewellery.beaded_bracelet,
        dict(
            finishes=(
                gems.stone_bead('#5d7064', '#a9b39c'),
                gems.stone_bead('#8a5a48', '#c9a58c'),
                gems.stone_bead('#c9c0b0', '#8c8478'),
            ),
            spacer=GOLD,
        ),
    ),
    Product(
        'chain-necklace',
        'jewellery',
        jewellery.chain_necklace,
        dict(metal=GOLD, stone=gems.stone_bead('#27404a', '#5a7a80')),
        above=30,
    ),
    Product(
        'stud-earrings',
        'jewellery',
        jewellery.stud_earrings,
        dict(card=papers.paper(SAGE), pearl=PEARL, metal=GOLD),
    ),
    Product(
        'leather-watch',
        'jewellery',
        clocks.leather_watch,
        dict(
            metal=metals.polished('steel'),
            face=papers.paper(PAPER),
            ink=MARKS,
            hands=metals.polished('iron', 0.25),
            leather=papers.leather('#6b4528', 0.0009),
            cloth=textile.felt(OAT, '#85775f'),
        ),
        spot=(0.55, 0.0, 0.75),
    ),
    Product(
        'steel-watch',
        'jewellery',
        clocks.steel_watch,
        dict(
            metal=metals.brushed('steel', 0.26),
            face=plastics.satin(NAVY, 0.25),
            ink=papers.print_ink(CHALK),
            hands=HANDS,
            cloth=textile.felt(OAT, '#85775f'),
        ),
        spot=(0.55, 0.0, 0.75),
    ),
    Product(
        'wall-clock',
        'jewellery',
        clocks.wall_clock,
        dict(frame=woods.wood('oak'), face=papers.paper(PAPER), ink=MARKS, hands=metals.lacquered(INK)),
    ),
    Product(
        'alarm-clock',
        'jewellery',
        clocks.alarm_clock,
        dict(
            body=metals.lacquered(FOREST),
            face=papers.paper(PAPER),
            ink=MARKS,
            hands=metals.lacquered(INK),
            metal=metals.polished('brass', 0.18),
        ),
    ),
    Product(
        'mantel-clock',
        'jewellery',
        clocks.mantel_clock,
        dict(
            wood=woods.wood('walnut'),
            face=papers.paper(PAPER),
            ink=MARKS,
            hands=metals.lacquered(INK),
            metal=metals.polished('brass'),
        ),
    ),
    Product(
        'sand-glass',
        'jewellery',
        clocks.sand_glass,
        dict(wood=woods.wood('beech'), glass=clear.glass(), sand=plants.grains('#b98d63', '#e0c39a', 0.0007)),
    ),
    Product(
        'desk-clock',
        'jewellery',
        clocks.desk_clock,
        dict(
            body=plastics.satin(RUST),
            face=papers.paper(PAPER),
            ink=MARKS,
            hands=metals.lacquered(CHARCOAL),
        ),
    ),
]
