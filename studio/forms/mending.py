"""What mends socks."""

from math import atan2, cos, degrees, pi, radians, sin
from random import Random

from forms.points import curve, oval
from forms.shapes import lathe, place, tube

REEL = 0.046
FLANGE = 0.0185
CORE = 0.0085


def mushroom(wood):
    """A darning mushroom that lies on the edge of its cap and on the end of its stem, the cap to -y."""
    stem = [
        (0, 0),
        (0.006, 0.0003),
        (0.0105, 0.0022),
        (0.0128, 0.0065),
        (0.0126, 0.0115),
        (0.0105, 0.0165),
        (0.0088, 0.02),
        (0.0092, 0.0216),
        (0.0112, 0.0226),
        (0.0113, 0.024),
        (0.0094, 0.0252),
        (0.0086, 0.0275),
        (0.0094, 0.036),
        (0.0112, 0.047),
        (0.0118, 0.056),
        (0.0108, 0.063),
        (0.0104, 0.0655),
    ]
    cap = [
        (0.013, 0.0668),
        (0.022, 0.0668),
        (0.0325, 0.0664),
        (0.0372, 0.0672),
        (0.0395, 0.07),
        (0.0398, 0.0735),
        (0.0378, 0.0795),
        (0.033, 0.0862),
        (0.0255, 0.0918),
        (0.016, 0.0957),
        (0.007, 0.0974),
        (0, 0.0977),
    ]
    # The end of the stem and the edge of the cap both touch the floor.
    low, high = (0.0128, 0.0075), (0.0399, 0.0725)
    lean = degrees(atan2(high[0] - low[0], high[1] - low[1]))
    body = lathe(curve(stem, 5) + curve(cap, 6), wood, segments=160, name='mushroom')
    parts = place([body], tilt=(90 - lean, 0))
    drop = low[0] * cos(radians(lean)) - low[1] * sin(radians(lean))
    return place(parts, (0, 0.045, drop))


def spool(wood):
    """A turned reel for thread, which stands on z = 0."""
    half = [
        (0, 0.014),
        (0.0037, 0.014),
        (0.0037, 0.0005),
        (0.0043, 0),
        (FLANGE - 0.0022, 0),
        (FLANGE - 0.0006, 0.0006),
        (FLANGE, 0.002),
        (FLANGE - 0.0004, 0.0035),
        (FLANGE - 0.0024, 0.0048),
        (CORE + 0.003, 0.0074),
        (CORE + 0.0006, 0.0092),
        (CORE, 0.0115),
    ]
    profile = half + [(radius, REEL - z) for radius, z in reversed(half)]
    return lathe(profile, wood, segments=96, name='reel')


def wound(wool, seed, full=0.0068, thick=0.0008):
    """Wool on a reel: a core, and the outer layers, each thread beside the other and some across."""
    chance = Random(seed)
    low, high = 0.0078, REEL - 0.0078
    belly = lathe(
        [(CORE, low - 0.001), (CORE + full - 0.0004, low + 0.001)]
        + [(CORE + full - 0.0002, low + 0.001 + (high - low - 0.002) * t / 8) for t in range(1, 8)]
        + [(CORE + full - 0.0004, high - 0.001), (CORE, high + 0.001)],
        wool,
        name='core',
    )
    parts = [belly]
    for layer, (pitch, out) in enumerate(((1.75, 0.0), (2.9, 0.00085))):
        turns = int((high - low) / (thick * pitch))
        line, wander = [], 0.0
        for step in range(turns * 28 + 1):
            t = step / (turns * 28)
            wander = wander * 0.94 + chance.gauss(0, 0.00004)
            angle = 2 * pi * step / 28 * (1 if layer == 0 else -1) + seed
            z = low + 0.0004 + (high - low - 0.0008) * t + wander
            # The wool is a little higher in the middle, where the hand winds most.
            far = CORE + full + out + 0.0007 * sin(pi * t) + wander * 0.6
            line.append((far * cos(angle), far * sin(angle), z))
        parts.append(tube(line, thick, wool, name='wool'))
    return parts


def reel(wood, wool, seed):
    return [spool(wood), *wound(wool, seed)]


def needle(steel, length=0.064):
    """A darning needle along x, blunt in front, its long eye behind."""
    shaft = tube(
        [(length * step / 24, 0, 0) for step in range(25)],
        0.00085,
        steel,
        taper=lambda t: 0.95 if t < 0.75 else 0.95 - 0.7 * ((t - 0.75) / 0.25) ** 1.5,
        name='needle',
    )
    eye = tube([(x - 0.0042, y, 0) for x, y in oval(0.0098, 0.0026, 2.4, 40)], 0.0005, steel, closed=True)
    return [shaft, eye]


def darning_set(wood, reel_wood, wools, steel):
    """A darning mushroom before three reels of wool; the end of one leads to the needle."""
    blue, red, pale = wools
    objects = place(mushroom(wood), (-0.034, -0.012, 0), turn=-108)
    objects += place(reel(reel_wood, blue, 1), (-0.012, 0.058, 0), turn=20)
    objects += place(reel(reel_wood, red, 2), (0.036, 0.05, 0), turn=75)
    # The third lies on its side and rolled a little away.
    lying = place(reel(reel_wood, pale, 3), (0, 0, -REEL / 2))
    objects += place(lying, (0.074, -0.004, FLANGE), turn=28, tilt=(0, 90))
    thick = 0.0008
    around = CORE + 0.0068 + 0.0012
    start = (0.074, -0.004)
    off = [(around * sin(radians(a)), FLANGE - around * cos(radians(a))) for a in (-80, -50, -25, -8)]
    towards = (sin(radians(28)), -cos(radians(28)))
    line = [(start[0] + towards[0] * -d, start[1] + towards[1] * -d, z) for d, z in off]
    line += [
        (0.082, -0.02, 0.0022),
        (0.085, -0.036, thick),
        (0.076, -0.05, thick),
        (0.056, -0.054, thick),
        (0.043, -0.046, thick),
        (0.044, -0.033, thick),
        (0.057, -0.031, thick),
        (0.062, -0.043, thick * 3),
        (0.053, -0.06, thick),
        (0.038, -0.069, thick),
        (0.0265, -0.0715, 0.0011),
        (0.0205, -0.0722, 0.0006),
        (0.014, -0.0735, thick),
        (0.006, -0.071, thick),
    ]
    objects.append(tube(curve(line, 10), thick, wools[2], name='end'))
    pin = place(needle(steel), (0.0205 + 0.0045 * cos(0.15), -0.0722 + 0.0007, 0.0009), turn=8)
    return [*objects, *pin]
