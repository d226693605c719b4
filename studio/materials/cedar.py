"""Red cedar, left as the plane leaves it."""

from materials.finish import finish


@finish
def cedar(graph, along='y'):
    """Red heartwood with darker year rings and pale streaks of sapwood, without oil or varnish."""
    turn = {'x': (0, 0, 0), 'y': (0, 0, 1.5708), 'z': (0, 1.5708, 0)}[along]
    chance = graph.node('ShaderNodeObjectInfo', {}).outputs['Random']
    shifted = graph.node(
        'ShaderNodeVectorMath',
        {0: graph.place(rotation=turn), 1: graph.math('MULTIPLY', chance, 5.0)},
        operation='ADD',
    ).outputs[0]
    stretched = graph.node('ShaderNodeMapping', {'Vector': shifted, 'Scale': (0.05, 1, 1)}).outputs[0]
    warped = graph.noise(0.04, detail=1, place=stretched, distortion=0.2)
    rings = graph.math('PINGPONG', graph.math('FRACT', graph.math('MULTIPLY', warped, 8.0)), 0.5)
    fibres = graph.node('ShaderNodeMapping', {'Vector': shifted, 'Scale': (0.03, 1, 1)}).outputs[0]
    fine = graph.noise(0.0012, detail=3, place=fibres)
    red = graph.ramp(rings, (0.05, '#9c5a38'), (0.3, '#ac6c45'), (0.48, '#7c3f26'))
    pale = graph.between(graph.noise(0.05, detail=1, place=stretched), 0, 0.75, 0.56, 0.68)
    heart = graph.mix(pale, red, '#c99a70')
    graph.set(base_color=graph.mix(graph.between(fine, 0, 0.4, 0.45, 0.8), heart, '#7d452b'), specular=0.25)
    graph.set(roughness=graph.between(fine, 0.5, 0.7))
    graph.bump(fine, 0.0001)
