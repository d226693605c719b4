"""Blown and pressed glass, some of it filled."""

from math import cos, pi, sin

from forms.points import bezier, curve, radius_at, rounded
from forms.shapes import hollow, lathe, place, tube


def filling(outside, wall, floor, level, finish):
    """What a vessel holds up to `level`. It overlaps the glass a little, so that no air shows between them."""
    overlap = 0.0003
    inner = [
        (max(radius_at(outside, height) - wall + overlap, 0.001), height)
        for height in [floor - overlap + (level - floor) * step / 24 for step in range(25)]
    ]
    return lathe([(0, floor - overlap), *inner, (0, level)], finish, name='filling')


def tumbler(glass, drink=None, width=0.078, height=0.092):
    """A straight tumbler with a heavy base."""
    r = width / 2
    outside = rounded([(0, 0), (r * 0.9, 0), (r, height)], 0.006)
    objects = [lathe(hollow(outside, 0.0024, 0.011), glass, name='tumbler')]
    if drink:
        objects.append(filling(outside, 0.0024, 0.011, height * 0.68, drink))
    return objects


def tumblers(glass, drink=None):
    """Two tumblers, one full."""
    return place(tumbler(glass, drink), (-0.042, 0, 0)) + place(tumbler(glass), (0.05, 0.03, 0))


def wine_glass(glass, drink=None, height=0.21, width=0.088):
    """A wine glass on a thin stem."""
    r = width / 2
    bowl = curve(
        [
            (0.0038, height * 0.44),
            (r * 0.62, height * 0.5),
            (r, height * 0.66),
            (r * 0.93, height * 0.84),
            (r * 0.74, height),
        ]
    )
    stem = curve(
        [
            (0.036, 0.0006),
            (0.034, 0.0022),
            (0.012, 0.0062),
            (0.0046, 0.018),
            (0.0036, height * 0.24),
            (0.0038, height * 0.44),
        ]
    )
    profile = [(0, 0), *stem, *bowl[1:]]
    objects = [lathe(hollow(profile, 0.0013, height * 0.455), glass, name='wine glass')]
    if drink:
        objects.append(filling(bowl, 0.0013, height * 0.455, height * 0.64, drink))
    return objects


def carafe(glass, stopper, drink=None, height=0.25, width=0.105):
    """A carafe with a round stopper."""
    r = width / 2
    outside = [
        (0, 0),
        (r * 0.86, 0),
        *curve(
            [
                (r * 0.93, 0.004),
                (r, height * 0.2),
                (r * 0.94, height * 0.44),
                (r * 0.5, height * 0.72),
                (r * 0.4, height * 0.84),
                (r * 0.52, height),
            ]
        ),
    ]
    objects = [lathe(hollow(outside, 0.0026, 0.009), glass, name='carafe')]
    ball = [(0.02 * sin(pi * step / 24), 0.02 - 0.02 * cos(pi * step / 24)) for step in range(25)]
    top = lathe(ball, stopper, name='stopper')
    top.location.z = height - 0.004
    objects.append(top)
    if drink:
        objects.append(filling(outside, 0.0026, 0.009, height * 0.5, drink))
    return objects


def storage_jar(glass, lid, content, width=0.11, height=0.16, level=0.66):
    """A straight jar with a wooden lid."""
    r = width / 2
    outside = rounded([(0, 0), (r, 0), (r, height)], 0.009)
    jar = lathe(hollow(outside, 0.0028, 0.006), glass, name='jar')
    cover = lathe(rounded([(0, 0), (r + 0.002, 0), (r + 0.002, 0.018), (0, 0.018)], 0.004), lid, name='lid')
    cover.location.z = height + 0.0005
    plug = lathe(rounded([(0, 0), (r - 0.004, 0), (r - 0.004, 0.014), (0, 0.014)], 0.002), lid, name='plug')
    plug.location.z = height - 0.0125
    return [jar, cover, plug, filling(outside, 0.0028, 0.006, height * level, content)]


def storage_jars(glass, lid, contents):
    """Three jars of different heights."""
    heights, places = (0.21, 0.15, 0.1), ((-0.115, 0.02, 0), (0.005, -0.01, 0), (0.12, 0.015, 0))
    objects = []
    for height, at, content in zip(heights, places, contents):
        objects += place(storage_jar(glass, lid, content, height=height), at)
    return objects


def teapot(glass, tea, height=0.11, width=0.135):
    """A round glass teapot."""
    r = width / 2
    outside = [
        (0, 0),
        *curve(
            [
                (r * 0.72, 0.001),
                (r * 0.96, height * 0.2),
                (r, height * 0.46),
                (r * 0.78, height * 0.82),
                (r * 0.62, height * 0.94),
            ]
        ),
    ]
    pot = lathe(hollow(outside, 0.0024, 0.004), glass, name='pot')
    lid = lathe(
        [
            (0, height),
            *curve([(r * 0.5, height * 0.99), (r * 0.66, height * 0.96)]),
            (r * 0.66, height * 0.945),
            (0, height * 0.965),
        ],
        glass,
        name='lid',
    )
    ball = [(0.011 * sin(pi * step / 20), 0.011 - 0.011 * cos(pi * step / 20)) for step in range(21)]
    knob = lathe(ball, glass, name='knob')
    knob.location.z = height
    spout_line = bezier(
        (-r * 0.9, 0, height * 0.36),
        (-r * 1.4, 0, height * 0.42),
        (-r * 1.2, 0, height * 0.8),
        (-r * 1.6, 0, height * 0.92),
    )
    spout = tube(spout_line, 0.012, glass, taper=lambda t: 1.2 - 0.6 * t, wall=0.0018, name='spout')
    ear_line = bezier(
        (r * 0.82, 0, height * 0.74),
        (r * 1.9, 0, height * 0.95),
        (r * 1.75, 0, height * 0.2),
        (r * 0.96, 0, height * 0.26),
    )
    ear = tube(ear_line, 0.0046, glass, name='handle')
    return [pot, lid, knob, spout, ear, filling(outside, 0.0024, 0.004, height * 0.66, tea)]
