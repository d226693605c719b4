"""The sports of the catalogue."""

from catalogue.product import Product
from forms import living, pastimes, sport
from materials import metals, papers, plastics, woods
from materials import textiles as textile
from materials.colours import CHALK, CHARCOAL, DENIM, INK, OAT, OCHRE, PLUM, RUST, SAGE, TEAL


PRODUCTS = [
    Product(
        'dumbbells',
        'sports',
        living.dumbbells,
        dict(cover=plastics.rubber('#4b5a52'), metal=metals.brushed('steel')),
    ),
    Product(
        'yoga-mat',
        'sports',
        living.yoga_mat,
        dict(foam=plastics.foam(PLUM), strap=textile.felt(OAT, '#6b5a40')),
    ),
    Product(
        'flask',
        'sports',
        living.flask,
        dict(body=metals.lacquered(DENIM), cap=plastics.satin(INK), loop=papers.leather('#6b4528')),
    ),
    Product(
        'basketball',
        'sports',
        sport.basketball,
        dict(leather=papers.leather('#9a4a22', 0.0026), seam=plastics.rubber()),
    ),
    Product(
        'tennis-balls',
        'sports',
        sport.tennis_balls,
        dict(felt=textile.felt('#aab04e', '#737a2a'), seam=plastics.rubber('#e8e6d8')),
    ),
    Product(
        'kettlebell',
        'sports',
        sport.kettlebell,
        dict(iron=metals.cast_iron(), ring=metals.lacquered(RUST)),
        turn=-20,
    ),
    Product(
        'jump-rope',
        'sports',
        sport.jump_rope,
        dict(cord=textile.felt(OAT, '#6b5a40'), wood=woods.wood('beech', along='z')),
        above=25,
    ),
    Product(
        'foam-roller',
        'sports',
        sport.foam_roller,
        dict(foam=plastics.foam(TEAL), core=plastics.satin(INK)),
    ),
    Product('yoga-blocks', 'sports', sport.yoga_blocks, dict(finish=woods.cork(), other=plastics.foam(SAGE))),
    Product(
        'table-tennis-bat',
        'sports',
        sport.paddle,
        dict(
            wood=woods.wood('ash', along='y'),
            rubber=plastics.rubber('#8f2b22'),
            ball_finish=plastics.satin(CHALK),
        ),
        above=25,
    ),
    Product(
        'resistance-bands',
        'sports',
        sport.resistance_bands,
        dict(finishes=(plastics.rubber(CHARCOAL), plastics.rubber(SAGE), plastics.rubber(OCHRE))),
    ),
    Product(
        'skateboard',
        'sports',
        sport.skateboard,
        dict(
            wood=woods.wood('ash'),
            grip=plastics.foam(INK),
            metal=metals.brushed('aluminium'),
            wheel=plastics.satin(CHALK),
        ),
        turn=-14,
        above=8,
    ),
    Product(
        'boules',
        'sports',
        sport.petanque,
        dict(steel=metals.brushed('steel', 0.24), wood=woods.wood('beech')),
    ),
    Product(
        'medicine-ball',
        'sports',
        pastimes.medicine_ball,
        dict(
            leather=papers.leather('#7a4a2c'),
            seam=papers.leather('#3a2214'),
            lace=textile.felt(OAT, '#85775f'),
        ),
    ),
]
