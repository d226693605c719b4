"""Leaves, stems and earth."""

from materials.finish import finish


@finish
def leaf(graph, colour, vein, gloss=0.35):
    """A leaf: its map runs along the leaf in y, the middle vein is at x = 0."""
    parts = graph.node('ShaderNodeSeparateXYZ', {'Vector': graph.place(mapped=True)})
    rib = graph.between(graph.math('ABSOLUTE', parts.outputs['X']), 1, 0, 0.0, 0.0016)
    chance = graph.node('ShaderNodeObjectInfo', {}).outputs['Random']
    varied = graph.node(
        'ShaderNodeHueSaturation', {'Color': colour, 'Value': graph.between(chance, 0.75, 1.25)}
    ).outputs[0]
    mottled = graph.mix(graph.between(graph.noise(0.015, detail=4), 0, 0.35), varied, vein)
    graph.set(base_color=graph.mix(graph.math('MULTIPLY', rib, 0.6), mottled, vein))
    graph.set(roughness=gloss, specular=0.4)
    graph.bump(graph.noise(0.004), 0.0004)


@finish
def soil(graph):
    """Potting earth."""
    crumbs = graph.noise(0.004, detail=6)
    graph.set(base_color=graph.ramp(crumbs, (0.35, '#1c130d'), (0.7, '#4a3524')), roughness=1.0, specular=0.1)
    graph.bump(crumbs, 0.004)


@finish
def grains(graph, dark, light, size=0.003):
    """Seeds, beans, coffee or spice seen as a mass."""
    cells = graph.cells(size)
    tone = graph.node('ShaderNodeTexVoronoi', {'Vector': graph.place(), 'Scale': 1 / size}).outputs['Color']
    shade = graph.node('ShaderNodeRGBToBW', {'Color': tone}).outputs[0]
    colour = graph.mix(shade, dark, light)
    graph.set(base_color=graph.mix(graph.between(cells, 0, 0.7, 0.3, 0.8), colour, '#120b06'), roughness=0.6)
    graph.bump(graph.math('SUBTRACT', 1.0, cells), size * 0.6)
