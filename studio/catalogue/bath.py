"""The bath of the catalogue."""

from catalogue.product import Product
from forms import bath, bathroom, timber
from materials import clear, glazes, metals, papers, plastics, rugs, woods
from materials.colours import CHALK, CLAY, FOREST, INK, PAPER, ROSE, SAGE, SKY


PRODUCTS = [
    Product(
        'hand-wash',
        'bath',
        bath.pump_bottle,
        dict(
            body=clear.glass('#8a4a1c'),
            pump=plastics.satin(INK),
            paper=papers.paper(PAPER),
            ink=papers.print_ink(INK),
            lines=('Fjord', 'Hand wash', 'Sea salt & juniper', '300 ml'),
        ),
        turn=-16,
    ),
    Product(
        'face-oil',
        'bath',
        bath.dropper_bottle,
        dict(
            glass=clear.glass('#8a4a1c'),
            cap=metals.polished('gold', 0.2),
            bulb=plastics.rubber('#22211f'),
            paper=papers.paper(PAPER),
            ink=papers.print_ink(INK),
            lines=('No. 4', 'Rosehip oil', '30 ml'),
        ),
        turn=-16,
    ),
    Product(
        'cream-jar',
        'bath',
        bath.cream_jar,
        dict(
            body=glazes.glossy(CHALK),
            lid=woods.wood('bamboo'),
            ink=papers.print_ink(FOREST),
            lines=('Calendula', 'Day cream 50 ml'),
        ),
        turn=-16,
    ),
    Product(
        'soaps',
        'bath',
        bath.soaps,
        dict(
            soap_finishes=(
                clear.wax(SAGE),
                clear.wax(CLAY),
                clear.wax('#cfc2a8'),
            )
        ),
    ),
    Product(
        'hand-cream',
        'bath',
        bath.tube_of_cream,
        dict(
            body=metals.lacquered(ROSE),
            cap=plastics.satin(CHALK),
            ink=papers.print_ink('#4c2a24'),
            lines=('Fig', 'Hand cream', '75 ml'),
        ),
        turn=-16,
    ),
    Product(
        'scented-candle',
        'bath',
        bath.candle,
        dict(
            glass=clear.glass('#c9b594'),
            wax=clear.wax('#e2d4b8'),
            wick=plastics.rubber(),
            paper=papers.paper(PAPER),
            ink=papers.print_ink(INK),
            lines=('Cedar', 'Scented candle', '40 hours'),
        ),
        turn=-16,
    ),
    Product('bath-brush', 'bath', bath.brush, dict(wood=woods.wood('beech'), bristle=woods.rattan())),
    Product(
        'soap-dish',
        'bath',
        bathroom.soap_dish,
        dict(stone=papers.stone('#d9d2c6', '#a89c8c'), soap=clear.wax('#c9b48c')),
    ),
    Product(
        'toothbrushes',
        'bath',
        bathroom.toothbrushes,
        dict(
            cup=glazes.speckled(SKY),
            woods=(woods.wood('bamboo', along='y'), woods.wood('walnut', along='y')),
            bristle=plastics.satin(CHALK),
        ),
    ),
    Product(
        'perfume',
        'bath',
        bathroom.perfume,
        dict(
            glass=clear.glass(),
            juice=clear.liquid('#f1d79c', 1.36),
            cap=plastics.satin(INK, 0.2),
            paper=papers.paper(PAPER),
            ink=papers.print_ink(INK),
            lines=('Orris', 'Eau de parfum', '50 ml'),
        ),
    ),
    Product('comb', 'bath', bathroom.comb, dict(horn=plastics.satin('#6a3f1f', 0.18)), above=28),
    Product(
        'hand-mirror',
        'bath',
        bathroom.hand_mirror,
        dict(frame=woods.wood('oak', along='y'), glass=metals.polished('silver', 0.02)),
        above=24,
    ),
    Product('bath-mat', 'bath', bathroom.bath_mat, dict(cloth=rugs.tufted(SAGE, '#4c5544')), above=22),
    Product(
        'tissue-box',
        'bath',
        timber.tissue_box,
        dict(wood=woods.wood('walnut'), tissue=papers.paper(CHALK)),
        turn=-20,
        above=6,
    ),
]
