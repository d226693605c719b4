"""The stationery of the catalogue."""

from catalogue.product import Product
from forms import desk, paper, paper_goods
from materials import glazes, lenses, metals, papers, plastics, woods
from materials import textiles as textile
from materials.colours import (
    CHALK,
    CHARCOAL,
    DENIM,
    FOREST,
    INK,
    NAVY,
    OAT,
    OCHRE,
    PAPER,
    PLUM,
    ROSE,
    RUST,
    SAGE,
    SAND,
    SKY,
    TEAL,
)

BRASS = metals.polished('brass', 0.18)
BLACK = papers.print_ink(INK)
WHITE = papers.paper(PAPER)

PRODUCTS = [
    Product(
        'novels',
        'stationery',
        paper_goods.book_pile,
        dict(
            covers=(papers.book_cloth(TEAL), papers.book_cloth(OCHRE), papers.book_cloth(PLUM)),
            pages=papers.pages(),
            ink=metals.polished('gold', 0.3),
            titles=('Tides', 'A Year of Bread', 'Small Hours'),
        ),
    ),
    Product(
        'notebook',
        'stationery',
        paper_goods.notebook,
        dict(
            cover=papers.leather(NAVY, 0.0009),
            pages=papers.pages(),
            elastic=plastics.rubber('#7d3a26'),
            pencil_wood=woods.wood('beech'),
            lead=plastics.rubber(),
        ),
    ),
    Product(
        'coloured-pencils',
        'stationery',
        paper_goods.pencil_cup,
        dict(
            cup=glazes.glossy(OAT),
            wood=woods.wood('beech'),
            lead=plastics.rubber(),
            paints=tuple(
                woods.painted(colour) for colour in (RUST, OCHRE, SAGE, DENIM, PLUM, FOREST, ROSE, TEAL)
            ),
        ),
    ),
    Product(
        'gift-box',
        'stationery',
        paper_goods.gift_box,
        dict(paper=papers.kraft(), ribbon=textile.felt(RUST, '#4f2212')),
    ),
    Product(
        'fountain-pen',
        'stationery',
        desk.fountain_pen,
        dict(body=plastics.satin(NAVY, 0.12), metal=BRASS, nib=metals.polished('gold', 0.15)),
        above=26,
    ),
    Product(
        'tape-dispenser',
        'stationery',
        desk.tape_dispenser,
        dict(body=metals.lacquered(SAGE), tape=papers.paper(SAND), metal=metals.polished('steel')),
    ),
    Product(
        'globe',
        'stationery',
        desk.globe,
        dict(
            sea=papers.paper('#9fb2b5'), land=papers.paper('#c4b183'), wood=woods.wood('walnut'), metal=BRASS
        ),
        turn=-14,
    ),
    Product(
        'magnifier',
        'stationery',
        desk.magnifier,
        dict(glass=lenses.lens(), metal=BRASS, wood=woods.wood('walnut', along='z')),
        above=22,
    ),
    Product(
        'rulers',
        'stationery',
        desk.rulers,
        dict(wood=woods.wood('beech'), metal=BRASS, ink=BLACK),
        above=28,
    ),
    Product(
        'pen-tray',
        'stationery',
        desk.pen_tray,
        dict(
            stone=papers.stone(),
            pens=(plastics.satin(TEAL, 0.2), metals.brushed('brass', 0.25)),
            metal=metals.polished('steel'),
        ),
        above=16,
    ),
    Product(
        'envelopes',
        'stationery',
        paper.envelopes,
        dict(
            paper=papers.paper('#dfcfb4'),
            lining=papers.paper(SAGE),
            wax=plastics.satin('#7d2a22', 0.25),
            ribbon=textile.felt(RUST, '#4f2212'),
        ),
        above=24,
    ),
    Product(
        'desk-calendar',
        'stationery',
        paper.desk_calendar,
        dict(wood=woods.wood('oak'), card=WHITE, ink=BLACK, accent=papers.print_ink(RUST)),
    ),
    Product(
        'clipboard',
        'stationery',
        paper.clipboard,
        dict(wood=woods.wood('ash', along='y'), paper=WHITE, metal=BRASS, ink=papers.print_ink(SKY)),
        above=24,
    ),
    Product(
        'playing-cards',
        'stationery',
        paper.playing_cards,
        dict(card=WHITE, back=papers.paper(TEAL), ink=BLACK, accent=papers.print_ink('#9a2c22')),
        above=20,
    ),
    Product(
        'sketchbook',
        'stationery',
        paper.sketchbook,
        dict(cover=papers.kraft(), paper=WHITE, wire=metals.lacquered(CHARCOAL)),
        above=16,
    ),
    Product(
        'letter-rack',
        'stationery',
        paper.letter_rack,
        dict(
            wood=woods.wood('walnut'),
            papers=(papers.paper(CHALK), papers.paper('#c8b08c'), papers.paper(ROSE)),
        ),
    ),
]
