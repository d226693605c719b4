"""Woods. The grain runs along x, unless `along` names another axis."""

from materials.finish import finish

TURNS = {'x': (0, 0, 0), 'y': (0, 0, 1.5708), 'z': (0, 1.5708, 0)}

SPECIES = {
    'oak': ('#98744c', '#b8966c', '#76583a'),
    'beech': ('#b9967a', '#caae90', '#a07f64'),
    'walnut': ('#5b3a24', '#7a5237', '#3c2417'),
    'ash': ('#cdb38d', '#dfcbaa', '#b3946b'),
    'olive': ('#a67f48', '#c9a468', '#5e3f20'),
    'bamboo': ('#b8965f', '#c9aa78', '#a07f4c'),
    'black': ('#2a2725', '#363230', '#191716'),
    'cork': ('#a9814f', '#c39a66', '#6f4f2c'),
}


@finish
def wood(graph, species, along='x', roughness=0.48):
    """Planed and oiled wood with year rings, pores and slightly shiny figure."""
    middle, light, dark = SPECIES[species]
    turn = TURNS[along]
    chance = graph.node('ShaderNodeObjectInfo', {}).outputs['Random']
    shifted = graph.node(
        'ShaderNodeVectorMath',
        {0: graph.place(rotation=turn), 1: graph.math('MULTIPLY', chance, 7.0)},
        operation='ADD',
    ).outputs[0]
    stretched = graph.node('ShaderNodeMapping', {'Vector': shifted, 'Scale': (0.09, 1, 1)}).outputs[0]
    warped = graph.noise(0.045, detail=4, place=stretched, distortion=0.6)
    rings = graph.math('FRACT', graph.math('MULTIPLY', warped, 9.0))
    bands = graph.between(graph.math('PINGPONG', rings, 0.5), 0, 1, 0, 0.5)
    fibres = graph.node('ShaderNodeMapping', {'Vector': shifted, 'Scale': (0.025, 1, 1)}).outputs[0]
    fine = graph.noise(0.0011, detail=3, place=fibres)
    figure = graph.ramp(bands, (0.0, light), (0.62, middle), (1.0, dark))
    soft = graph.mix(0.55, middle, figure)
    coloured = graph.mix(graph.between(fine, 0, 0.55, 0.42, 0.8), soft, dark)
    board = graph.between(chance, 0.86, 1.06)
    tone = graph.node('ShaderNodeHueSaturation', {'Color': coloured, 'Value': board})
    graph.set(base_color=tone.outputs[0], specular=0.35)
    graph.set(roughness=graph.between(fine, roughness - 0.08, roughness + 0.14))
    graph.bump(fine, 0.00012)


@finish
def painted(graph, colour):
    """Matt paint on wood: the grain only just shows."""
    fibres = graph.node('ShaderNodeMapping', {'Vector': graph.place(), 'Scale': (0.05, 1, 1)}).outputs[0]
    fine = graph.noise(0.0015, place=fibres)
    graph.set(base_color=colour, roughness=graph.between(graph.noise(0.01), 0.42, 0.55), specular=0.4)
    graph.bump(fine, 0.00005)


@finish
def cork(graph):
    """Pressed cork."""
    grains = graph.cells(0.0035)
    colour = graph.ramp(graph.noise(0.0025, detail=3), (0.3, '#7c5a34'), (0.5, '#b58d5c'), (0.7, '#cda877'))
    graph.set(base_color=colour, roughness=0.9, specular=0.2)
    graph.bump(grains, 0.0004)


@finish
def rattan(graph):
    """Peeled cane and willow."""
    shade = graph.ramp(graph.noise(0.02, detail=4), (0.3, '#7d5a33'), (0.7, '#b08a58'))
    graph.set(base_color=shade, roughness=0.5, specular=0.4)
    graph.bump(graph.noise(0.002), 0.0002)
