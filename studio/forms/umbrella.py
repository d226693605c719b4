"""An open umbrella."""

from math import atan2, cos, degrees, pi, sin

from forms.changes import merged
from forms.points import curve, rounded
from forms.shapes import bar, lathe, mesh, place, tube

PANELS = 8
# How far the ribs bend from the tip to the hem, in radians.
BEND = 1.16


def rib_point(share, angle, radius, height, inside=0.0):
    """A point of a rib: `share` 0 is the tip of the umbrella, 1 the hem. `inside` is how far below the cloth it lies."""
    out = radius * sin(share * BEND) / sin(BEND)
    drop = height * (1 - cos(share * BEND)) / (1 - cos(BEND))
    return ((out - inside) * cos(angle), (out - inside) * sin(angle), -drop - inside * 0.6)


def canopy_point(u, v, first, second, radius, height):
    """A point of a piece of cloth: `u` is how far from its first rib to its second, `v` how far from the tip to the hem."""
    middle = 4 * u * (1 - u)
    share = 0.02 + 0.98 * v * (1 - 0.085 * middle * v**2)
    a, b = rib_point(share, first, radius, height), rib_point(share, second, radius, height)
    # Tight cloth is a saddle: between the ribs it falls a little short of the straight line.
    short = 1 - 0.035 * middle * sin(pi * min(v, 0.85))
    return ((a[0] + (b[0] - a[0]) * u) * short, (a[1] + (b[1] - a[1]) * u) * short, a[2])


def canopy(cloth, radius, height, columns=28, rows=44):
    """Pieces of cloth, drawn tight between the ribs and sewn together there, each hem hollow."""
    vertices, faces, uv = [], [], []
    wide, long = 2 * radius * sin(pi / PANELS), radius * 1.2
    for index in range(PANELS):
        first, second = 2 * pi * index / PANELS, 2 * pi * (index + 1) / PANELS
        start = len(vertices)
        for row in range(rows + 1):
            for column in range(columns + 1):
                u, v = column / columns, row / rows
                vertices.append(canopy_point(u, v, first, second, radius, height))
        for row in range(rows):
            for column in range(columns):
                corners = [(row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column)]
                faces.append([start + r * (columns + 1) + c for r, c in corners])
                # Each piece is cut with the threads along its middle.
                uv.append([((c / columns - 0.5) * wide * r / rows, r / rows * long) for r, c in corners])
    cover = merged(mesh('canopy', vertices, faces, cloth, uv, sharp_above=80))
    cover.modifiers.new('thickness', 'SOLIDIFY').thickness = 0.0006
    seams = [
        tube(
            [rib_point(step / 40, 2 * pi * index / PANELS, radius, height, 0.0003) for step in range(1, 41)],
            0.0011,
            cloth,
            name='seam',
        )
        for index in range(PANELS)
    ]
    return [cover, *seams]


def frame(metal, radius, height):
    """Ribs under the cloth, and the stretchers that the runner pushes open."""
    runner = -height - 0.09
    parts = []
    for index in range(PANELS):
        angle = 2 * pi * index / PANELS
        line = [rib_point(step / 40, angle, radius, height, 0.0022) for step in range(1, 41)]
        joint = rib_point(0.52, angle, radius, height, 0.005)
        foot = (0.016 * cos(angle), 0.016 * sin(angle), runner)
        parts += [tube(line, 0.0016, metal, name='rib'), tube([foot, joint], 0.0018, metal, name='stretcher')]
        eye = tube([rib_point(0.5, angle, radius, height, 0.004), joint], 0.0032, metal, name='joint')
        parts.append(eye)
    sleeve = [(0.0078, 0), (0.0165, 0), (0.0165, 0.008), (0.0105, 0.011), (0.0105, 0.058), (0.0078, 0.058)]
    parts += place([lathe(rounded(sleeve, 0.001), metal, name='runner')], (0, 0, runner - 0.05))
    return parts


def crook(wood, brass, start, towards):
    """A bent handle that begins at the height `start`; its end looks to the angle `towards`."""
    bend, straight = 0.046, 0.085
    line = [(0, 0, 0), (0, 0, -straight * 0.5), (0, 0, -straight)]
    line += [
        (bend - bend * cos(pi * step / 12), 0, -straight - bend * 1.12 * sin(pi * step / 12))
        for step in range(1, 13)
    ]
    line.append((2 * bend + 0.002, 0, -straight + 0.024))
    handle = tube(
        curve(line, 8), 0.0118, wood, taper=lambda t: 0.8 + 0.22 * min(t * 4, 1) - 0.1 * t, name='crook'
    )
    end = lathe([(0, 0.008), (0.006, 0.007), (0.0098, 0.003), (0.0106, 0)], wood, name='end')
    place([end], (2 * bend + 0.002, 0, -straight + 0.023))
    collar = lathe(
        rounded([(0, -0.02), (0.0112, -0.02), (0.0112, 0.004), (0.0088, 0.008), (0, 0.008)], 0.001),
        brass,
        name='collar',
    )
    return place([handle, end, collar], (0, 0, start), turn=towards)


def umbrella(cloth, metal, wood, brass, radius=0.505, height=0.235, length=0.88):
    """It lies open on two ribs and on its handle, the tip to the left."""
    start = -length + 0.142
    open_part = canopy(cloth, radius, height)
    open_part += frame(metal, radius, height)
    knob = [(0, -0.004), (0.0028, -0.003), (0.0034, 0.004), (0.0044, 0.008), (0.003, 0.0125), (0, 0.0135)]
    for index in range(PANELS):
        angle = 2 * pi * index / PANELS
        end = lathe(knob, brass, segments=32, name='rib end')
        open_part += place([end], rib_point(1, angle, radius, height, 0.0016), degrees(angle), (0, 148))
    tip = [(0, 0.056), (0.0042, 0.055), (0.0055, 0.05), (0.0066, 0.016), (0.019, 0.006), (0.024, -0.006)]
    tip = lathe(rounded([*tip, (0, -0.006)], 0.0012), brass, name='tip')
    shaft = bar((0, 0, start), (0, 0, 0), 0.0072, wood, name='shaft')
    handle = crook(wood, brass, start, -35)

    # Half a panel to either side of the lowest line a rib touches the floor, and so does the bend of the handle.
    low = radius * cos(pi / PANELS) + 0.004
    bend = (0.011, start - 0.121)
    lean = atan2(-bend[1] - height + 0.018, low + bend[0])
    parts = [*place(open_part, turn=degrees(pi / PANELS)), tip, shaft, *handle]
    return place(parts, (0, 0, low * sin(lean) + height * cos(lean) + 0.004), tilt=(0, -degrees(lean)))
