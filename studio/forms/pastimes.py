"""Things to play with and things for the garden."""

from math import atan2, cos, degrees, pi, sin

from forms.points import circle, curve, rounded
from forms.shapes import bar, box, lathe, place, prism, sheet, tube


def drum(body, skin_finish, cord, stick, width=0.2, height=0.16):
    """A toy drum with a laced side and two sticks on it."""
    r = width / 2
    shell = lathe([(r * 0.99, 0.004), (r * 0.99, height - 0.004)], body, name='shell')
    hoops = []
    for low in (0, height - 0.018):
        profile = rounded(
            [(r * 0.97, low), (r + 0.004, low), (r + 0.004, low + 0.018), (r * 0.97, low + 0.018)], 0.003
        )
        hoops.append(lathe([*profile, profile[0]], stick, name='hoop'))
    heads = [lathe([(0, z), (r * 0.985, z)], skin_finish, name='skin') for z in (0.002, height - 0.0055)]
    points = [
        (
            (r + 0.0035) * cos(2 * pi * step / 24),
            (r + 0.0035) * sin(2 * pi * step / 24),
            0.015 if step % 2 else height - 0.015,
        )
        for step in range(24)
    ]
    lace = tube(points, 0.0016, cord, closed=True, name='lace')
    sticks = []
    for turn, shift in ((24, -0.012), (-30, 0.02)):
        line = bar((-0.1, 0, 0), (0.075, 0, 0.0), 0.0045, stick, name='stick')
        tip = lathe(
            [(0.0105 * sin(pi * s / 20), -0.0105 * cos(pi * s / 20)) for s in range(21)], stick, segments=48
        )
        tip.location = (0.08, 0, 0)
        level = height + (0.006 if turn > 0 else 0.016)
        sticks += place([line, tip], (0.01, shift, level), turn=turn)
    return [shell, *hoops, *heads, lace, *sticks]


def yo_yo(side, middle, cord, width=0.06):
    """A yo-yo that stands on its edge, its string beside it."""
    r = width / 2
    half = rounded(
        [(0, 0.0015), (r * 0.6, 0.0015), (r * 0.98, 0.005), (r, 0.011), (r * 0.7, 0.0175), (0, 0.0185)], 0.003
    )
    halves = []
    for sign in (-1, 1):
        halves.append(lathe([(x, sign * z) for x, z in half], side, name='half'))
        halves.append(
            lathe([(0, sign * 0.018), (r * 0.3, sign * 0.0188), (0, sign * 0.0205)], middle, segments=64)
        )
    wound = lathe([(r * 0.5, -0.0016), (r * 0.52, 0), (r * 0.5, 0.0016)], cord, name='wound')
    toy = place([*halves, wound], (0, 0, r), tilt=(90, 0))
    line = curve(
        [
            (0, 0.0, r * 1.5),
            (r * 0.8, 0.0, r),
            (r * 1.3, -0.004, 0.001),
            (r * 2, -0.024, 0.001),
            (r * 1.7, -0.045, 0.001),
        ]
    )
    ring = [
        (r * 1.7 + 0.009 * cos(t * pi / 16), -0.054 + 0.009 * sin(t * pi / 16), 0.001) for t in range(8, 41)
    ]
    return [*toy, tube([*line, *ring], 0.0008, cord, name='string')]


def metronome(wood, face, metal, width=0.115, height=0.22):
    """A metronome: a slender pyramid with a pendulum."""
    low, high = width / 2, width * 0.2
    corners = [(-low, -low), (low, -low), (low, low), (-low, low)]
    body = prism(corners, height - 0.014, wood, bevel=0.003, name='body')
    for vertex in body.data.vertices:
        share = vertex.co.z / (height - 0.014)
        shrink = 1 + (high / low - 1) * share
        vertex.co.x *= shrink
        vertex.co.y *= shrink
    body.location.z = 0.014
    foot = box(width + 0.014, width + 0.014, 0.014, wood, 0.004, name='foot')

    def before(share):
        """A point just before the sloping front."""
        return (0, -(low + (high - low) * share) - 0.004, 0.014 + (height - 0.014) * share)

    scale = prism(
        [(-0.011, 0), (0.011, 0), (0.007, 0.12), (-0.007, 0.12)], 0.001, face, bevel=0.0003, name='scale'
    )
    slope = degrees(atan2(low - high, height - 0.014))
    place([scale], (0, before(0.3)[1] + 0.0045, before(0.3)[2]), tilt=(90 - slope, 0))
    rod = bar(before(0.16), before(0.98), 0.0016, metal, name='pendulum')
    weight = prism(
        [(-0.011, 0), (0.011, 0), (0.008, 0.02), (-0.008, 0.02)], 0.007, metal, bevel=0.001, name='weight'
    )
    place([weight], before(0.66), tilt=(90 - slope, 0))
    stem = bar((low * 0.8, 0, 0.05), (low + 0.016, 0, 0.05), 0.003, metal, name='key')
    wing = box(0.004, 0.024, 0.014, metal, 0.0018, (low + 0.018, 0, 0.043), name='key')
    return [body, foot, scale, *place([rod, weight], (0, -0.001, 0)), stem, wing]


def medicine_ball(leather, seam, lace, width=0.26):
    """A ball of leather panels with seams and a short lacing."""
    r = width / 2
    ball = lathe([(r * sin(pi * s / 64), r - r * cos(pi * s / 64)) for s in range(65)], leather, name='ball')
    objects = [ball]
    for step in range(4):
        angle = pi * step / 4
        line = [
            (
                (r + 0.0003) * sin(2 * pi * s / 120) * cos(angle),
                (r + 0.0003) * sin(2 * pi * s / 120) * sin(angle),
                r - (r + 0.0003) * cos(2 * pi * s / 120),
            )
            for s in range(120)
        ]
        objects.append(tube(line, 0.0013, seam, closed=True, name='seam'))
    for sign in (-1, 1):
        cap = [
            (x * sin(0.42), y * sin(0.42), r + sign * (r + 0.0004) * cos(0.42)) for x, y in circle(r + 0.0004)
        ]
        objects.append(tube(cap, 0.0015, seam, closed=True, name='seam'))
    for step in range(5):
        polar = 0.9 + 0.07 * step
        line = [
            (
                (r + 0.001) * sin(polar) * sin(t),
                -(r + 0.001) * sin(polar) * cos(t),
                r + (r + 0.001) * cos(polar),
            )
            for t in [0.07 * (s / 8 - 1) for s in range(17)]
        ]
        objects.append(tube(line, 0.0022, lace, name='lace'))
    return place(objects, (0, 0, 0), turn=22)


def mister(metal, knob, height=0.17):
    """A brass bottle that sprays plants, with a pump."""
    side = curve(
        [(0.033, 0.001), (0.04, 0.02), (0.04, 0.075), (0.028, 0.105), (0.016, 0.122), (0.0145, 0.132)]
    )
    bottle = lathe([(0, 0), (0.031, 0), *side, (0, 0.132)], metal, name='bottle')
    collar = lathe(
        rounded([(0, 0.13), (0.0175, 0.13), (0.0175, 0.144), (0, 0.144)], 0.002), metal, name='collar'
    )
    head = bar((0.012, 0, 0.152), (-0.04, 0, 0.156), 0.0085, metal, end_radius=0.0055, name='head')
    nozzle = bar((-0.038, 0, 0.156), (-0.05, 0, 0.157), 0.0072, metal, name='nozzle')
    rod = bar((0, 0, 0.14), (0, 0, height + 0.006), 0.0036, metal, name='rod')
    button = lathe(curve([(0, 0), (0.0125, 0.001), (0.0135, 0.006), (0, 0.0105)]), knob, name='button')
    button.location.z = height
    return [bottle, collar, head, nozzle, rod, button]


def garden_tools(metal, wood, cord):
    """A trowel and a hand fork side by side, with wooden grips."""

    def grip():
        profile = curve(
            [(0, 0), (0.013, 0.002), (0.0145, 0.03), (0.0125, 0.07), (0.0145, 0.108), (0.0105, 0.122)]
        )
        wooden = lathe([*profile, (0, 0.122)], wood, segments=64, name='grip')
        sleeve = lathe([(0.0112, 0.108), (0.0118, 0.11), (0.0092, 0.14), (0, 0.141)], metal, segments=64)
        loop = [(0, 0.009 * sin(t * pi / 12), -0.024 - 0.016 * cos(t * pi / 12)) for t in range(-9, 10)]
        return [wooden, sleeve, tube(loop, 0.0014, cord, name='loop')]

    def blade(u, v):
        half = 0.036 * min(1, (1 - v) * 3.2) ** 0.62 * min(1, 0.6 + v * 3)
        x = (u - 0.5) * 2
        return (x * half, 0.013 * x * x * min(1, 0.4 + v), 0.175 + 0.135 * v)

    trowel = [
        *grip(),
        tube(curve([(0, 0, 0.135), (0, 0.004, 0.155), (0, 0.001, 0.2)]), 0.0048, metal),
        sheet(blade, 0.07, 0.135, metal, thickness=0.0022, columns=40, rows=60, name='blade'),
    ]
    fork = [*grip(), tube(curve([(0, 0, 0.135), (0, 0.004, 0.155), (0, 0.001, 0.19)]), 0.0048, metal)]
    for x in (-0.026, 0, 0.026):
        tine = curve(
            [(0, 0.001, 0.188), (x * 0.9, 0.003, 0.2), (x, 0.007, 0.225), (x, 0.002, 0.27), (x, -0.006, 0.31)]
        )
        fork.append(tube(tine, 0.0036, metal, taper=lambda t: 1.1 - 0.7 * t**3, name='tine'))
    lying = place(trowel, (-0.055, -0.15, 0.0145), turn=6, tilt=(-90, 0))
    return lying + place(fork, (0.05, -0.14, 0.0145), turn=-5, tilt=(-90, 0))
