"""Removes the grain of a path-traced picture, guided by passes that have none.

Debian's Blender has no Open Image Denoise. This is an edge-avoiding wavelet filter (Dammertz and others, 2010) with the
noise estimated from the picture itself, on light without the colour of surfaces, so that patterns stay sharp.
Images here are planes: channels × height × width.
"""

import numpy

KERNEL = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)


def padded(planes, reach):
    """The planes with their edges repeated."""
    return numpy.pad(planes, ((0, 0), (reach, reach), (reach, reach)), mode='edge')


def window(planes, reach, down, right):
    """The part of padded planes that lies `down` and `right` of the original."""
    height, width = planes.shape[1] - 2 * reach, planes.shape[2] - 2 * reach
    return planes[:, reach + down : reach + down + height, reach + right : reach + right + width]


def blurred(planes, reach):
    """The mean of a square of 2·reach + 1 pixels."""
    wide = padded(planes, reach)
    steps = range(-reach, reach + 1)
    lines = sum(wide[:, reach + step : wide.shape[1] - reach + step] for step in steps)
    squares = sum(lines[:, :, reach + step : wide.shape[2] - reach + step] for step in steps)
    return squares / (2 * reach + 1) ** 2


def without_fireflies(planes):
    """Limits pixels that are far brighter than nearly all their neighbours."""
    around = [(down, right) for down in (-1, 0, 1) for right in (-1, 0, 1) if (down, right) != (0, 0)]
    brightness = planes.max(axis=0, keepdims=True)
    wide = padded(brightness, 1)
    neighbours = numpy.stack([window(wide, 1, *step)[0] for step in around])
    limit = numpy.partition(neighbours, 5, axis=0)[5] * 1.5 + 1e-4
    return planes * numpy.minimum(1, limit / numpy.maximum(brightness, 1e-6))


def denoise(colours, albedos, normal, depth, rounds=4, strength=3.0):
    """Filters linear pictures that were made from the same rendering, each with its own `albedos`.

    The guides are passes of the same rendering; `depth` has one plane. The first picture decides for all, which takes
    half the time.
    """
    surfaces = [numpy.maximum(albedo, 0.03) for albedo in albedos]
    light = numpy.concatenate(
        [without_fireflies(colour / surface) for colour, surface in zip(colours, surfaces)]
    )
    brightness = light[:3].mean(axis=0, keepdims=True)
    noise = numpy.sqrt(blurred((brightness - blurred(brightness, 1)) ** 2, 3)) * 1.1 + 1e-4
    # Each guide is scaled so that a difference of 1 makes a neighbour count little.
    guides = numpy.concatenate(
        [blurred(albedos[0], 1) * 6, normal * 4, depth / max(float(depth.min()), 1e-6) * 20]
    )
    for step in range(rounds):
        reach = 2**step
        margin = 2 * reach
        smooth = blurred(light[:3], 1).mean(axis=0, keepdims=True)
        wide_light, wide_smooth, wide_guides = (
            padded(light, margin),
            padded(smooth, margin),
            padded(guides, margin),
        )
        total = numpy.zeros_like(light)
        weights = numpy.zeros_like(noise)
        for row, kernel_row in enumerate(KERNEL):
            for column, kernel_column in enumerate(KERNEL):
                move = ((row - 2) * reach, (column - 2) * reach)
                brighter = numpy.abs(window(wide_smooth, margin, *move) - smooth) / (strength * noise)
                other = ((window(wide_guides, margin, *move) - guides) ** 2).sum(axis=0, keepdims=True)
                weight = kernel_row * kernel_column * numpy.exp(-brighter - other)
                total += window(wide_light, margin, *move) * weight
                weights += weight
        light = total / weights
        noise = noise * 0.6
    return [light[3 * index : 3 * index + 3] * surface for index, surface in enumerate(surfaces)]
