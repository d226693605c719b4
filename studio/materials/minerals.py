"""Stone with grains."""

from materials.finish import finish


@finish
def granite(graph, colour, dark, light):
    """Granite: grains of three minerals, honed to a low shine."""
    grains = graph.mix(graph.between(graph.noise(0.0026, detail=3), 0, 1, 0.54, 0.6), colour, dark)
    flecks = graph.mix(
        graph.between(graph.noise(0.002, detail=2, distortion=0.6), 0, 1, 0.6, 0.66), grains, light
    )
    cloud = graph.between(graph.noise(0.05, detail=3), 0, 0.25, 0.35, 0.75)
    graph.set(base_color=graph.mix(cloud, flecks, dark, 'MULTIPLY'), specular=0.4)
    graph.set(roughness=graph.between(graph.noise(0.004, detail=2), 0.38, 0.55))
    graph.bump(graph.noise(0.0015, detail=3), 0.00012)
