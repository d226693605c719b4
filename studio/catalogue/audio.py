"""The audio and small electronics of the catalogue."""

from catalogue.product import Product
from forms import electronics, living, pastimes, sound
from materials import lights, metals, papers, plastics, woods
from materials import textiles as textile
from materials.colours import CHALK, CHARCOAL, CLAY, FOREST, INK, OAT, OCHRE, PAPER, RUST, SAGE, STONE

STEEL = metals.brushed('aluminium')
BLACK = plastics.satin(INK)
MARKS = papers.print_ink(INK)

PRODUCTS = [
    Product(
        'speaker',
        'audio',
        living.speaker,
        dict(
            cloth=textile.boucle(STONE, '#4b453d', loop=0.0012),
            wood=woods.wood('walnut'),
            metal=metals.brushed('aluminium'),
        ),
        turn=-10,
    ),
    Product(
        'headphones',
        'audio',
        sound.headphones,
        dict(
            shell=plastics.satin(CHARCOAL),
            leather=papers.leather('#6b4528', 0.001),
            metal=STEEL,
            mesh=plastics.foam(INK),
        ),
    ),
    Product(
        'turntable',
        'audio',
        sound.turntable,
        dict(
            wood=woods.wood('walnut'),
            dark=BLACK,
            metal=STEEL,
            vinyl=plastics.satin('#141414', 0.2),
            paper=papers.paper(RUST),
        ),
        above=8,
    ),
    Product(
        'radio',
        'audio',
        sound.radio,
        dict(
            case=plastics.satin(OCHRE),
            cloth=textile.boucle(OAT, '#6b5a40', loop=0.0012),
            metal=metals.polished('brass', 0.2),
            dial=plastics.satin(PAPER),
            ink=MARKS,
        ),
    ),
    Product(
        'round-speaker',
        'audio',
        sound.smart_speaker,
        dict(cloth=textile.boucle(SAGE, '#4c5544', loop=0.0014), base=BLACK, top=plastics.satin(SAGE)),
    ),
    Product(
        'shelf-speakers',
        'audio',
        sound.bookshelf_speakers,
        dict(
            wood=woods.wood('oak', along='z'),
            cone=plastics.rubber('#2b2a29'),
            ring=metals.brushed('iron', 0.3),
            dome=plastics.satin(CHARCOAL),
        ),
    ),
    Product(
        'microphone',
        'audio',
        sound.microphone,
        dict(metal=metals.lacquered(CHARCOAL), mesh=plastics.dots('#b9b7b2', every=0.0022), base=BLACK),
        turn=-16,
    ),
    Product(
        'camera',
        'audio',
        electronics.camera,
        dict(
            body=metals.brushed('aluminium', 0.3),
            leather=papers.leather('#262322', 0.001),
            metal=metals.brushed('steel', 0.25),
            lens=plastics.satin('#0b0d12', 0.03),
        ),
    ),
    Product(
        'keyboard',
        'audio',
        electronics.keyboard,
        dict(
            case=metals.lacquered(STONE),
            key=plastics.satin(CHALK, 0.45),
            accent=plastics.satin(CLAY, 0.45),
        ),
        above=14,
    ),
    Product(
        'mouse',
        'audio',
        electronics.mouse,
        dict(shell=plastics.satin(CHALK), wheel=plastics.rubber()),
        above=12,
    ),
    Product(
        'earphones',
        'audio',
        electronics.earbuds,
        dict(shell=plastics.satin(CHALK, 0.2), tip=plastics.rubber('#8b8880'), light=lights.opal(1.5)),
        above=8,
    ),
    Product(
        'calculator',
        'audio',
        electronics.calculator,
        dict(
            case=plastics.satin(FOREST),
            key=plastics.satin(CHALK),
            accent=plastics.satin(OCHRE),
            screen=plastics.satin('#a5ab98', 0.15),
            ink=MARKS,
        ),
        above=22,
    ),
    Product(
        'table-fan',
        'audio',
        electronics.fan,
        dict(body=metals.lacquered(SAGE), metal=metals.polished('steel'), blade=metals.lacquered(SAGE)),
        spot=(0.5, 0.1, 0.36),
    ),
    Product(
        'metronome',
        'audio',
        pastimes.metronome,
        dict(
            wood=woods.wood('walnut', along='z'),
            face=papers.paper(PAPER),
            metal=metals.polished('brass', 0.2),
        ),
        turn=-20,
    ),
]
