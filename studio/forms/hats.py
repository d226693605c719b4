"""Hats."""

from math import cos, pi, sin

from forms.points import circle, curve
from forms.shapes import box, lathe, place
from forms.skins import skin


def beanie(knit, rib, width=0.2, height=0.19):
    """A knitted hat with a turned-up edge, standing."""
    r = width / 2

    def ribs(profile, finish, count, deep):
        rows = [
            [
                (
                    radius * (1 + deep * cos(count * angle)) * cos(angle),
                    radius * (1 + deep * cos(count * angle)) * sin(angle) * 0.86,
                    z + 0.004 * sin(2 * angle + z * 20) * (z / height) * min(1, radius / 0.05),
                )
                for angle in [2 * pi * step / 288 for step in range(288)]
            ]
            for radius, z in profile
        ]
        lengths = [0.004 * index for index in range(len(rows))]
        return skin(rows, lengths, finish, capped=False, sharp_above=80)

    crown_line = curve(
        [
            (r * 0.96, 0.03),
            (r * 0.98, height * 0.45),
            (r * 0.84, height * 0.76),
            (r * 0.45, height * 0.95),
            (0.004, height),
        ],
        12,
    )
    edge_line = curve(
        [
            (r * 0.95, 0.006),
            (r * 1.02, 0.0),
            (r * 1.07, 0.01),
            (r * 1.07, 0.05),
            (r * 1.03, 0.06),
            (r * 0.97, 0.056),
        ],
        10,
    )
    return [ribs(crown_line, knit, 48, 0.012), ribs(edge_line, rib, 60, 0.016)]


def sun_hat(straw, ribbon, width=0.36):
    """A straw hat with a ribbon."""
    r = width / 2
    line = [
        (0.001, 0.112),
        *curve([(0.05, 0.111), (0.078, 0.1), (0.088, 0.07), (0.092, 0.03)], 10),
        *curve([(0.095, 0.02), (0.12, 0.016), (r, 0.018)], 12),
    ]
    rows, lengths, far = [], [], 0.0
    for index, (radius, height) in enumerate(line):
        brim = max(0.0, (radius - 0.1) / (r - 0.1))
        row = []
        for step in range(160):
            angle = 2 * pi * step / 160
            wave = brim**1.5 * (0.014 * sin(3 * angle + 0.5) + 0.006 * sin(5 * angle))
            row.append(
                (
                    radius * cos(angle),
                    radius * sin(angle) * 0.97,
                    height + wave - brim**2 * 0.012 * cos(2 * angle),
                )
            )
        rows.append(row)
        if index:
            far += ((radius - line[index - 1][0]) ** 2 + (height - line[index - 1][1]) ** 2) ** 0.5
        lengths.append(far)
    hat = skin(rows, lengths, straw, capped=False, sharp_above=80)
    solid = hat.modifiers.new('thickness', 'SOLIDIFY')
    solid.thickness = 0.0022
    band = lathe(
        [(0.0948, 0.022), (0.0925, 0.048), (0.0915, 0.048), (0.0938, 0.022), (0.0948, 0.022)], ribbon
    )
    band.scale = (1, 0.98, 1)
    knot = box(0.014, 0.03, 0.026, ribbon, bevel=0.005, at=(0.096, 0, 0.022))
    return place([hat, band, knot], (0, 0, 0.012), turn=-50, tilt=(-3, 0))


def felt_hat(felt, ribbon, width=0.3):
    """A felt hat with a pinched crown."""
    r = width / 2
    line = [
        (0.001, 0.118),
        *curve([(0.04, 0.12), (0.074, 0.112), (0.083, 0.07), (0.088, 0.024)], 12),
        *curve([(0.092, 0.015), (0.115, 0.012), (r, 0.016)], 12),
    ]
    rows, lengths = [], []
    for index, (radius, height) in enumerate(line):
        brim = max(0.0, (radius - 0.095) / (r - 0.095))
        row = []
        for x, y in circle(radius, 160):
            crown = max(0.0, height - 0.06) / 0.06
            long_x, long_y = x * 0.9, y * 1.1
            dent = 0.02 * crown * max(0.0, 1 - (long_x / 0.036) ** 2) ** 2 * (0.75 - long_y / 0.3)
            pinch = 0.1 * crown * max(0.0, -long_y) * max(-1, min(1, long_x / 0.04))
            curl = brim**2 * 0.026 * (abs(x) / r) ** 2
            row.append((long_x - pinch, long_y, height - dent + curl))
        rows.append(row)
        lengths.append(0.006 * index)
    hat = skin(rows, lengths, felt, capped=False, sharp_above=80)
    solid = hat.modifiers.new('thickness', 'SOLIDIFY')
    solid.thickness = 0.0024
    ribbon_rows = [
        [(x * 0.9, y * 1.1, z) for x, y in circle(radius, 160)]
        for radius, z in ((0.0895, 0.02), (0.0866, 0.046), (0.0856, 0.046), (0.088, 0.02))
    ]
    band = skin(ribbon_rows, [0, 0.026, 0.027, 0.053], ribbon, closed=True)
    return place([hat, band], (0, 0, -0.012), turn=-36)
