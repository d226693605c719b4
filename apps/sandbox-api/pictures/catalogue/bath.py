"""The bath of the catalogue."""

from catalogue.product import Product
from forms import bath
from materials import clear, glazes, metals, papers, plastics, woods
from materials.colours import CHALK, CLAY, FOREST, INK, PAPER, ROSE, SAGE


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
]
