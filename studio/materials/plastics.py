"""Plastics, rubber and foam."""

from materials.finish import finish


@finish
def satin(graph, colour, roughness=0.38):
    """Moulded plastic with a fine texture."""
    graph.set(base_color=colour, specular=0.5)
    graph.set(roughness=graph.between(graph.noise(0.01), roughness - 0.04, roughness + 0.06))
    graph.bump(graph.noise(0.0006), 0.00002)


@finish
def rubber(graph, colour='#262524'):
    """Matt rubber or silicone."""
    graph.set(base_color=colour, roughness=0.7, specular=0.35)
    graph.bump(graph.noise(0.0008), 0.00003)


@finish
def foam(graph, colour):
    """Closed-cell foam of mats and rollers."""
    graph.set(base_color=colour, roughness=0.85, specular=0.25)
    graph.bump(graph.cells(0.0016), 0.00025)


@finish
def dots(graph, colour, hole='#1c1b1a', every=0.003):
    """A pierced grille."""
    parts = graph.node('ShaderNodeSeparateXYZ', {'Vector': graph.place()})
    across = graph.math('SUBTRACT', graph.math('PINGPONG', parts.outputs['X'], every / 2), every / 4)
    upward = graph.math('SUBTRACT', graph.math('PINGPONG', parts.outputs['Z'], every / 2), every / 4)
    far = graph.math(
        'SQRT', graph.math('ADD', graph.math('POWER', across, 2.0), graph.math('POWER', upward, 2.0))
    )
    graph.set(base_color=graph.mix(graph.math('LESS_THAN', far, every * 0.2), colour, hole))
    graph.set(roughness=0.5)
