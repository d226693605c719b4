"""Glass, clear plastics, wax and liquids."""

from materials.finish import finish


@finish
def glass(graph, tint='#fdfdfc', roughness=0.0):
    """Clear or tinted glass with the slight waves of real glass."""
    graph.set(base_color=tint, transmission=1.0, ior=1.48, roughness=roughness)
    graph.bump(graph.noise(0.05), 0.0002)
    graph.let_light_through(tint)


@finish
def liquid(graph, tint, ior=1.34):
    """Water, oil, tea or juice."""
    graph.set(base_color=tint, transmission=1.0, ior=ior, roughness=0.0)
    graph.let_light_through(tint)


@finish
def wax(graph, colour):
    """Wax and soap: light enters and softens all edges."""
    graph.set(base_color=colour, subsurface=0.5, subsurface_color=colour, roughness=0.42, specular=0.4)
    graph.set(subsurface_radius=(0.006, 0.004, 0.003))
    graph.bump(graph.noise(0.012, detail=3), 0.0003)
