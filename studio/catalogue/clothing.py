"""The clothing of the catalogue."""

from catalogue.product import Product
from forms import clothing, hats, mending, shoe_care, umbrella, wardrobe
from materials import bristles, cedar, metals, papers, woods
from materials import textiles as textile
from materials.colours import INK, NAVY, OAT, OCHRE, RUST, SAGE, STONE

PRODUCTS = [
    Product(
        'hangers',
        'clothing',
        wardrobe.hanger,
        dict(wood=woods.wood('walnut'), metal=metals.brushed('brass')),
        above=38,
        spot=(0.5, 0.5, 0.9),
    ),
    Product(
        'umbrella',
        'clothing',
        umbrella.umbrella,
        dict(
            cloth=textile.woven(NAVY, '#10172a', 0.0012),
            metal=metals.brushed('steel'),
            wood=woods.wood('beech', along='z'),
            brass=metals.polished('brass', 0.2),
        ),
        turn=14,
        spot=(1.0, 0.3, 0.0),
        detail_share=0.3,
    ),
    Product(
        'shoe-trees',
        'clothing',
        wardrobe.shoe_trees,
        dict(wood=cedar.cedar(), metal=metals.brushed('brass', along='Y'), steel=metals.polished('steel')),
        turn=-48,
        above=8,
        spot=(0.6, 0.4, 0.7),
    ),
    Product(
        'darning-set',
        'clothing',
        mending.darning_set,
        dict(
            wood=woods.wood('olive', along='z'),
            reel_wood=woods.wood('beech', along='z'),
            wools=(
                textile.felt(NAVY, '#10172a'),
                textile.felt(RUST, '#3d1d13'),
                textile.felt(OAT, '#85775f'),
            ),
            steel=metals.polished('steel'),
        ),
        above=8,
        spot=(0.6, 0.5, 0.9),
    ),
    Product(
        'wool-scarf',
        'clothing',
        clothing.scarf,
        dict(cloth=textile.checked(OCHRE, '#5a3f14', OAT, 0.06), fringe=textile.felt(OCHRE, '#5a3f14')),
    ),
    Product(
        'socks',
        'clothing',
        clothing.socks,
        dict(
            knits=(
                textile.knit(NAVY, '#10172a', 0.0028),
                textile.knit(RUST, '#3d1d13', 0.0028),
                textile.knit(OAT, '#85775f', 0.0028),
            ),
            rib=textile.ribbed(STONE, '#5d564d', 0.003),
            paper=papers.kraft(),
        ),
    ),
    Product(
        'beanie',
        'clothing',
        hats.beanie,
        dict(knit=textile.knit(SAGE, '#4c5544', 0.0045), rib=textile.knit(SAGE, '#4c5544', 0.0045)),
    ),
    Product(
        'straw-hat',
        'clothing',
        hats.sun_hat,
        dict(straw=textile.straw(), ribbon=textile.felt(INK, '#0c0c0c')),
    ),
    Product(
        'felt-hat',
        'clothing',
        hats.felt_hat,
        dict(felt=textile.felt('#7a5f4a', '#3c2d22'), ribbon=textile.felt(INK, '#0c0c0c')),
    ),
    Product(
        'boot-brush',
        'clothing',
        shoe_care.brush_and_wax,
        dict(
            wood=woods.wood('beech'),
            horsehair=bristles.horsehair(),
            metal=metals.brushed('steel'),
            wax=bristles.shoe_wax('#5a3019', '#3d2011'),
            print_colour=metals.lacquered('#6f4327', 0.32),
            ink=papers.print_ink('#ead9b8'),
            lines=(('BEESWAX', 0.0098, 0.004), ('FOR BOOTS', 0.0054, -0.0075)),
        ),
        turn=-14,
        above=8,
        spot=(0.75, 0.15, 0.5),
    ),
]
