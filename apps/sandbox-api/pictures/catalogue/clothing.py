"""The clothing of the catalogue."""

from catalogue.product import Product
from forms import clothing, hats
from materials import gems, papers, plastics
from materials import textiles as textile
from materials.colours import CHALK, CHARCOAL, FOREST, INK, NAVY, OAT, OCHRE, RUST, SAGE, SKY, STONE

PRODUCTS = [
    Product(
        'wool-jumper',
        'clothing',
        clothing.sweater,
        dict(knit=textile.knit(OAT, '#85775f', 0.0045), rib=textile.ribbed(OAT, '#85775f')),
    ),
    Product(
        'linen-shirt',
        'clothing',
        clothing.shirt,
        dict(cloth=textile.woven(SKY, '#5d7180', 0.0009), button=gems.pearl()),
    ),
    Product(
        'flannel-shirt',
        'clothing',
        clothing.shirt,
        dict(cloth=textile.checked(RUST, '#3d1d13', CHARCOAL, 0.036), button=plastics.satin(INK)),
        turn=6,
    ),
    Product(
        'jeans',
        'clothing',
        clothing.jeans,
        dict(
            denim=textile.woven('#2f4159', '#131c2a', 0.0009),
            leather=papers.leather('#8a5632'),
            thread=plastics.satin('#b07f3e', 0.7),
        ),
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
        'rubber-boots',
        'clothing',
        clothing.boots,
        dict(rubber=plastics.rubber(FOREST), sole=plastics.rubber(), lining=textile.felt(CHALK, '#8d8474')),
        turn=-24,
    ),
]
