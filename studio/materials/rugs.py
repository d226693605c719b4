"""What lies on floors."""

from materials.finish import finish
from materials.textiles import fuzzy


@finish
def tufted(graph, colour, shade, tuft=0.011):
    """Thick tufts in rows, each a little longer or shorter than the next."""
    place = graph.place(mapped=True)
    tufts = graph.math('SUBTRACT', 1.0, graph.cells(tuft, place=place))
    uneven = graph.between(graph.noise(0.03, detail=3), 0.75, 1)
    fuzzy(graph, colour, shade, graph.math('MULTIPLY', tufts, uneven), tuft * 0.6)


@finish
def braided(graph, colour, shade, stripe, cord=0.016, width=0.064, every=0.256):
    """Rows of braided cord, some of another colour."""
    place = graph.place(mapped=True)
    parts = graph.node('ShaderNodeSeparateXYZ', {'Vector': place}).outputs
    rows = graph.waves(cord, 'Y', place=place)
    # Each cord is laid the other way than the one before.
    row = graph.math('PINGPONG', graph.math('DIVIDE', parts['Y'], cord), 1.0)
    slanted = graph.math('ADD', graph.math('DIVIDE', parts['X'], cord * 0.9), row)
    strands = graph.math('PINGPONG', slanted, 0.5)
    relief = graph.math('MULTIPLY', rows, graph.between(strands, 0.35, 1, 0, 0.5))
    fibres = graph.noise(0.004, detail=4, place=graph.place(scale=(0.2, 1, 1), mapped=True))
    on = graph.math('LESS_THAN', graph.math('MODULO', parts['Y'], every), width)
    plain = graph.mix(graph.between(fibres, 0, 0.4, 0.4, 0.7), graph.mix(on, colour, stripe), shade)
    fuzzy(graph, plain, shade, relief, 0.005)
