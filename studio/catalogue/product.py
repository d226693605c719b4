"""What the catalogue says about a product and about a scene."""

from dataclasses import dataclass, field, replace

from forms.shapes import place


@dataclass(frozen=True)
class Companion:
    """Another product beside this one, in its true size. `product` may name a variant: `mug/forest`.

    `at` is where it stands, in metres from the middle: on the floor or on what is there already. Without it the thing
    finds room beside the others.
    """

    product: str
    at: tuple = None
    turn: float = 0.0

    def build(self, products):
        name, _, variant = self.product.partition('/')
        return products[name].build(self.turn, variant)


@dataclass(frozen=True)
class Product:
    """`spot` is what the close-up shows: the point that is nearest to these shares of the box around the product; `turn` is its best side.
    Flat things are seen from `above`: degrees that the camera stands higher than usual.

    Dark liquids are `lit_from_behind` before dark paper.

    `variants` are its other colours and materials: parts that differ, by the name of the variant.
    """

    id: str
    department: str
    form: object
    parts: dict = field(default_factory=dict)
    turn: float = 0.0
    above: float = 0.0
    spot: tuple = (0.35, 0.1, 0.75)
    detail_share: float = 0.45
    company: tuple = ()
    variants: dict = field(default_factory=dict)
    views: tuple = ('front', 'three-quarter', 'detail', 'group')
    variant_views: tuple = ('front',)
    papers: dict = field(default_factory=dict)
    lit_from_behind: bool = False

    def parts_of(self, variant):
        return {**self.parts, **self.variants[variant]} if variant else self.parts

    def build(self, turn=0.0, variant=''):
        return place(self.form(**self.parts_of(variant)), turn=turn)

    def shots(self, with_company):
        """The names of all its pictures: a view, or a variant and a view. `with_company` are the views of groups."""
        own = [view for view in self.views if self.company or view not in with_company]
        return own + [f'{variant}/{view}' for variant in self.variants for view in self.variant_views]


def nothing():
    """The form of a scene, which consists of its company."""
    return []


def scene(id, *company, papers=None):
    """A wide picture for the home page or a store, with room for words, and its crop for phones.

    The first companion stands in the middle, the others where they say. `papers` are the colours of the backdrop.
    """
    return Product(id, 'scenes', nothing, company=company, views=('banner', 'phone'), papers=papers or {})


def complete(product, company, variants, from_further_away):
    """The product with its variants and what stands beside it, each a name or a `Companion`."""
    beside = tuple(each if isinstance(each, Companion) else Companion(each) for each in company)
    framing = dict(spot=(0.45, 0.1, 0.7), detail_share=0.85) if from_further_away else {}
    return replace(product, company=beside or product.company, variants=variants, **framing)
