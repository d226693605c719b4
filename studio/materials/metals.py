"""Metals, bare and painted."""

from materials.finish import finish

COLOURS = {
    'steel': '#c3c1bd',
    'brass': '#b5976a',
    'copper': '#c98060',
    'aluminium': '#d6d5d2',
    'gold': '#c4a472',
    'silver': '#dcdad6',
    'iron': '#3b3937',
}


@finish
def polished(graph, metal, roughness=0.12):
    """Polished metal with the faint smears of use."""
    smears = graph.noise(0.03, detail=5, distortion=0.8)
    graph.set(base_color=COLOURS[metal], metallic=1.0)
    graph.set(roughness=graph.between(smears, roughness, roughness + 0.1, 0.3, 0.7))


@finish
def brushed(graph, metal, roughness=0.3, along='X'):
    """Metal brushed in one direction."""
    scale = {'X': (0.02, 1, 1), 'Y': (1, 0.02, 1), 'Z': (1, 1, 0.02)}[along]
    lines = graph.noise(0.0006, detail=3, place=graph.place(scale=scale))
    graph.set(base_color=COLOURS[metal], metallic=1.0)
    graph.set(roughness=graph.between(lines, roughness - 0.06, roughness + 0.12))
    graph.bump(lines, 0.00002)


@finish
def cast_iron(graph):
    """Seasoned cast iron: dark, oily and rough."""
    graph.set(base_color='#232120', metallic=0.4, specular=0.5)
    graph.set(roughness=graph.between(graph.noise(0.02, detail=4), 0.38, 0.55))
    graph.bump(graph.noise(0.0016, detail=3), 0.0003)


@finish
def lacquered(graph, colour, roughness=0.42):
    """Powder-coated metal."""
    graph.set(base_color=colour, specular=0.45)
    graph.set(roughness=graph.between(graph.noise(0.01), roughness - 0.03, roughness + 0.05))
    graph.bump(graph.noise(0.0008), 0.000025)


@finish
def enamel(graph, colour):
    """Glass enamel on steel."""
    graph.set(base_color=colour, roughness=0.14, clearcoat=0.5, clearcoat_roughness=0.04)
    graph.bump(graph.noise(0.03), 0.0004)
