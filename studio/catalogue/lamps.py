"""The lamps of the catalogue."""

from catalogue.product import Product
from forms import lamps, lights as lanterns
from materials import clear, glazes, lights, metals, papers, plastics, woods
from materials.colours import CHALK, CLAY, INK, OCHRE, SAGE

OAK = woods.wood('oak')

PRODUCTS = [
    Product(
        'table-lamp',
        'lamps',
        lamps.table_lamp,
        dict(base=glazes.speckled(SAGE), cloth=lights.shade('#efe4cf'), metal=metals.polished('brass')),
    ),
    Product(
        'globe-lamp',
        'lamps',
        lamps.globe_lamp,
        dict(globe=lights.opal(), metal=metals.polished('brass'), stone=papers.stone()),
    ),
    Product(
        'desk-lamp',
        'lamps',
        lamps.desk_lamp,
        dict(body=metals.lacquered(OCHRE), metal=metals.polished('steel'), bulb=lights.opal(6.0)),
    ),
    Product(
        'tripod-lamp',
        'lamps',
        lamps.tripod_lamp,
        dict(wood=OAK, cloth=lights.shade('#efe4cf'), metal=metals.lacquered(INK)),
    ),
    Product(
        'pendant',
        'lamps',
        lamps.pendant,
        dict(shell=metals.lacquered(CLAY), metal=metals.polished('brass'), bulb=lights.opal(6.0)),
        spot=(0.5, 0.1, 0.2),
    ),
    Product(
        'candle-holder',
        'lamps',
        lamps.candle_holder,
        dict(metal=metals.polished('brass', 0.18), wax=clear.wax(CHALK), wick=plastics.rubber()),
    ),
    Product(
        'paper-lantern',
        'lamps',
        lanterns.paper_lantern,
        dict(paper=lights.shade('#f3ead9', 0.3), metal=metals.lacquered(INK)),
    ),
    Product(
        'mushroom-lamp',
        'lamps',
        lanterns.mushroom_lamp,
        dict(shell=metals.lacquered(CLAY), glow=lights.opal(5.0), metal=metals.polished('brass')),
    ),
    Product(
        'lantern',
        'lamps',
        lanterns.lantern,
        dict(metal=metals.lacquered(INK), glass=clear.glass(), wax=clear.wax(CHALK), wick=plastics.rubber()),
    ),
    Product(
        'arc-lamp',
        'lamps',
        lanterns.arc_lamp,
        dict(
            metal=metals.brushed('brass', 0.25),
            stone=papers.stone(),
            shell=metals.lacquered(INK),
            glow=lights.opal(5.0),
        ),
        spot=(0.95, 0.3, 0.82),
    ),
    Product(
        'tealight-glasses',
        'lamps',
        lanterns.tealights,
        dict(
            glasses=(clear.glass('#c9b594'), clear.glass('#b9c7b0'), clear.glass('#c7a49a')),
            wax=clear.wax(CHALK),
            wick=plastics.rubber(),
        ),
    ),
    Product(
        'reading-lamp',
        'lamps',
        lanterns.reading_lamp,
        dict(
            metal=metals.lacquered(SAGE),
            shell=metals.lacquered(SAGE),
            glow=lights.opal(5.0),
            wood=woods.wood('oak', along='z'),
        ),
        spot=(0.9, 0.5, 0.9),
    ),
]
