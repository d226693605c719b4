"""Hair for brushes."""

from materials.finish import finish


@finish
def horsehair(graph, light='#94704f', dark='#422b1b'):
    """Hair of manes and tails, each a little different, with a soft shine along it."""
    strands = graph.noise(0.0011, detail=2, place=graph.place(scale=(1, 1, 0.03)))
    tufts = graph.noise(0.012, detail=2, place=graph.place(scale=(1, 1, 0.1)))
    mixed = graph.mix(graph.between(strands, 0, 1, 0.32, 0.7), dark, light)
    graph.set(base_color=graph.mix(graph.between(tufts, 0, 0.4, 0.45, 0.75), mixed, dark))
    graph.set(roughness=0.42, specular=0.4)


@finish
def shoe_wax(graph, colour, shade):
    """Hard wax with a dull bloom where no cloth has been and a shine where one has."""
    cloud = graph.noise(0.02, detail=4, distortion=0.6)
    graph.set(base_color=graph.mix(graph.between(cloud, 0, 0.5, 0.4, 0.7), colour, shade), specular=0.45)
    graph.set(roughness=graph.between(cloud, 0.2, 0.42), clearcoat=0.25, clearcoat_roughness=0.25)
    graph.bump(graph.noise(0.0009, detail=3), 0.00004)
