"""The camera of each view."""

from dataclasses import dataclass
from math import cos, log10, radians, sin

import bpy
import numpy
from mathutils import Vector


@dataclass(frozen=True)
class View:
    """How a product is shown. Angles are degrees, `fill` is the share of the picture that the subject takes.

    `room_left` and `room_above` are the shares that stay free for words.
    """

    turn: float = 0.0
    elevation: float = 10.0
    lens: float = 85.0
    f_stop: float = 13.0
    fill: float = 1.0
    width: int = 800
    height: int = 800
    room_left: float = 0.0
    room_above: float = 0.0
    with_company: bool = False
    close_up: bool = False


VIEWS = {
    'front': View(elevation=11),
    'three-quarter': View(turn=34, elevation=27),
    'detail': View(turn=20, elevation=24, lens=100, f_stop=9, close_up=True),
    'group': View(turn=12, elevation=17, lens=70, fill=1.15, with_company=True),
    'banner': View(
        turn=0, elevation=11, lens=70, fill=1.1, room_left=0.4, width=1800, height=600, with_company=True
    ),
    'phone': View(
        turn=0, elevation=11, lens=70, fill=1.15, room_above=0.3, width=800, height=1000, with_company=True
    ),
}


def corners(objects):
    """All points of the evaluated objects, in metres."""
    graph = bpy.context.evaluated_depsgraph_get()
    found = []
    for each in objects:
        evaluated = each.evaluated_get(graph)
        data = evaluated.to_mesh()
        if not data.vertices:
            continue
        points = numpy.empty(len(data.vertices) * 3)
        data.vertices.foreach_get('co', points)
        matrix = numpy.array(evaluated.matrix_world)
        found.append(points.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3])
        evaluated.to_mesh_clear()
    return numpy.concatenate(found)


def extent(points):
    """The largest side of the box around the points, in metres."""
    return float((points.max(axis=0) - points.min(axis=0)).max())


def nearest(points, shares):
    """The point that is nearest to shares of the box around all: where the box is empty, a close-up shows nothing."""
    low, high = points.min(axis=0), points.max(axis=0)
    distances = numpy.linalg.norm(points - (low + (high - low) * numpy.array(shares)), axis=1)
    return tuple(float(number) for number in points[distances.argmin()])


def natural_fill(size):
    """Small things take less of the picture than large ones: 54 % at 3 cm, 80 % at 2 m."""
    share = (log10(max(size, 0.001)) - log10(0.03)) / (log10(2.0) - log10(0.03))
    return 0.54 + 0.26 * min(max(share, 0), 1)


def aim(points, view, close_up_at=None, close_up_size=None):
    """Puts the camera where the points fill the picture; for a close-up, where the chosen spot does."""
    scene = bpy.context.scene
    data = bpy.data.cameras.new('camera')
    camera = bpy.data.objects.new('camera', data)
    scene.collection.objects.link(camera)
    scene.camera = camera
    data.lens = view.lens
    scene.render.resolution_x, scene.render.resolution_y = view.width, view.height

    pitch = radians(view.elevation)
    to_camera = Vector((0, -cos(pitch), sin(pitch)))
    rotation = (-to_camera).to_track_quat('-Z', 'Y')
    camera.rotation_euler = rotation.to_euler()
    right, up = rotation @ Vector((1, 0, 0)), rotation @ Vector((0, 1, 0))

    half = 18 / view.lens
    tall = half * view.height / view.width if view.width >= view.height else half
    broad = half if view.width >= view.height else half * view.width / view.height
    room_left, room_above = broad * view.room_left, tall * view.room_above
    if close_up_at:
        middle = Vector(close_up_at)
        distance = close_up_size / (2 * half)
    else:
        fill = view.fill * natural_fill(extent(points))
        middle = Vector((points.max(axis=0) + points.min(axis=0)) / 2)
        distance = 3 * extent(points)
        for _ in range(12):
            eye = middle + to_camera * distance
            offsets = points - numpy.array(eye)
            depth = offsets @ -numpy.array(to_camera)
            x, y = offsets @ numpy.array(right) / depth, offsets @ numpy.array(up) / depth
            middle = (
                middle + (right * float(x.max() + x.min()) + up * float(y.max() + y.min())) * distance / 2
            )
            needed = max(
                (x.max() - x.min()) / (2 * (broad - room_left)),
                (y.max() - y.min()) / (2 * (tall - room_above)),
            )
            distance *= float(needed) / fill
        # Things stand a little below the middle: the space above is where the light is.
        middle = middle + up * (distance * (tall * 0.06 + room_above)) - right * (distance * room_left)
    camera.location = middle + to_camera * distance
    data.clip_start, data.clip_end = distance * 0.02, distance * 60
    data.dof.use_dof = True
    data.dof.focus_distance = distance if close_up_at else distance - 0.25 * extent(points)
    data.dof.aperture_fstop = view.f_stop


def frame(points, margin=0.05):
    """The box in the picture that the points take, with a margin: left, right, bottom and top as shares."""
    scene = bpy.context.scene
    render = scene.render
    graph = bpy.context.evaluated_depsgraph_get()
    to_picture = scene.camera.calc_matrix_camera(graph, x=render.resolution_x, y=render.resolution_y)
    matrix = numpy.array(to_picture @ scene.camera.matrix_world.inverted())
    shown = numpy.column_stack([points, numpy.ones(len(points))]) @ matrix.T
    # From -1 to 1 in the picture; what is behind the camera counts as far outside.
    places = shown[:, :2] / numpy.maximum(shown[:, 3:], 1e-6)
    low, high = places.min(axis=0) / 2 + 0.5 - margin, places.max(axis=0) / 2 + 0.5 + margin
    left, bottom = (float(share) for share in numpy.clip(low, 0, 1))
    right, top = (float(share) for share in numpy.clip(high, 0, 1))
    return left, right, bottom, top
