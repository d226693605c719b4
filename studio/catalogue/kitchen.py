"""The kitchen of the catalogue."""

from catalogue.product import Product
from forms import coffee, cooking, kitchen, knives
from materials import clear, glazes, metals, minerals, papers, plants, plastics, woods
from materials.colours import CHALK, FOREST, INK, OAT, RUST, SAGE, SKY, TEAL

STEEL = metals.brushed('steel', 0.26)
RIVET = metals.polished('brass')
WALNUT = woods.wood('walnut')


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
        above=30,
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
    Product(
        'paring-knife', 'kitchen', knives.paring_knife, dict(steel=STEEL, wood=WALNUT, rivet=RIVET), above=30
    ),
    Product(
        'bread-knife', 'kitchen', knives.bread_knife, dict(steel=STEEL, wood=WALNUT, rivet=RIVET), above=30
    ),
    Product(
        'cleaver',
        'kitchen',
        knives.cleaver,
        dict(steel=STEEL, wood=woods.wood('olive'), rivet=RIVET),
        above=30,
    ),
    Product(
        'knife-block',
        'kitchen',
        knives.knife_block,
        dict(block=woods.wood('ash', along='y'), steel=STEEL, wood=WALNUT, rivet=RIVET),
    ),
    Product('cutlery', 'kitchen', knives.cutlery, dict(steel=metals.polished('steel', 0.18)), above=30),
    Product('scissors', 'kitchen', knives.scissors, dict(steel=STEEL, cover=plastics.satin(INK)), above=30),
    Product(
        'serving-tray',
        'kitchen',
        knives.serving_tray,
        dict(wood=woods.wood('ash'), metal=metals.polished('brass', 0.2)),
    ),
    Product(
        'casserole',
        'kitchen',
        cooking.casserole,
        dict(body=metals.enamel(RUST), knob_finish=metals.polished('brass', 0.2)),
    ),
    Product(
        'mortar', 'kitchen', cooking.mortar, dict(stone=minerals.granite('#8f8d89', '#4a4846', '#c9c6bf'))
    ),
    Product(
        'mixing-bowls',
        'kitchen',
        cooking.mixing_bowls,
        dict(finishes=(metals.enamel(SKY), metals.enamel(CHALK), metals.enamel(OAT))),
    ),
    Product(
        'measuring-cups',
        'kitchen',
        cooking.measuring_cups,
        dict(metal=metals.brushed('copper', 0.24)),
        above=30,
    ),
    Product(
        'whisk',
        'kitchen',
        cooking.whisk,
        dict(metal=metals.polished('steel'), wood=woods.wood('beech')),
        above=30,
    ),
    Product('cake-stand', 'kitchen', cooking.cake_stand, dict(body=glazes.glossy(CHALK))),
    Product(
        'salt-cellar',
        'kitchen',
        cooking.salt_cellar,
        dict(wood=woods.wood('olive'), salt=plants.grains('#d8d3ca', '#f4f1ea', 0.0011)),
    ),
    Product(
        'moka-pot',
        'kitchen',
        coffee.moka_pot,
        dict(metal=metals.polished('aluminium', 0.24), grip=plastics.satin(INK)),
    ),
    Product(
        'french-press',
        'kitchen',
        coffee.french_press,
        dict(
            glass=clear.glass(),
            metal=metals.polished('steel'),
            grip=woods.wood('walnut'),
            coffee=plastics.satin('#20110a', 0.1),
        ),
    ),
    Product(
        'dripper',
        'kitchen',
        coffee.dripper,
        dict(
            body=glazes.glossy(TEAL),
            glass=clear.glass(),
            coffee=clear.liquid('#9a5a2c'),
            wood=woods.wood('walnut'),
        ),
    ),
]
