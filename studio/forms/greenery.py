"""Plants, flowers and what one needs for them."""

from math import atan2, cos, pi, radians, sin

from forms.ceramics import vase
from forms.living import blade, potted
from forms.points import bezier, circle, curve, rounded
from forms.shapes import bar, hollow, lathe, place, sheet, tube


def cactus(pot, soil, skin_finish, spine, flower):
    """A round ribbed cactus with spines and one flower."""
    objects, level = potted(pot, soil, 0.085, 0.1)
    ribs, r, height = 15, 0.042, 0.088
    body = lathe(
        curve(
            [(0.012, 0), (r * 0.9, height * 0.2), (r, height * 0.5), (r * 0.78, height * 0.84), (0, height)],
            12,
        ),
        skin_finish,
        segments=240,
    )
    for vertex in body.data.vertices:
        x, y, z = vertex.co
        far = (x * x + y * y) ** 0.5
        if far > 1e-6:
            deep = 1 - 0.17 * (0.5 - 0.5 * cos(ribs * atan2(y, x))) ** 0.7
            vertex.co.x, vertex.co.y = x * deep, y * deep
    body.location.z = level - 0.002
    objects.append(body)
    for rib in range(ribs):
        angle = 2 * pi * rib / ribs
        for step in range(8):
            t = 0.14 + 0.105 * step
            out = r * sin(pi * (0.18 + 0.7 * t)) ** 0.62
            z = level + height * t
            for lean, lift in ((-0.5, 0.1), (0.5, 0.1), (0, 0.7), (0, -0.4)):
                turned = angle + lean * 0.22
                tip = ((out + 0.0075) * cos(turned), (out + 0.0075) * sin(turned), z + lift * 0.007)
                objects.append(
                    tube(
                        [(out * cos(angle), out * sin(angle), z), tip],
                        0.00032,
                        spine,
                        taper=lambda t: 1 - 0.8 * t,
                    )
                )
    for index in range(9):
        petal = blade(flower, 0.024, 0.009, 60, small=True)
        objects += place([petal], (0.004, -0.003, level + height - 0.003), turn=40 * index, tilt=(18, 0))
    return objects


def palm(pot, soil, leaf, stem, height=0.95):
    """A palm with feathered leaves."""
    objects, level = potted(pot, soil, 0.22, 0.22)
    for index in range(9):
        turn = 137.5 * index
        reach, rise = (
            0.24 + 0.05 * sin(index * 2.1),
            height * (0.72 + 0.06 * sin(index * 1.3)) - 0.035 * index,
        )
        line = bezier(
            (0, 0, level),
            (0, -0.02, level + rise * 0.7),
            (0, -reach * 0.5, level + rise),
            (0, -reach * 1.3, level + rise * 0.72),
            30,
        )
        parts = [tube(line, 0.0036, stem, taper=lambda t: 1 - 0.7 * t)]
        for step in range(9, 31):
            t = (step - 9) / 21
            length = 0.17 * (sin(pi * (0.22 + 0.7 * t)) ** 0.8)
            for side in (-1, 1):
                strip = blade(leaf, length, 0.0155, 28, fold=0.2, small=True)
                parts += place([strip], line[step], turn=side * (72 - 38 * t), tilt=(78 - 22 * t, 0))
        objects += place(parts, (0.006 * cos(turn), 0.006 * sin(turn), 0), turn=turn)
    return objects


def olive_tree(pot, soil, leaf, bark, height=0.85):
    """A small olive tree with a round crown."""
    objects, level = potted(pot, soil, 0.2, 0.2)
    trunk = bezier(
        (0, 0, level), (0.03, 0.01, height * 0.35), (-0.03, 0, height * 0.45), (0, 0, height * 0.62)
    )
    objects.append(tube(trunk, 0.012, bark, taper=lambda t: 1.25 - 0.5 * t))
    for index in range(26):
        angle, up = 2.39996 * index, 1 - 2 * (index + 0.5) / 26
        flat = (1 - up * up) ** 0.5
        end = (0.2 * flat * cos(angle), 0.2 * flat * sin(angle), height * 0.76 + 0.19 * up)
        middle = (end[0] * 0.4, end[1] * 0.4, height * 0.64 + (end[2] - height * 0.64) * 0.62)
        twig = bezier((0, 0, height * 0.58), middle, middle, end, 14)
        objects.append(tube(twig, 0.0028, bark, taper=lambda t: 1.3 - t))
        for step in range(4, 15):
            for side in (0, 180):
                one = blade(leaf, 0.046 + 0.008 * sin(index + step), 0.0105, 20, small=True)
                objects += place(
                    [one],
                    twig[step],
                    turn=angle * 57.3 + 90 + side + 40 * sin(step * 2.1 + index),
                    tilt=(48 + 30 * sin(step * 1.7 + index), 20 * sin(step)),
                )
    return objects


def aloe(pot, soil, leaf):
    """An aloe with thick toothed leaves."""
    objects, level = potted(pot, soil, 0.12, 0.12)
    for index in range(18):
        t = index / 18
        length = 0.2 * (1 - 0.45 * t)
        width = 0.034 * (1 - 0.4 * t)

        def surface(u, v, length=length, width=width, t=t):
            angle = 2 * pi * u
            half = width / 2 * (1 - v) ** 0.62
            bend = radians(34 * (1 - t)) * v
            tooth = 1 + 0.1 * max(0.0, cos(angle) ** 8) * (v * 26 % 1 < 0.25)
            x = half * cos(angle) * tooth
            y = half * 0.34 * sin(angle) - 0.003 * cos(angle) ** 2
            return (
                x,
                y * cos(bend) - length * v * sin(bend) * 0.7,
                length * v * cos(bend) + y * sin(bend) * 0.5,
            )

        one = sheet(surface, width * 2, length, leaf, columns=40, rows=50, name='leaf')
        objects += place([one], (0, 0, level - 0.006), turn=137.5 * index, tilt=(52 - 46 * t, 0))
    return objects


def tulips(glass_or_clay, petals, leaf, stem):
    """Tulips in a vase."""
    objects = vase(glass_or_clay, 0.2, 0.13, 0.075, 0.4, 0.088)
    for index in range(9):
        angle = 2.39996 * index
        lean = 0.035 + 0.05 * (index / 9) ** 0.5
        top = (
            lean * 1.9 * cos(angle),
            lean * 1.9 * sin(angle),
            0.4 - 0.06 * (index / 9) + 0.02 * sin(index * 3),
        )
        line = bezier(
            (0.008 * cos(angle), 0.008 * sin(angle), 0.06),
            (0.014 * cos(angle), 0.014 * sin(angle), 0.2),
            (top[0] * 0.7, top[1] * 0.7, 0.3),
            top,
            20,
        )
        objects.append(tube(line, 0.0032, stem))
        finish = petals[index % len(petals)]
        head = []
        for petal in range(6):
            outer = petal % 2

            def surface(u, v, outer=outer):
                across = (u - 0.5) * 2
                half = 0.019 * sin(pi * min(0.14 + v * 0.8, 1)) ** 0.8
                out = 0.0045 + (0.0175 + 0.002 * outer) * sin(pi * (0.08 + 0.72 * v)) ** 0.8
                arc = across * half / max(out, 0.006)
                return (out * sin(arc), -out * cos(arc), 0.052 * v - 0.004 * across**2 * v)

            leaf_of_flower = sheet(
                surface, 0.04, 0.055, finish, thickness=0.0007, columns=14, rows=22, name='petal'
            )
            head += place([leaf_of_flower], turn=60 * petal)
        objects += place(head, top, turn=40 * index, tilt=(12 * sin(index * 2), 14 * cos(index * 3)))
        if index % 2 == 0:
            green = blade(leaf, 0.2, 0.036, 42, fold=0.4)
            objects += place(
                [green],
                (0.012 * cos(angle + 1), 0.012 * sin(angle + 1), 0.15),
                turn=angle * 57.3 + 40,
                tilt=(26, 0),
            )
    return objects


def pampas(vase_finish, stem, plume):
    """Dried grasses in a tall vase."""
    objects = vase(vase_finish, 0.26, 0.14, 0.05, 0.36, 0.058)
    for index in range(7):
        angle = 2.39996 * index
        lean = 0.05 + 0.09 * (index / 7) ** 0.6
        top = (lean * cos(angle), lean * sin(angle), 0.62 + 0.06 * sin(index * 2.2))
        line = bezier((0, 0, 0.1), (0.004, 0.004, 0.3), (top[0] * 0.5, top[1] * 0.5, 0.45), top, 24)
        objects.append(tube(line, 0.0016, stem))
        for step in range(100):
            t = step / 100
            at = line[min(int(12 + 12 * t), 24)]
            spread = 2.39996 * step
            out = 0.03 * sin(pi * (0.1 + 0.85 * t)) ** 0.8
            tip = (
                at[0] + out * cos(spread),
                at[1] + out * sin(spread),
                at[2] + 0.035 + 0.01 * sin(step * 1.3),
            )
            middle = ((at[0] * 2 + tip[0]) / 3, (at[1] * 2 + tip[1]) / 3, (at[2] + tip[2]) / 2 + 0.006)
            objects.append(
                tube([at, middle, tip], 0.0012, plume, taper=lambda t: 0.5 + 1.2 * sin(pi * (0.2 + 0.75 * t)))
            )
    return objects


def watering_can(body, metal):
    """A can with a long spout."""
    r, height = 0.085, 0.135
    can = lathe(
        hollow(
            rounded(
                [(0, 0), (r * 0.98, 0), (r, height * 0.6), (r * 0.82, height), (r * 0.42, height * 1.06)],
                0.02,
            ),
            0.0016,
            0.002,
        ),
        body,
    )
    spout_line = bezier(
        (r * 0.9, 0, height * 0.22),
        (r * 1.6, 0, height * 0.36),
        (r * 1.9, 0, height * 1.0),
        (r * 2.75, 0, height * 1.42),
        30,
    )
    spout = tube(spout_line, 0.014, body, taper=lambda t: 1.15 - 0.68 * t, wall=0.001)
    arch = bezier(
        (-r * 0.93, 0, height * 0.3),
        (-r * 2.1, 0, height * 0.8),
        (-r * 1.1, 0, height * 1.7),
        (r * 0.3, 0, height * 1.08),
        36,
    )
    hold = tube(arch, 0.0052, metal)
    brace = bar((r * 0.55, 0, height * 1.0), (r * 2.06, 0, height * 0.985), 0.003, metal)
    rim = tube(
        [(r * 0.42 * x, r * 0.42 * y, height * 1.06) for x, y in circle(1, 72)], 0.0022, metal, closed=True
    )
    return place([can, spout, hold, brace, rim], turn=-24)
