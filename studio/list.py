"""Prints all products as JSON, each with a hash of everything that its pictures depend on.

`blender -b --factory-startup -P list.py`
"""

import ast
import json
import os
import sys
from functools import cache
from hashlib import sha256

FOLDER = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, FOLDER)

import bpy

from catalogue import PRODUCTS
from catalogue.turns import FILMS, turn_shots
from materials.finish import Finish
from sets.camera import VIEWS


def source(module):
    """The file of one of our modules, or None for others."""
    path = os.path.join(FOLDER, *module.split('.')) + '.py'
    return path if os.path.exists(path) else None


@cache
def content(path):
    with open(path, 'rb') as file:
        return file.read()


@cache
def imported(path):
    """The modules that a file names in its import statements."""
    nodes = [node for node in ast.walk(ast.parse(content(path))) if isinstance(node, ast.ImportFrom)]
    names = [f'{node.module}.{name.name}' for node in nodes for name in node.names]
    return [node.module for node in nodes] + names


def needed(modules):
    """The files of modules and of all that they import, except the catalogue."""
    files, open_modules = set(), set(modules)
    while open_modules:
        path = source(open_modules.pop())
        if path and path not in files:
            files.add(path)
            open_modules.update(module for module in imported(path) if not module.startswith('catalogue'))
    return sorted(files)


def finishes(value):
    """All finishes in a part of a product, also those inside lists."""
    if isinstance(value, Finish):
        yield value
    elif isinstance(value, (tuple, list)):
        for item in value:
            yield from finishes(item)


def description(product, variant):
    """The parameters of a product as text."""
    parts = sorted(product.parts_of(variant).items())
    framing = (
        product.turn,
        product.above,
        product.spot,
        product.detail_share,
        sorted(product.papers.items()),
        product.lit_from_behind,
    )
    return f'{product.form.__module__}.{product.form.__qualname__} {parts} {framing}'


def inputs(product, shot):
    """The hash of what one picture is made from."""
    variant, _, view = shot.rpartition('/')
    modules = {'studio', product.form.__module__}
    modules.update(
        finish.maker.__module__ for part in product.parts_of(variant).values() for finish in finishes(part)
    )
    digest = sha256(f'{bpy.app.version_string} {VIEWS[view]} {description(product, variant)}'.encode())
    for path in needed(modules):
        digest.update(content(path))
    if VIEWS[view].with_company:
        for companion in product.company:
            name, _, its_variant = companion.product.partition('/')
            its_shot = f'{its_variant}/front' if its_variant else 'front'
            digest.update(f'{companion} {inputs(PRODUCTS[name], its_shot)}'.encode())
    return digest.hexdigest()[:16]


def turning_inputs(product, what):
    """The hash of what the pictures of a turn, or a film, are made from."""
    digest = sha256(f'{what} {len(turn_shots(product))} {inputs(product, "front")}'.encode())
    for path in needed({'turntable'}):
        digest.update(content(path))
    return digest.hexdigest()[:16]


def shots(product, groups):
    """The hashes of all pictures of a product, by their names."""
    stills = {shot: inputs(product, shot) for shot in product.shots(groups)}
    return stills | {shot: turning_inputs(product, shot) for shot in turn_shots(product)}


def main():
    groups = [name for name, view in VIEWS.items() if view.with_company]
    listed = [
        {
            'id': product.id,
            'department': product.department,
            'shots': shots(product, groups),
            **({'film': turning_inputs(product, 'film')} if product.id in FILMS else {}),
        }
        for product in PRODUCTS.values()
    ]
    print(json.dumps({'products': listed}), flush=True)


main()
