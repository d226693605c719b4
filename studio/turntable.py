"""Turns a product before a camera that stands still: `blender -b --factory-startup -P turntable.py -- JOB ORDER`.

JOB is a job of the studio without shots, ORDER is JSON: `{"shots": ["turn/01", …]}` for a turn, `{"film": [0, 1, …]}` for
single pictures of a film. Prints a line of JSON for each finished picture.
"""

import json
import os
import sys
from dataclasses import dataclass, replace
from math import cos, pi, radians, sin

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import numpy

from catalogue import PRODUCTS
from catalogue.turns import FRAMES
from forms.shapes import place
from sets.camera import VIEWS, aim, corners, extent, frame
from sets.stage import BACKDROPS, backdrop, light

# The studio takes the pictures of its job when it is loaded; a job without shots leaves its tools.
from studio import (
    Job,
    calmer,
    check_complete,
    clean,
    expose_box,
    expose_paper,
    inserted,
    is_clear,
    on_other_paper,
    prepare,
    save,
)

# Pixels of a side.
SIDE = 720

# A camera that has room for all sides would show each small.
CLOSER = 1.12

# A film is a slow swing to both sides and back, with a little more of the top at each end. Pictures are taken of a
# quarter of it to each side, because the way back is the same.
SWING = 26
RISE = 6
QUARTER = 18


def turned(points, angles):
    """The points at all of the angles, in degrees, so that the camera has room for each."""
    found = []
    for angle in angles:
        x, y = cos(radians(angle)), sin(radians(angle))
        found.append(points @ numpy.array([[x, y, 0], [-y, x, 0], [0, 0, 1]]))
    return numpy.concatenate(found)


@dataclass(frozen=True)
class Stand:
    """How the product stands in one picture: turned by degrees, under a camera that is so much higher."""

    name: str
    turn: float
    rise: float = 0.0


def of_turn(shot):
    return Stand(shot, 360 / FRAMES * (int(shot.rpartition('/')[2]) - 1))


def of_film(number):
    """`number` is from -QUARTER to QUARTER."""
    share = sin(number / QUARTER * pi / 2)
    return Stand(f'film/{number + QUARTER:02}', SWING * share, RISE * share**2)


def shoot(job, stand, product, objects, room):
    """Takes one picture of the objects, which are turned back afterwards. `room` are the points the camera has room for."""
    view = replace(VIEWS['front'], width=SIDE, height=SIDE, fill=CLOSER)
    papers = {**BACKDROPS, **product.papers}
    place(objects, turn=stand.turn)
    bpy.context.view_layer.update()
    aim(room, replace(view, elevation=view.elevation + product.above + stand.rise))
    box = frame(corners(objects))

    def in_themes(passes):
        return [on_other_paper(passes, papers['light'], papers[theme]) for theme in job.themes]

    surroundings = clean(in_themes(expose_paper()))
    subjects = clean(in_themes(expose_box(box, job.samples)))
    for theme, inside, outside in zip(job.themes, subjects, surroundings):
        save(calmer(inserted(inside, outside, box)), os.path.join(job.folder, f'{stand.name}.{theme}.png'))
    place(objects, turn=-stand.turn)
    bpy.data.objects.remove(bpy.context.scene.camera)
    print(json.dumps({'shot': stand.name, 'width': round(SIDE * job.scale)}), flush=True)


def main():
    job, order = (json.loads(text) for text in sys.argv[sys.argv.index('--') + 1 :][:2])
    job = Job(**job)
    product = PRODUCTS[job.product]
    prepare(job)
    objects = product.build(product.turn)
    bpy.context.view_layer.update()
    check_complete(objects)
    if is_clear(objects):
        raise ValueError(
            'Things with clear parts cannot be turned: they would need a rendering for each theme.'
        )
    points = corners(objects)
    room = turned(points, range(0, 360, 5))
    light(extent(room))
    backdrop(extent(room), {**BACKDROPS, **product.papers}['light'])
    stands = [of_turn(shot) for shot in order.get('shots', ())]
    stands += [of_film(number) for number in order.get('film', ())]
    for stand in stands:
        shoot(job, stand, product, objects, room)


main()
