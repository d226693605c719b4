"""Luggage for journeys."""


from forms.bags import carrying_loop, crumple, prism_ring, sack
from forms.points import curve, oval, rectangle, rounded
from forms.shapes import bar, box, lathe, place, prism, tube
from forms.skins import skin, strap


def backpack(cloth, leather, metal, height=0.44):
    """A backpack with a front pocket, a rolled top and leather closings."""
    body = sack(
        cloth,
        [
            (0.27, 0.13, 0.0),
            (0.3, 0.165, 0.03),
            (0.31, 0.17, height * 0.4),
            (0.3, 0.15, height * 0.78),
            (0.27, 0.1, height),
        ],
        0.006,
        0.1,
        power=3.6,
    )
    roll = sack(
        cloth,
        [
            (0.26, 0.07, height - 0.012),
            (0.275, 0.085, height + 0.01),
            (0.27, 0.08, height + 0.035),
            (0.25, 0.05, height + 0.05),
        ],
        0.003,
        0.08,
        seed=4,
    )
    pocket = place(
        [
            sack(
                cloth,
                [(0.2, 0.05, 0.0), (0.225, 0.075, 0.02), (0.225, 0.07, 0.13), (0.21, 0.045, 0.16)],
                0.004,
                0.07,
                seed=2,
            )
        ],
        (0, -0.075, 0.035),
    )
    band = strap(
        curve(
            [
                (0, 0.04, height + 0.055),
                (0, -0.05, height + 0.045),
                (0, -0.092, height * 0.86),
                (0, -0.112, height * 0.55),
            ],
            12,
        ),
        0.003,
        0.024,
        leather,
        across=(0, 1, 0.2),
    )
    buckle = place([prism_ring(0.034, 0.026, 0.003, metal)], (0, -0.1135, height * 0.6), tilt=(86, 0))
    flap = box(0.2, 0.004, 0.045, leather, bevel=0.0018)
    place([flap], (0, -0.115, 0.155), tilt=(-6, 0))
    loop = tube(
        curve(
            [
                (-0.03, 0.05, height + 0.03),
                (-0.025, 0.052, height + 0.085),
                (0.025, 0.052, height + 0.085),
                (0.03, 0.05, height + 0.03),
            ],
            12,
        ),
        0.006,
        leather,
    )
    sides = []
    for side in (-1, 1):
        line = curve(
            [
                (side * 0.09, 0.066, height * 0.95),
                (side * 0.13, 0.125, height * 0.8),
                (side * 0.15, 0.13, height * 0.4),
                (side * 0.13, 0.08, 0.05),
            ],
            14,
        )
        sides.append(strap(line, 0.05, 0.01, cloth, across=(1, 0.2, 0)))
    return [body, roll, *pocket, band, *buckle, flap, loop, *sides]


def weekender(cloth, leather, metal, length=0.5, width=0.24, height=0.27):
    """A soft travel bag with leather ends and two handles."""
    rows, lengths = [], []
    shares = [0.0, 0.02, 0.06, *[step / 40 for step in range(4, 37)], 0.94, 0.98, 1.0]
    for share in shares:
        bulge = 1 - 0.12 * abs(2 * share - 1) ** 4 - (0.5 if share in (0.0, 1.0) else 0.0)
        x = (share - 0.5) * length
        row = []
        for y, z in oval(width * bulge, height * bulge, 3.0, 90):
            out = 1 + crumple(x, y, z, 0.1, 0.007) / (width / 2)
            row.append((x, y * out, max(z * out + height / 2, 0.004)))
        rows.append(row)
        lengths.append(share * length)
    body = skin(rows, lengths, cloth, sharp_above=60, name='body')
    objects = [body]
    for side in (-1, 1):
        end = place(
            [prism(oval(height * 0.9, width * 0.88, 3.0), 0.012, leather, bevel=0.005)],
            (side * length * 0.49 - 0.006, 0, height / 2),
            tilt=(0, 90),
        )
        objects += end
        objects.append(
            carrying_loop(
                leather, 0.1, side * width * 0.45, height * 0.35, height + 0.12, 0.004, 0.026, -side * 0.05
            )
        )
        for x in (-0.1, 0.1):
            band = [
                (x, side * width * 0.3, 0.004),
                (x, side * width * 0.505, height * 0.24),
                (x, side * width * 0.515, height * 0.5),
                (x, side * width * 0.46, height * 0.74),
            ]
            objects.append(strap(curve(band, 10), 0.004, 0.027, leather, across=(0, 1, 0.1)))
    zip_line = strap(
        [(x * length * 0.46, 0, height * 1.0 - 0.004 * x * x) for x in [s / 10 - 1 for s in range(21)]],
        0.014,
        0.004,
        metal,
    )
    return [*objects, zip_line]


def suitcase(shell, metal, rubber, width=0.37, height=0.53, depth=0.22):
    """A hard-shell cabin case with ribs on wheels."""
    foot = 0.05
    objects = []
    for side in (-1, 1):
        half = prism(rectangle(width, height, 0.045), depth / 2 - 0.003, shell, bevel=0.028)
        objects += place(
            [half], (0, side * (depth / 4) + (depth / 4 - 0.0015), foot + height / 2), tilt=(90, 0)
        )
    seam = prism(rectangle(width - 0.006, height - 0.006, 0.042), 0.009, metal, bevel=0.002)
    objects += place([seam], (0, 0.0045, foot + height / 2), tilt=(90, 0))
    for index in range(7):
        x = (index - 3) * 0.044
        rib = prism(rectangle(0.017, height * 0.84, 0.008), 0.006, shell, bevel=0.0028)
        objects += place([rib], (x, -depth / 2 + 0.004, foot + height / 2), tilt=(90, 0))
    for x in (-width / 2 + 0.05, width / 2 - 0.05):
        for y in (-depth / 2 + 0.05, depth / 2 - 0.05):
            objects.append(box(0.04, 0.04, 0.03, rubber, bevel=0.008, at=(x, y, foot - 0.022)))
            wheel = lathe(rounded([(0, -0.01), (0.022, -0.01), (0.022, 0.01), (0, 0.01)], 0.004), rubber)
            objects += place([wheel], (x, y, 0.022), turn=30, tilt=(0, 90))
        objects.append(
            bar(
                (x * 0.62, depth * 0.32, foot + height - 0.01),
                (x * 0.62, depth * 0.32, foot + height + 0.16),
                0.006,
                metal,
            )
        )
    objects.append(
        bar(
            (-width * 0.26, depth * 0.32, foot + height + 0.165),
            (width * 0.26, depth * 0.32, foot + height + 0.165),
            0.012,
            rubber,
        )
    )
    line = curve(
        [
            (-0.06, 0, foot + height - 0.002),
            (-0.05, 0, foot + height + 0.02),
            (0.05, 0, foot + height + 0.02),
            (0.06, 0, foot + height - 0.002),
        ],
        12,
    )
    return [*objects, tube(line, 0.0075, rubber, name='grip')]
