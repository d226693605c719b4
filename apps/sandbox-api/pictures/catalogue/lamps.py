"""The lamps of the catalogue."""

from catalogue.product import Product
from forms import lamps
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
    ),
    Product(
        'candle-holder',
        'lamps',
        lamps.candle_holder,
        dict(metal=metals.polished('brass', 0.18), wax=clear.wax(CHALK), wick=plastics.rubber()),
    ),
]
