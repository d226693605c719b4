"""The bags and leather goods of the catalogue."""

from catalogue.product import Product
from forms import bags, leather, travel
from materials import clear, metals, papers, plastics
from materials import textiles as textile
from materials.colours import CHALK, CHARCOAL, CLAY, FOREST, INK, NAVY, OAT, OLIVE, RUST, SAGE, STONE

BRASS = metals.polished('brass', 0.18)
TAN = papers.leather('#8a5632')
BROWN = papers.leather('#5a3822')
THREAD = plastics.satin('#d8c6a4', 0.7)

PRODUCTS = [
    Product(
        'canvas-tote',
        'bags',
        bags.tote,
        dict(canvas=textile.woven(OAT, '#85775f', 0.0014), handle=papers.leather('#8a5632')),
        turn=-16,
    ),
    Product(
        'satchel',
        'bags',
        bags.satchel,
        dict(leather=TAN, metal=BRASS),
        turn=-18,
    ),
    Product(
        'backpack',
        'bags',
        travel.backpack,
        dict(cloth=textile.woven(OLIVE, '#2c2b18', 0.0012), leather=BROWN, metal=BRASS),
        turn=-18,
    ),
    Product(
        'weekender',
        'bags',
        travel.weekender,
        dict(cloth=textile.woven(NAVY, '#10172a', 0.0014), leather=TAN, metal=BRASS),
        turn=-22,
    ),
    Product(
        'cabin-case',
        'bags',
        travel.suitcase,
        dict(shell=plastics.satin(SAGE, 0.4), metal=metals.brushed('aluminium'), rubber=plastics.rubber()),
        turn=-14,
    ),
    Product(
        'zip-pouch',
        'bags',
        bags.pouch,
        dict(cloth=textile.felt(CLAY, '#4f2a1c'), zipper=BRASS, puller=BROWN),
        above=30,
    ),
    Product(
        'linen-sack',
        'bags',
        bags.drawstring_bag,
        dict(cloth=textile.woven(CHALK, '#9a8f7c', 0.0014), cord=textile.felt(RUST, '#4f2212')),
    ),
    Product('belt', 'bags', leather.belt, dict(leather=BROWN, metal=BRASS), above=30),
    Product('wallet', 'bags', leather.wallet, dict(leather=TAN, thread=THREAD)),
    Product(
        'card-holder',
        'bags',
        leather.card_holder,
        dict(
            leather=papers.leather(FOREST, 0.001),
            cards=(plastics.satin(CHALK), plastics.satin(STONE)),
            thread=THREAD,
        ),
        above=30,
    ),
    Product(
        'key-ring',
        'bags',
        leather.key_ring,
        dict(leather=TAN, metal=metals.polished('steel'), ink=papers.print_ink('#3a2412')),
        above=30,
    ),
    Product(
        'sunglasses',
        'bags',
        leather.glasses,
        dict(frame=plastics.satin('#3d2416', 0.15), lens=clear.glass('#6d6455'), metal=BRASS),
        turn=-16,
    ),
    Product(
        'desk-mat',
        'bags',
        leather.desk_mat,
        dict(leather=papers.leather(CHARCOAL), thread=plastics.satin(INK, 0.7)),
        above=30,
    ),
]
