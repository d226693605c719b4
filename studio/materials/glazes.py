"""Ceramics: fired clay with and without a glaze."""

from materials.finish import finish


@finish
def glossy(graph, colour, edge=None):
    """A smooth glaze. It runs thin at edges, where `edge` shows through."""
    base = colour
    if edge:
        edges = graph.node('ShaderNodeNewGeometry', {}).outputs['Pointiness']
        base = graph.mix(graph.between(edges, 0, 1, 0.53, 0.6), colour, edge)
    pooled = graph.noise(0.03)
    graph.set(base_color=graph.mix(graph.between(pooled, 0, 0.12), base, '#2a2119', 'MULTIPLY'))
    graph.set(roughness=graph.between(graph.noise(0.008), 0.12, 0.2), specular=0.5, clearcoat=0.4)
    graph.set(clearcoat_roughness=0.05)
    graph.bump(graph.noise(0.022), 0.0005)


@finish
def speckled(graph, colour, speck='#5a4431', roughness=0.32):
    """A half-matt glaze over clay with iron specks."""
    dots = graph.cells(0.0042)
    chosen = graph.noise(0.006, detail=0)
    size = graph.between(chosen, 0.0, 0.17, 0.45, 0.75)
    dot = graph.math('LESS_THAN', dots, size)
    cloud = graph.between(graph.noise(0.05, detail=4), 0, 0.25, 0.3, 0.7)
    tinted = graph.mix(cloud, colour, speck, 'MULTIPLY')
    graph.set(base_color=graph.mix(graph.math('MULTIPLY', dot, 0.75), tinted, speck))
    graph.set(roughness=graph.between(graph.noise(0.012), roughness - 0.06, roughness + 0.08), specular=0.45)
    throwing = graph.waves(0.0045, 'Z', distortion=1.2)
    graph.bump(graph.noise(0.0012), 0.00005, over=graph.bump(throwing, 0.00012))


@finish
def raw_clay(graph, colour):
    """Unglazed terracotta or bisque: matt and slightly chalky."""
    cloud = graph.noise(0.06, detail=5)
    grain = graph.noise(0.0012, detail=2)
    lighter = graph.mix(graph.between(cloud, 0, 0.4, 0.35, 0.75), colour, '#e9d9c8', 'SOFT_LIGHT')
    graph.set(base_color=graph.mix(graph.between(grain, 0, 0.22), lighter, '#4a3325', 'MULTIPLY'))
    graph.set(roughness=0.88, specular=0.25)
    graph.bump(grain, 0.0002, over=graph.bump(graph.waves(0.006, 'Z', distortion=2.0), 0.0002))


@finish
def dipped(graph, upper, lower, height, lower_roughness=0.8):
    """Glaze above `height` metres over bare clay below."""
    rise = graph.node('ShaderNodeSeparateXYZ', {'Vector': graph.place()}).outputs['Z']
    uneven = graph.math('ADD', rise, graph.between(graph.noise(0.04), -0.002, 0.002))
    above = graph.between(uneven, 0, 1, height - 0.0006, height + 0.0006)
    grain = graph.between(graph.noise(0.0012), 0, 0.25)
    graph.set(base_color=graph.mix(above, graph.mix(grain, lower, '#5b4633', 'MULTIPLY'), upper))
    graph.set(roughness=graph.between(above, lower_roughness, 0.22), specular=0.45)
    graph.bump(above, 0.0004, over=graph.bump(graph.noise(0.02), 0.0003))
