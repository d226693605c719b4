"""What the catalogue says about a product."""

from dataclasses import dataclass, field

from forms.shapes import place


@dataclass(frozen=True)
class Companion:
    """Another product beside this one, `at` metres from it."""

    product: str
    at: tuple
    turn: float = 0.0

    def build(self, products):
        return place(products[self.product].build(), self.at, self.turn)


@dataclass(frozen=True)
class Product:
    """`spot` is what the close-up shows, as shares of the box around the product; `turn` is its best side."""

    id: str
    department: str
    form: object
    parts: dict = field(default_factory=dict)
    turn: float = 0.0
    spot: tuple = (0.35, 0.1, 0.75)
    detail_share: float = 0.45
    company: tuple = ()
    views: tuple = ('front', 'three-quarter', 'detail', 'group')

    def build(self, turn=0.0):
        return place(self.form(**self.parts), turn=turn)

    def detail_spot(self, points):
        low, high = points.min(axis=0), points.max(axis=0)
        return tuple(float(a + (b - a) * share) for a, b, share in zip(low, high, self.spot))
