"""Paper, card, print and leather."""

from materials.finish import finish


@finish
def paper(graph, colour):
    """Uncoated paper."""
    fibres = graph.noise(0.0007, detail=4)
    cloud = graph.between(graph.noise(0.04), 0, 0.06)
    graph.set(base_color=graph.mix(cloud, colour, '#6b5a45', 'MULTIPLY'), roughness=0.9, specular=0.2)
    graph.bump(fibres, 0.00004)


@finish
def kraft(graph, colour='#b08d62'):
    """Brown packing paper with visible fibres."""
    fibres = graph.noise(0.0012, detail=5, place=graph.place(scale=(0.3, 1, 1)), distortion=1.0)
    graph.set(base_color=graph.mix(graph.between(fibres, 0, 0.35, 0.4, 0.75), colour, '#5e4528'))
    graph.set(roughness=0.85, specular=0.2)
    graph.bump(fibres, 0.00006)


@finish
def pages(graph):
    """The cut edge of a block of pages, which lie on each other along z."""
    lines = graph.noise(0.0004, detail=1, place=graph.place(scale=(0.01, 0.01, 1)))
    graph.set(base_color=graph.ramp(lines, (0.3, '#b9ad98'), (0.6, '#f3ecdf')), roughness=0.9, specular=0.15)
    graph.bump(lines, 0.0001)


@finish
def print_ink(graph, colour):
    """Ink on paper."""
    graph.set(base_color=colour, roughness=0.75, specular=0.2)


@finish
def book_cloth(graph, colour):
    """Woven cloth of a book cover."""
    weave = graph.math('MULTIPLY', graph.waves(0.0007, 'X'), graph.waves(0.0007, 'Y'))
    graph.set(base_color=graph.mix(graph.between(weave, 0.25, 0), colour, '#000000'), roughness=0.82)
    graph.set(specular=0.25, sheen=0.2)
    graph.bump(weave, 0.00012)


@finish
def leather(graph, colour, grain=0.0018):
    """Grained leather, worn slightly shiny."""
    cells = graph.cells(grain, feature='SMOOTH_F1')
    cloud = graph.between(graph.noise(0.05, detail=4), 0, 0.35, 0.35, 0.75)
    graph.set(base_color=graph.mix(cloud, colour, '#2a1a10', 'MULTIPLY'), specular=0.4)
    graph.set(roughness=graph.between(graph.noise(0.02, detail=3), 0.42, 0.6))
    graph.bump(cells, 0.00025)


@finish
def stone(graph, light='#e9e6e0', vein='#8d8780'):
    """Marble with fine veins."""
    lines = graph.noise(0.07, detail=8, distortion=1.6)
    thin = graph.math('ABSOLUTE', graph.math('SUBTRACT', lines, 0.5))
    veins = graph.between(thin, 0.75, 0, 0.0, 0.03)
    cloud = graph.mix(graph.between(graph.noise(0.08, detail=4), 0, 0.3), light, vein)
    graph.set(base_color=graph.mix(veins, cloud, vein), roughness=0.25, specular=0.5)
