"""Things that glow."""

from materials.finish import finish, linear


@finish
def shade(graph, colour, strength=0.34, glow='#ffcf90'):
    """A lamp shade of cloth with a bulb behind it, brightest near the middle."""
    height = graph.node('ShaderNodeSeparateXYZ', {'Vector': graph.place(generated=True)}).outputs['Z']
    near = graph.math('SUBTRACT', 1.0, graph.math('ABSOLUTE', graph.math('SUBTRACT', height, 0.42)))
    threads = graph.noise(0.0008, detail=2, place=graph.place(scale=(1, 1, 0.1)))
    graph.set(
        base_color=graph.mix(graph.between(threads, 0, 0.2), colour, '#8a7350', 'MULTIPLY'), roughness=0.9
    )
    graph.set(
        emission=linear(glow),
        emission_strength=graph.math('MULTIPLY', graph.math('POWER', near, 3.0), strength),
    )
    graph.bump(threads, 0.0001)


@finish
def opal(graph, strength=0.6, glow='#ffdcae'):
    """White glass with a light inside."""
    graph.set(base_color='#f6f1e8', roughness=0.25, emission=linear(glow), emission_strength=strength)
