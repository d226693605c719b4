"""Silvered glass."""

from materials.finish import finish


@finish
def mirror(graph):
    """A clean mirror: flat, also where its round edge begins."""
    flat = graph.node('ShaderNodeNewGeometry', {}).outputs['True Normal']
    graph.set(base_color='#e9edec', metallic=1.0, roughness=0.0, normal=flat)
