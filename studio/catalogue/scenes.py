"""The wide pictures of the home page and the stores."""

from dataclasses import replace

from catalogue.product import Companion, scene


def store_scene(store, papers, *things):
    """What a store sells, side by side."""
    own = scene(f'scene-{store}', *(Companion(thing) for thing in things), papers=papers)
    return replace(own, views=('banner',))


SAND = {'light': '#cbb9a2', 'dark': '#3f372e'}
STONE = {'light': '#b9b5a4', 'dark': '#35362f'}
MIST = {'light': '#b4bcbd', 'dark': '#2f3638'}
CLAY = {'light': '#cdb6a6', 'dark': '#41342d'}

PRODUCTS = [
    scene(
        'scene-breakfast',
        Companion('teapot', (0, 0)),
        Companion('espresso-cups', (0.23, -0.1)),
        Companion('butter-dish', (-0.28, 0.06), 12),
        Companion('bowl', (0.24, 0.18)),
        papers={'light': '#c7b29a', 'dark': '#40362d'},
    ),
    scene(
        'scene-living-room',
        Companion('armchair', (0, 0), -18),
        Companion('side-table', (0.86, -0.12)),
        Companion('globe-lamp', (0.86, -0.12)),
        Companion('rubber-plant', (-0.9, 0.3)),
        papers={'light': '#b9b5a4', 'dark': '#35362f'},
    ),
    scene(
        'scene-bath',
        Companion('rolled-towels', (0, 0), 30),
        Companion('hand-wash', (0.32, -0.08)),
        Companion('soaps', (0.26, -0.26), -20),
        Companion('bath-brush', (-0.2, -0.3), 10),
        papers={'light': '#b4bcbd', 'dark': '#2f3638'},
    ),
    scene(
        'scene-desk',
        Companion('novels', (0, 0)),
        Companion('desk-lamp', (-0.27, 0.1)),
        Companion('coloured-pencils', (0.2, 0.06)),
        Companion('notebook', (0.24, -0.16), -12),
        papers={'light': '#cdb6a6', 'dark': '#41342d'},
    ),
    store_scene('marketfront-direct', STONE, 'cord-basket', 'waffle-towels', 'storage-boxes', 'flask'),
    store_scene('oleiro-filha', CLAY, 'jug', 'teapot', 'bellied-vase', 'bowl'),
    store_scene('sklo-lesna', MIST, 'carafe', 'tumblers', 'glass-teapot'),
    store_scene('moor-iron', SAND, 'casserole', 'cutting-board', 'skillet'),
    store_scene('northlight', STONE, 'mushroom-lamp', 'lantern', 'globe-lamp'),
    store_scene('lund-span', SAND, 'armchair', 'sideboard', 'stool'),
    store_scene('luang-weave', CLAY, 'knitted-throws', 'linen-cushion', 'wool-scarf'),
    store_scene('mist-fern', MIST, 'hand-wash', 'soaps', 'scented-candle', 'face-oil'),
    store_scene('paper-harbour', SAND, 'novels', 'notebook', 'envelopes', 'fountain-pen'),
    store_scene('casa-olivo', CLAY, 'olive-oil', 'sardines', 'red-wine', 'spaghetti'),
    store_scene('jade-tea-house', STONE, 'glass-teapot', 'tea-tin', 'espresso-cups', 'herbal-tea'),
    store_scene('green-thumb-yard', STONE, 'rubber-plant', 'watering-can', 'olive-tree', 'succulent'),
    store_scene('tin-drum-toys', SAND, 'rainbow', 'train', 'building-blocks', 'pull-duck'),
    store_scene('summit-supply', MIST, 'kettlebell', 'flask', 'yoga-mat', 'boules'),
    store_scene('volt-wave', CLAY, 'radio', 'headphones', 'camera'),
    store_scene('atelier-camille', SAND, 'satchel', 'leather-watch', 'umbrella'),
]
