"""Takes pictures: `blender -b --factory-startup -P studio.py -- JOB`, where JOB is JSON (see `Job`).

Prints a line of JSON for each finished picture.
"""

import json
import os
import sys
import tempfile
from dataclasses import dataclass, replace

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import numpy

from catalogue import PRODUCTS
from denoise import blurred, denoise
from materials.finish import linear
from sets.camera import VIEWS, aim, corners, extent, frame, nearest
from sets.group import gather
from sets.stage import BACKDROP_PASS, BACKDROPS, backdrop, card, light

PASSES = {
    'Image': 'colour',
    'Denoising Albedo': 'albedo',
    'Denoising Normal': 'normal',
    'Denoising Depth': 'depth',
    'DiffCol': 'diffuse',
    'DiffInd': 'bounced',
    'GlossCol': 'gloss',
    'GlossInd': 'mirrored',
    BACKDROP_PASS: BACKDROP_PASS,
}

# Pictures are rendered larger than they are saved, which smooths edges after the grain is removed.
OVERSIZE = 1.25

# Paper is smooth; glass has light from many directions in one pixel.
PAPER_SAMPLES = 6
GLASS_FACTOR = 1.5

# Pixels over which the subject and the paper around it, which are rendered apart, go over into each other.
SEAM = 12


@dataclass(frozen=True)
class Job:
    """`shots` are names of views, or of variants and views: `forest/front`. `scale` is the share of the full size, `folder` gets `SHOT.THEME.png`."""

    product: str
    shots: list
    folder: str
    samples: int = 10
    scale: float = 1.0
    themes: tuple = ('light', 'dark')


def prepare(job):
    """An empty scene with the settings of all pictures."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_percentage = round(job.scale * OVERSIZE * 100)
    scene.render.use_persistent_data = True
    # Adaptive sampling begins at the 17th sample of a pixel.
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.03
    scene.cycles.max_bounces = 16
    scene.cycles.transmission_bounces = 16
    scene.cycles.transparent_max_bounces = 24
    scene.cycles.caustics_reflective = False
    scene.cycles.caustics_refractive = False
    scene.cycles.blur_glossy = 0.6
    scene.cycles.sample_clamp_indirect = 4
    scene.cycles.use_denoising = False
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'Medium High Contrast'
    scene.view_settings.exposure = 0.4
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_diffuse_color = layer.use_pass_diffuse_indirect = True
    layer.use_pass_glossy_color = layer.use_pass_glossy_indirect = True
    mark = layer.aovs.add()
    mark.name = BACKDROP_PASS
    mark.type = 'VALUE'


def is_clear(objects):
    """Whether the backdrop shows through any material, so that a dark one needs a picture of its own."""
    materials = {slot.material for each in objects for slot in each.material_slots if slot.material}
    return any(
        material.node_tree.nodes['Principled BSDF'].inputs['Transmission'].default_value > 0
        for material in materials
    )


def send_passes_to(folder):
    """Writes each pass to a file of its own after rendering."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    output = tree.nodes.new('CompositorNodeOutputFile')
    output.base_path = folder
    output.format.file_format = 'OPEN_EXR'
    output.format.color_depth = '32'
    output.format.exr_codec = 'NONE'
    output.file_slots.clear()
    for source, name in PASSES.items():
        output.file_slots.new(name)
        tree.links.new(layers.outputs[source], output.inputs[name])


def read_pass(folder, name):
    """The planes of a pass: 3 × height × width."""
    image = bpy.data.images.load(os.path.join(folder, f'{name}0001.exr'))
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = numpy.empty(width * height * 4, dtype=numpy.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return numpy.ascontiguousarray(pixels.reshape(height, width, 4)[..., :3].transpose(2, 0, 1))


def save(planes, path):
    """Develops linear planes into a picture file."""
    _, height, width = planes.shape
    image = bpy.data.images.new('picture', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    full = numpy.ones((height, width, 4), dtype=numpy.float32)
    full[..., :3] = planes.transpose(1, 2, 0)
    image.pixels.foreach_set(full.ravel())
    settings = bpy.context.scene.render.image_settings
    settings.file_format = 'PNG'
    settings.color_mode = 'RGB'
    image.save_render(path)
    bpy.data.images.remove(image)


def expose(samples):
    """Renders, and returns the passes."""
    bpy.context.scene.cycles.samples = samples
    with tempfile.TemporaryDirectory() as folder:
        send_passes_to(folder)
        bpy.ops.render.render()
        return {name: read_pass(folder, name) for name in PASSES.values()}


def expose_paper():
    """The passes of the whole picture at half its size, which is enough for paper and soft shadows."""
    render = bpy.context.scene.render
    render.use_border = False
    full = render.resolution_x, render.resolution_y
    render.resolution_x, render.resolution_y = full[0] // 2, full[1] // 2
    passes = expose(PAPER_SAMPLES)
    render.resolution_x, render.resolution_y = full
    return passes


def expose_box(box, samples):
    """The passes of a box in the picture in full size."""
    render = bpy.context.scene.render
    render.use_border = render.use_crop_to_border = True
    render.border_min_x, render.border_max_x, render.border_min_y, render.border_max_y = box
    return expose(samples)


def calmer(planes):
    """Slightly less saturated colours, because Filmic's contrast makes them purer than in the catalogue."""
    grey = planes.mean(axis=0, keepdims=True)
    return grey + (planes - grey) * 0.84


def clean(pictures):
    """The colours of pictures that were made from one rendering, without grain."""
    colours, albedos = [each['colour'] for each in pictures], [each['albedo'] for each in pictures]
    return denoise(colours, albedos, pictures[0]['normal'], pictures[0]['depth'][:1])


def inserted(inside, paper, box):
    """The finished inside of a box in the finished paper of half the size, without a visible edge."""
    whole = blurred(paper.repeat(2, 1).repeat(2, 2), 1)
    _, height, width = inside.shape
    left, bottom = int(box[0] * whole.shape[2]), int(box[2] * whole.shape[1])
    outside = whole[:, bottom : bottom + height, left : left + width]
    # At the edges of the picture there is no paper beside the box.
    gaps = [0 if side in (0, 1) else SEAM for side in box]
    share = numpy.zeros((1, height, width), dtype=numpy.float32)
    share[:, gaps[2] : height - gaps[3], gaps[0] : width - gaps[1]] = 1
    share = blurred(share, SEAM)
    outside += (inside - outside) * share
    return whole


def spread(colour, known):
    """The colour where it is known, and elsewhere that of what is known nearby. Also tells where there is one."""
    known = known.astype(numpy.float32)
    filled, reached = colour * known, known > 0
    for reach in (3, 16):
        share = blurred(known, reach)
        nearby = blurred(colour * known, reach) / numpy.maximum(share, 0.002)
        filled = numpy.where(reached, filled, nearby)
        reached = reached | (share > 0.002)
    return filled, reached


def on_other_paper(passes, colour, other):
    """The same passes with a backdrop of another colour, also where things reflect it or are lit by it."""
    if colour == other:
        return passes
    share = numpy.clip(passes[BACKDROP_PASS], 0, 1)
    old, new = (
        numpy.array(linear(each)[:3]).reshape(3, 1, 1).astype(numpy.float32) for each in (colour, other)
    )
    change = new / old
    paper, has_paper = spread(passes['colour'], share > 0.98)
    from_paper = passes['diffuse'] * passes['bounced'] + passes['gloss'] * passes['mirrored']
    lost = paper * share + from_paper * (1 - share)
    shown = numpy.maximum(passes['colour'] - lost * (1 - change), 0)
    # Grain of the bright paper would be left as a bright line at the edges of things, so they are mixed anew.
    thing, has_thing = spread(shown, share < 0.02)
    edges = has_paper & has_thing & (share > 0.02) & (share < 0.98)
    shown = numpy.where(edges, paper * change * share + thing * (1 - share), shown)
    albedo = numpy.maximum(passes['albedo'] - (old - new) * share, 0)
    return {**passes, 'colour': shown, 'albedo': albedo}


def check_complete(objects):
    """A form must return all that it builds: what it forgets would stand in the middle of the picture."""
    returned = set(objects)
    forgotten = [each.name for each in bpy.context.scene.objects if each not in returned]
    if forgotten:
        raise ValueError(f'Built, but not returned by a form: {", ".join(forgotten)}')


def arrange(product, view, variant):
    """Builds what the view shows and aims the camera. Returns the objects and their size."""
    objects = product.build(product.turn + view.turn, variant)
    bpy.context.view_layer.update()
    if view.with_company:
        objects = gather(objects, product.company, PRODUCTS)
    check_complete(objects)
    points = corners(objects)
    if view.close_up:
        aim(points, view, nearest(points, product.spot), extent(points) * product.detail_share)
    else:
        aim(points, view)
    return objects, extent(points)


def take(job, shot):
    """Takes one picture in each theme. Returns its width in pixels."""
    variant, _, name = shot.rpartition('/')
    product = PRODUCTS[job.product]
    view = replace(VIEWS[name], elevation=VIEWS[name].elevation + product.above)
    papers = {**BACKDROPS, **product.papers}
    prepare(job)
    objects, size = arrange(product, view, variant)
    light(size)
    box = frame(corners(objects))
    if is_clear(objects):
        subjects, surroundings = [], []
        for theme in job.themes:
            paper = backdrop(size, papers[theme])
            if theme == 'dark' and product.lit_from_behind:
                card(size, papers['light'])
            surroundings += clean([expose_paper()])
            subjects += clean([expose_box(box, round(job.samples * GLASS_FACTOR))])
            bpy.data.objects.remove(paper)
    else:
        backdrop(size, papers['light'])

        def in_themes(passes):
            return [on_other_paper(passes, papers['light'], papers[theme]) for theme in job.themes]

        surroundings = clean(in_themes(expose_paper()))
        subjects = clean(in_themes(expose_box(box, job.samples)))
    for theme, inside, outside in zip(job.themes, subjects, surroundings):
        path = os.path.join(job.folder, f'{shot}.{theme}.png')
        save(calmer(inserted(inside, outside, box)), path)
    return round(view.width * job.scale)


def main():
    job = Job(**json.loads(sys.argv[sys.argv.index('--') + 1]))
    for shot in job.shots:
        width = take(job, shot)
        print(json.dumps({'shot': shot, 'width': width}), flush=True)


main()
