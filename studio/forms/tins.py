"""Tins and cartons of food."""


from forms.labels import words
from forms.points import circle, oval, rounded
from forms.shapes import lathe, lettering, place, prism, tube


def tin_can(metal, paper, ink, lines, width=0.074, height=0.11):
    """A tin with rims and a paper sleeve."""
    r = width / 2
    profile = [
        (0, 0.003),
        (r * 0.9, 0.003),
        (r * 0.93, 0),
        (r, 0.0),
        (r, 0.004),
        (r * 0.97, 0.006),
        (r * 0.97, height - 0.006),
        (r, height - 0.004),
        (r, height),
        (r * 0.93, height),
        (r * 0.9, height - 0.004),
        (r * 0.4, height - 0.0034),
        (0, height - 0.0034),
    ]
    ring = tube(
        [(0.009 * x, 0.011 * y + 0.008, height - 0.002) for x, y in circle(1, 48)], 0.0011, metal, closed=True
    )
    return [
        lathe(rounded(profile, 0.0012), metal),
        ring,
        *sleeve(r * 0.975, 0.008, height - 0.008, paper, ink, lines),
    ]


def sleeve(radius, low, high, paper, ink, lines):
    """Paper all around a tin, printed in front."""
    wrap = lathe([(radius, low), (radius + 0.0003, low), (radius + 0.0003, high), (radius, high)], paper)
    return [
        wrap,
        *words(radius + 0.0003, low + (high - low) * 0.2, high - (high - low) * 0.12, ink, lines),
    ]


def sardines(metal, paper, ink, lines):
    """A flat tin with a pull ring and a printed lid."""
    outline = oval(0.105, 0.06, 5.0, 120)
    body = prism(outline, 0.022, metal, bevel=0.003)
    rim = tube([(x, y, 0.022) for x, y in outline], 0.0016, metal, closed=True)
    lid = prism([(x * 0.95, y * 0.92) for x, y in outline], 0.0006, paper, bevel=0.0002, at=(0, 0, 0.0218))
    texts = []
    for index, text in enumerate(lines):
        word = lettering(text, 0.012 if index == 0 else 0.0048, ink)
        texts += place([word], (-0.006, 0.008 - 0.0135 * index, 0.0226), tilt=(-90, 0))
    pull = tube(
        [(0.04 + 0.008 * x, 0.0095 * y, 0.0236) for x, y in circle(1, 48)], 0.0012, metal, closed=True
    )
    return place([body, rim, lid, *texts, pull], turn=-20)


def biscuit_tin(body, lid, paper, ink, lines, size=0.17, height=0.085):
    """A square tin for biscuits with a raised lid."""
    outline = oval(size, size, 7, 140)
    case = prism(outline, height * 0.8, body, bevel=0.003)
    cover = prism(
        [(x * 1.012, y * 1.012) for x, y in outline], height * 0.3, lid, bevel=0.006, at=(0, 0, height * 0.7)
    )
    field = prism([(x * 0.8, y * 0.8) for x, y in outline], 0.0008, paper, bevel=0.0003, at=(0, 0, height))
    texts = []
    for index, text in enumerate(lines):
        word = lettering(text, 0.026 if index == 0 else 0.009, ink)
        texts += place([word], (0, 0.014 - 0.03 * index, height + 0.001), tilt=(-90, 0))
    return place([case, cover, field, *texts], turn=-22)


def salt_tin(card, cap, ink, lines, width=0.075, height=0.12):
    """A round carton of sea salt."""
    r = width / 2
    tube_body = lathe(rounded([(0, 0), (r, 0), (r, height), (0, height)], 0.001), card)
    lid = lathe(
        rounded(
            [
                (0, height - 0.012),
                (r + 0.0012, height - 0.012),
                (r + 0.0012, height + 0.003),
                (0, height + 0.003),
            ],
            0.002,
        ),
        cap,
    )
    foot = lathe(rounded([(0, 0), (r + 0.0008, 0), (r + 0.0008, 0.006), (0, 0.006)], 0.001), cap)
    return [tube_body, lid, foot, *words(r, height * 0.24, height * 0.8, ink, lines)]
