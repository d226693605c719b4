"""Baskets, trays, mirrors and things for a bathroom."""


from forms.points import bezier, circle, curve, rectangle, rounded
from forms.shapes import bar, box, hollow, lathe, place, prism, tube
from forms.skins import sweep


def wire_basket(metal, wood, width=0.34, depth=0.26, height=0.2):
    """A basket of welded wire with wooden grips."""
    objects = []

    def loop(share, z, radius):
        outline = rectangle(width * share, depth * share, 0.05 * share)
        return tube([(x, y, z) for x, y in outline], radius, metal, closed=True)

    levels = [(0.8, 0.003), (0.85, 0.06), (0.92, 0.12), (1.0, height)]
    objects += [loop(share, z, 0.0026 if z == height else 0.0018) for share, z in levels]
    outline = rectangle(width, depth, 0.05)
    for index in range(len(outline)):
        x, y = outline[index]
        if index % 3 == 0:
            objects.append(tube([(x * 0.8, y * 0.8, 0.003), (x, y, height)], 0.0014, metal))
    for side in (-1, 1):
        for step in range(-5, 6):
            x = step * width / 12.5
            objects.append(
                tube([(x * 0.8, side * depth * 0.4, 0.003), (x, side * depth * 0.5, height)], 0.0014, metal)
            )
        for step in range(-3, 4):
            y = step * depth / 9
            objects.append(
                tube([(side * width * 0.4, y * 0.8, 0.003), (side * width * 0.5, y, height)], 0.0014, metal)
            )
        line = bezier(
            (side * width * 0.5, -0.06, height),
            (side * (width * 0.5 + 0.02), -0.05, height + 0.05),
            (side * (width * 0.5 + 0.02), 0.05, height + 0.05),
            (side * width * 0.5, 0.06, height),
        )
        objects.append(tube(line, 0.0024, metal))
        objects.append(
            bar(
                (side * (width * 0.5 + 0.015), -0.04, height + 0.037),
                (side * (width * 0.5 + 0.015), 0.04, height + 0.037),
                0.0095,
                wood,
            )
        )
    for step in range(-4, 5):
        objects.append(
            tube(
                [(step * width * 0.085, -depth * 0.4, 0.003), (step * width * 0.085, depth * 0.4, 0.003)],
                0.0014,
                metal,
            )
        )
    return objects


def crate(wood, metal, width=0.42, depth=0.3, height=0.24):
    """A wooden crate of slats."""
    objects = []
    slat = height / 3 - 0.012
    for row in range(3):
        z = row * (height / 3) + 0.006
        for y in (-depth / 2, depth / 2):
            objects.append(box(width, 0.011, slat, wood, bevel=0.002, at=(0, y, z)))
        for x in (-width / 2 + 0.006, width / 2 - 0.006):
            objects += place([box(depth - 0.012, 0.011, slat, wood, bevel=0.002)], (x, 0, z), turn=90)
    for x in (-width / 2 + 0.024, width / 2 - 0.024):
        for y in (-depth / 2 + 0.018, depth / 2 - 0.018):
            objects.append(box(0.024, 0.024, height - 0.004, wood, bevel=0.002, at=(x, y, 0.002)))
        for row in range(3):
            for y in (-depth / 2 - 0.0055, depth / 2 + 0.0055):
                nail = lathe([(0, 0), (0.0032, 0), (0.0026, 0.001), (0, 0.0013)], metal, segments=24)
                objects += place(
                    [nail], (x, y, row * (height / 3) + height / 6), tilt=(90 if y < 0 else -90, 0)
                )
    for step in range(5):
        board = box(depth - 0.02, width / 5 - 0.008, 0.009, wood, bevel=0.0015)
        objects += place([board], ((step - 2) * width * 0.192, 0, 0.004), turn=90)
    return place(objects, turn=-18)


def picture_frame(wood, mount, print_finishes, width=0.3, height=0.4):
    """A framed print of simple shapes, leaning back."""
    frame = sweep(
        [(x, 0, z + height / 2) for x, z in rectangle(width, height, 0.0015)],
        rectangle(0.022, 0.02, 0.003),
        wood,
        across=(0, 1, 0),
        closed=True,
    )
    back = box(width - 0.01, 0.004, height - 0.01, mount, bevel=0.0005, at=(0, 0.004, 0.005))
    ground, sun, hill, line = print_finishes
    shapes = [
        (rectangle(width * 0.62, height * 0.66, 0.0005), ground, 0.0),
        (circle(0.04, 80, (0.03, 0.055)), sun, 0.0004),
    ]
    hills = [
        (-width * 0.31, -height * 0.33),
        (width * 0.31, -height * 0.33),
        (width * 0.31, -0.01),
        *curve([(width * 0.31, -0.01), (0.02, 0.02), (-0.04, -0.03), (-width * 0.31, 0.0)], 10)[1:],
    ]
    shapes.append((hills, hill, 0.0008))
    front = [
        (-width * 0.31, -height * 0.33),
        (width * 0.31, -height * 0.33),
        (width * 0.31, -0.07),
        *curve([(width * 0.31, -0.07), (0.03, -0.085), (-0.05, -0.05), (-width * 0.31, -0.075)], 10)[1:],
    ]
    shapes.append((front, line, 0.0012))
    objects = [frame, back]
    for outline, finish, out in shapes:
        objects += place(
            [prism(outline, 0.0004, finish, bevel=0.0001)], (0, 0.0018 - out, height / 2), tilt=(90, 0)
        )
    return place(objects, (0, 0, 0.0113), turn=-14, tilt=(-10, 0))


def umbrella_stand(metal, height=0.5):
    """A round stand of rings and rods."""
    objects = []
    for z in (0.008, height * 0.5, height):
        objects.append(tube([(0.11 * x, 0.11 * y, z) for x, y in circle(1)], 0.005, metal, closed=True))
    for x, y in circle(0.11, 14):
        objects.append(bar((x, y, 0.004), (x, y, height), 0.0035, metal))
    objects.append(lathe(hollow(rounded([(0, 0), (0.106, 0), (0.108, 0.02)], 0.004), 0.002, 0.003), metal))
    return objects
