"""The kitchen of the catalogue."""

from catalogue.product import Product
from forms import kitchen
from materials import glazes, metals, papers, woods
from materials.colours import CHALK, FOREST, SAGE


PRODUCTS = [
    Product(
        'cutting-board',
        'kitchen',
        kitchen.board,
        dict(wood=woods.wood('walnut', along='y'), cord=papers.leather('#6b4528')),
    ),
    Product('skillet', 'kitchen', kitchen.skillet, dict(iron=metals.cast_iron())),
    Product(
        'saucepan',
        'kitchen',
        kitchen.saucepan,
        dict(
            body=metals.enamel(FOREST), lid_finish=metals.enamel(FOREST), knob_finish=metals.polished('brass')
        ),
    ),
    Product(
        'kettle',
        'kitchen',
        kitchen.kettle,
        dict(body=metals.polished('steel', 0.16), grip=woods.wood('walnut')),
    ),
    Product('rolling-pin', 'kitchen', kitchen.rolling_pin, dict(wood=woods.wood('beech', along='z'))),
    Product(
        'pepper-mills',
        'kitchen',
        kitchen.pepper_mills,
        dict(
            wood=woods.wood('oak', along='z'),
            dark_wood=woods.wood('walnut', along='z'),
            metal=metals.polished('steel'),
        ),
    ),
    Product(
        'chefs-knife',
        'kitchen',
        kitchen.knife,
        dict(steel=metals.brushed('steel'), wood=woods.wood('walnut'), rivet=metals.polished('brass')),
    ),
    Product(
        'utensils',
        'kitchen',
        kitchen.utensils,
        dict(crock=glazes.speckled(CHALK), wood=woods.wood('beech'), dark_wood=woods.wood('walnut')),
    ),
    Product(
        'bread-bin', 'kitchen', kitchen.bread_bin, dict(body=metals.lacquered(SAGE), lid=woods.wood('beech'))
    ),
]
