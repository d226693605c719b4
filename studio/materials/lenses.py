"""Ground glass."""

from materials.finish import finish


@finish
def lens(graph, ior=1.16):
    """A thin lens, seen through: it bends light less than its thick form would."""
    graph.set(base_color='#fbfdfc', transmission=1.0, ior=ior, roughness=0.0)
    graph.let_light_through('#fbfdfc')
