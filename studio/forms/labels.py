"""Printed labels on round and flat things."""

from math import cos, pi, sin

from forms.shapes import box, lettering, sheet


def label(radius, low, high, paper, arc=0.5, name='label'):
    """Paper around a round bottle; `arc` is the share of the circumference."""

    def surface(u, v):
        angle = (u - 0.5) * 2 * pi * arc
        return ((radius + 0.0002) * sin(angle), -(radius + 0.0002) * cos(angle), low + (high - low) * v)

    return sheet(surface, 2 * pi * arc * radius, high - low, paper, columns=60, rows=4, name=name)


def fitting(text, size, width):
    """The size of letters, smaller where a line would be wider than `width`."""
    return min(size, width / (0.56 * len(text)))


def words(radius, low, high, ink, lines):
    """A name with small lines below, printed on something round."""
    height = high - low
    step = height / (len(lines) + 1.6)
    objects = []
    for index, text in enumerate(lines):
        size = fitting(text, height * (0.2 if index == 0 else 0.085), 1.6 * radius)
        objects.append(lettering(text, size, ink, (0, 0, high - step * (index + 1.1)), bend=radius + 0.0003))
    return objects


def printed(radius, low, high, paper, ink, lines):
    """A paper label with words around something round."""
    return [label(radius, low, high, paper), *words(radius, low, high, ink, lines)]


def flat_label(width, height, paper, ink, lines, at):
    """A label on a front that faces -y, centred on `at`: a name with small lines below."""
    x, y, z = at
    objects = [box(width, 0.0006, height, paper, bevel=0.0002, at=(x, y - 0.0003, z - height / 2))]
    step = height / (len(lines) + 1.2)
    for index, text in enumerate(lines):
        size = fitting(text, height * (0.24 if index == 0 else 0.1), width * 0.86)
        row = z + height / 2 - step * (index + 1.0)
        objects.append(lettering(text, size, ink, (x, y - 0.0007, row)))
    return objects
