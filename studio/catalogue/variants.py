"""The other colours and materials of products: the parts that differ, by the name of the variant."""

from materials import bristles, clear, glazes, metals, papers, plastics, rugs, woods
from materials import textiles as textile
from materials.colours import (
    BUTTER,
    CHALK,
    CHARCOAL,
    CLAY,
    DENIM,
    FOREST,
    INK,
    NAVY,
    OAT,
    OCHRE,
    OLIVE,
    PLUM,
    ROSE,
    RUST,
    SAGE,
    SAND,
    SKY,
    STONE,
    TEAL,
)


WALNUT, ASH, BLACK = woods.wood('walnut'), woods.wood('ash'), woods.wood('black')

VARIANTS = {
    # Tableware and kitchen
    'bellied-vase': {
        'clay': dict(body=glazes.speckled(CLAY)),
        'charcoal': dict(body=glazes.speckled(CHARCOAL)),
    },
    'bottle-vase': {
        'sand': dict(body=glazes.raw_clay(SAND)),
        'charcoal': dict(body=glazes.raw_clay(CHARCOAL)),
    },
    'teapot': {'oat': dict(body=glazes.glossy(OAT)), 'ink': dict(body=glazes.glossy(INK))},
    'mug': {
        'clay': dict(body=glazes.dipped(CLAY, '#b9a58a', 0.03)),
        'charcoal': dict(body=glazes.dipped(CHARCOAL, '#b9a58a', 0.03)),
    },
    'jug': {'sage': dict(body=glazes.glossy(SAGE)), 'sky': dict(body=glazes.glossy(SKY))},
    'bowl': {'chalk': dict(body=glazes.speckled(CHALK)), 'sage': dict(body=glazes.speckled(SAGE))},
    'dinner-plates': {
        'sky': dict(body=glazes.speckled(SKY)),
        'charcoal': dict(body=glazes.speckled(CHARCOAL)),
    },
    'saucepan': {
        'butter': dict(body=metals.enamel(BUTTER), lid_finish=metals.enamel(BUTTER)),
        'ink': dict(body=metals.enamel(INK), lid_finish=metals.enamel(INK)),
    },
    'casserole': {'forest': dict(body=metals.enamel(FOREST)), 'sky': dict(body=metals.enamel(SKY))},
    'bread-bin': {
        'ochre': dict(body=metals.lacquered(OCHRE)),
        'charcoal': dict(body=metals.lacquered(CHARCOAL)),
    },
    'rolling-pin': {'walnut': dict(wood=woods.wood('walnut', along='z'))},
    # Lamps and furniture
    'table-lamp': {'clay': dict(base=glazes.speckled(CLAY)), 'chalk': dict(base=glazes.speckled(CHALK))},
    'desk-lamp': {'sage': dict(body=metals.lacquered(SAGE)), 'ink': dict(body=metals.lacquered(INK))},
    'pendant': {
        'forest': dict(shell=metals.lacquered(FOREST)),
        'chalk': dict(shell=metals.lacquered(CHALK)),
    },
    'mushroom-lamp': {
        'sage': dict(shell=metals.lacquered(SAGE)),
        'butter': dict(shell=metals.lacquered(BUTTER)),
    },
    'stool': {'walnut': dict(wood=WALNUT), 'ash': dict(wood=ASH), 'black': dict(wood=BLACK)},
    'chair': {
        'walnut': dict(wood=WALNUT),
        'black': dict(wood=BLACK, seat_finish=papers.leather('#24211f')),
    },
    'side-table': {
        'clay': dict(top=metals.lacquered(CLAY), metal=metals.lacquered(CLAY)),
        'chalk': dict(top=metals.lacquered(CHALK), metal=metals.lacquered(CHALK)),
    },
    'armchair': {
        'forest': dict(cloth=textile.boucle(FOREST, '#15211a')),
        'chalk': dict(cloth=textile.boucle(CHALK, '#9a8f7c')),
    },
    'sofa': {
        'rust': dict(cloth=textile.boucle(RUST, '#3d1d13')),
        'denim': dict(cloth=textile.boucle(DENIM, '#1f2b3a')),
    },
    'round-table': {'oak': dict(wood=woods.wood('oak')), 'black': dict(wood=BLACK)},
    'bench': {'walnut': dict(wood=WALNUT)},
    # Textiles and bath
    'linen-cushion': {
        'rust': dict(cloth=textile.woven(RUST, '#3d1d13'), piping=textile.felt(RUST, '#3d1d13')),
        'oat': dict(cloth=textile.woven(OAT, '#85775f'), piping=textile.felt(SAND, '#6d5f44')),
    },
    'knitted-pouffe': {'ochre': dict(knit_cloth=textile.felt(OCHRE, '#5a3f14'))},
    'bath-mat': {
        'chalk': dict(cloth=rugs.tufted(CHALK, '#a79d8c')),
        'sky': dict(cloth=rugs.tufted(SKY, '#53646e')),
    },
    'scented-candle': {
        'green': dict(glass=clear.glass('#a9bba0')),
        'rose': dict(glass=clear.glass('#c7a49a')),
    },
    # Bags and leather
    'canvas-tote': {
        'navy': dict(canvas=textile.woven(NAVY, '#10172a', 0.0014)),
        'olive': dict(canvas=textile.woven(OLIVE, '#2c2b18', 0.0014)),
    },
    'satchel': {
        'black': dict(leather=papers.leather('#24211f')),
        'moss': dict(leather=papers.leather('#4a4b33')),
    },
    'backpack': {
        'stone': dict(cloth=textile.woven(STONE, '#5d564d', 0.0012)),
        'ink': dict(cloth=textile.woven(INK, '#0c0c0c', 0.0012)),
    },
    'cabin-case': {
        'rose': dict(shell=plastics.satin(ROSE, 0.4)),
        'charcoal': dict(shell=plastics.satin(CHARCOAL, 0.4)),
    },
    'belt': {
        'black': dict(leather=papers.leather('#24211f')),
        'tan': dict(leather=papers.leather('#8a5632')),
    },
    'wallet': {
        'black': dict(leather=papers.leather('#24211f')),
        'moss': dict(leather=papers.leather('#4a4b33')),
    },
    # Clothing
    'hangers': {
        'ash': dict(wood=ASH),
        'beech': dict(wood=woods.wood('beech')),
        'black': dict(wood=BLACK),
    },
    'umbrella': {
        'forest': dict(cloth=textile.woven(FOREST, '#15211a', 0.0012)),
        'rust': dict(cloth=textile.woven(RUST, '#3d1d13', 0.0012)),
    },
    'wool-scarf': {
        'plum': dict(
            cloth=textile.checked(PLUM, '#28161d', STONE, 0.06), fringe=textile.felt(PLUM, '#28161d')
        ),
    },
    'beanie': {
        'rust': dict(knit=textile.knit(RUST, '#3d1d13', 0.0045), rib=textile.knit(RUST, '#3d1d13', 0.0045)),
        'navy': dict(knit=textile.knit(NAVY, '#10172a', 0.0045), rib=textile.knit(NAVY, '#10172a', 0.0045)),
    },
    'felt-hat': {'charcoal': dict(felt=textile.felt(CHARCOAL, '#1b1a19'))},
    'boot-brush': {
        'black': dict(
            horsehair=bristles.horsehair('#4a4440', '#1a1817'),
            wax=bristles.shoe_wax('#1c1a1a', '#100f0f'),
            print_colour=metals.lacquered('#2a2928', 0.32),
        ),
    },
    # Electronics, sports and the desk
    'headphones': {'chalk': dict(shell=plastics.satin(CHALK), leather=papers.leather('#b99a74', 0.001))},
    'radio': {'teal': dict(case=plastics.satin(TEAL)), 'chalk': dict(case=plastics.satin(CHALK))},
    'round-speaker': {
        'stone': dict(cloth=textile.boucle(STONE, '#5d564d', loop=0.0014), top=plastics.satin(STONE)),
        'rust': dict(cloth=textile.boucle(RUST, '#3d1d13', loop=0.0014), top=plastics.satin(RUST)),
    },
    'flask': {'sage': dict(body=metals.lacquered(SAGE)), 'rose': dict(body=metals.lacquered(ROSE))},
    'yoga-mat': {'sage': dict(foam=plastics.foam(SAGE)), 'denim': dict(foam=plastics.foam(DENIM))},
    'dumbbells': {'rose': dict(cover=plastics.rubber(ROSE))},
    'notebook': {
        'clay': dict(cover=papers.leather(CLAY, 0.0009)),
        'forest': dict(cover=papers.leather(FOREST, 0.0009)),
    },
    'fountain-pen': {
        'plum': dict(body=plastics.satin(PLUM, 0.12)),
        'black': dict(body=plastics.satin(INK, 0.12)),
    },
    'watering-can': {'clay': dict(body=metals.lacquered(CLAY)), 'chalk': dict(body=metals.lacquered(CHALK))},
    'leather-watch': {'black': dict(leather=papers.leather('#24211f', 0.0009))},
    'alarm-clock': {'rust': dict(body=metals.lacquered(RUST)), 'chalk': dict(body=metals.lacquered(CHALK))},
}
