"""The wide pictures of the home page and the stores."""

from catalogue.product import Companion, scene

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
]
