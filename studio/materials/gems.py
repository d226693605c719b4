"""Pearls and stones of jewellery."""

from materials.finish import finish


@finish
def pearl(graph, colour='#e9e0d4'):
    """Nacre: light enters a little, and the surface shines twice."""
    graph.set(base_color=colour, subsurface=0.25, subsurface_color=colour, roughness=0.28, specular=0.6)
    graph.set(subsurface_radius=(0.002, 0.0015, 0.0012), clearcoat=0.7, clearcoat_roughness=0.12)
    graph.set(sheen=0.4)


@finish
def stone_bead(graph, colour, vein):
    """A polished stone with clouds and veins."""
    cloud = graph.between(graph.noise(0.004, detail=5, distortion=1.4), 0, 0.8, 0.4, 0.7)
    graph.set(base_color=graph.mix(cloud, colour, vein), roughness=0.18, specular=0.5, clearcoat=0.3)


@finish
def hammered(graph, colour):
    """Precious metal with the marks of a hammer."""
    graph.set(base_color=colour, metallic=1.0, roughness=0.2)
    graph.bump(graph.cells(0.0035, feature='SMOOTH_F1'), 0.0005)
