"""Cloth. Patterns follow the map of a sheet, which is in metres."""

from materials.finish import finish


def fuzzy(graph, colour, shade, relief, depth):
    """What all cloth has in common: dark gaps between threads, sheen at the edge, no shine."""
    gaps = graph.mix(graph.between(relief, 0.5, 0.0), colour, shade)
    mottled = graph.mix(graph.between(graph.noise(0.02, detail=4), 0, 0.16, 0.35, 0.75), gaps, shade)
    graph.set(base_color=mottled, roughness=0.95, specular=0.1, sheen=0.5, sheen_tint=0.6)
    graph.bump(graph.noise(0.0009, detail=2), 0.0002, over=graph.bump(relief, depth))


@finish
def woven(graph, colour, shade, thread=0.0022):
    """Linen and plain cotton: threads over and under each other, some thicker."""
    place = graph.place(mapped=True)
    uneven = graph.between(graph.noise(0.01, place=graph.place(scale=(0.05, 1, 1), mapped=True)), 0.3, 1)
    across = graph.waves(thread, 'X', place=place, distortion=0.4)
    along = graph.waves(thread, 'Y', place=place, distortion=0.4)
    fuzzy(graph, colour, shade, graph.math('MULTIPLY', graph.math('MAXIMUM', across, along), uneven), 0.0006)


@finish
def waffle(graph, colour, shade, cell=0.008):
    """Waffle weave: square pits between ribs."""
    place = graph.place(mapped=True)
    ribs = graph.math('MAXIMUM', graph.waves(cell, 'X', place=place), graph.waves(cell, 'Y', place=place))
    fuzzy(graph, colour, shade, ribs, 0.003)


@finish
def terry(graph, colour, shade):
    """Towelling: small loops close together."""
    loops = graph.cells(0.0024, place=graph.place(mapped=True))
    fuzzy(graph, colour, shade, graph.math('SUBTRACT', 1.0, loops), 0.0022)


@finish
def knit(graph, colour, shade, stitch=0.006):
    """Stocking stitch: columns of V-shaped stitches."""
    place = graph.place(mapped=True)
    parts = graph.node('ShaderNodeSeparateXYZ', {'Vector': place})
    column = graph.math('PINGPONG', graph.math('DIVIDE', parts.outputs['X'], stitch), 0.5)
    slanted = graph.math('ADD', graph.math('DIVIDE', parts.outputs['Y'], stitch * 0.8), column)
    row = graph.math('PINGPONG', slanted, 0.5)
    leg = graph.between(column, 0, 1, 0.0, 0.18)
    body = graph.between(row, 0, 1, 0.0, 0.35)
    fuzzy(graph, colour, shade, graph.math('MULTIPLY', leg, body), 0.004)


@finish
def striped(graph, colour, shade, stripe, width=0.012, every=0.06, along='Y'):
    """Plain weave with woven stripes."""
    place = graph.place(mapped=True)
    parts = graph.node('ShaderNodeSeparateXYZ', {'Vector': place}).outputs[along]
    position = graph.math('MODULO', parts, every)
    on = graph.math('LESS_THAN', position, width)
    thread = graph.math(
        'MAXIMUM', graph.waves(0.0022, 'X', place=place), graph.waves(0.0022, 'Y', place=place)
    )
    fuzzy(graph, graph.mix(on, colour, stripe), shade, thread, 0.0006)


@finish
def felt(graph, colour, shade):
    """Pressed wool."""
    fuzzy(graph, colour, shade, graph.noise(0.003, detail=5, distortion=1.5), 0.0005)


@finish
def boucle(graph, colour, shade, loop=0.005):
    """Upholstery of small wool loops, which needs no map."""
    loops = graph.cells(loop, place=graph.place(), feature='SMOOTH_F1')
    fuzzy(graph, colour, shade, graph.math('SUBTRACT', 1.0, loops), 0.0016)


@finish
def jute(graph, colour='#b39767', shade='#6d5433', strand=0.009):
    """Braided natural fibre."""
    place = graph.place(mapped=True)
    braid = graph.math(
        'MULTIPLY', graph.waves(strand, 'X', place=place), graph.waves(strand, 'Y', place=place)
    )
    fuzzy(
        graph, colour, shade, graph.math('ADD', braid, graph.math('MULTIPLY', graph.noise(0.001), 0.4)), 0.003
    )


@finish
def ribbed(graph, colour, shade, rib=0.007):
    """Ribbed knitwear, its ribs along y of the map."""
    place = graph.place(mapped=True)
    ribs = graph.waves(rib, 'X', place=place)
    stitches = graph.waves(0.004, 'Y', place=place)
    relief = graph.math('ADD', graph.math('MULTIPLY', ribs, 0.8), graph.math('MULTIPLY', stitches, 0.2))
    fuzzy(graph, colour, shade, relief, 0.003)


@finish
def straw(graph, colour='#c8ab74', shade='#7a5c30', strand=0.005):
    """Plaited straw: its plaits run across the map, rows along y."""
    place = graph.place(mapped=True)
    rows = graph.waves(strand, 'Y', place=place)
    turned = graph.place(mapped=True, rotation=(0, 0, 0.6))
    plaits = graph.waves(strand * 0.7, 'X', place=turned)
    relief = graph.math('ADD', graph.math('MULTIPLY', rows, 0.6), graph.math('MULTIPLY', plaits, 0.4))
    fuzzy(graph, colour, shade, relief, 0.002)
    graph.set(roughness=0.6, specular=0.35, sheen=0.0)


@finish
def checked(graph, colour, shade, check, every=0.05):
    """Plain weave with a check of two colours."""
    place = graph.place(mapped=True)
    parts = graph.node('ShaderNodeSeparateXYZ', {'Vector': place}).outputs
    across = graph.math('LESS_THAN', graph.math('MODULO', parts['X'], every), every * 0.4)
    along = graph.math('LESS_THAN', graph.math('MODULO', parts['Y'], every), every * 0.4)
    share = graph.math('MULTIPLY', graph.math('ADD', across, along), 0.5)
    thread = graph.math(
        'MAXIMUM', graph.waves(0.0018, 'X', place=place), graph.waves(0.0018, 'Y', place=place)
    )
    fuzzy(graph, graph.mix(share, colour, check), shade, thread, 0.0004)
