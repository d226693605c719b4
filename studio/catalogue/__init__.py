"""Which product is which form in which finishes, a module for each department."""

from catalogue import (
    audio,
    bags,
    bath,
    clothing,
    furniture,
    glass,
    jewellery,
    kitchen,
    lamps,
    pantry,
    plants,
    scenes,
    sports,
    stationery,
    storage,
    tableware,
    textiles,
    toys,
)
from catalogue.close_ups import FROM_FURTHER_AWAY
from catalogue.company import COMPANY
from catalogue.product import complete
from catalogue.variants import VARIANTS

DEPARTMENTS = (
    tableware,
    glass,
    kitchen,
    lamps,
    furniture,
    textiles,
    storage,
    bath,
    stationery,
    pantry,
    plants,
    toys,
    sports,
    audio,
    jewellery,
    bags,
    clothing,
    scenes,
)

PRODUCTS = {
    product.id: complete(
        product,
        COMPANY.get(product.id, ()),
        VARIANTS.get(product.id, {}),
        product.id in FROM_FURTHER_AWAY,
    )
    for department in DEPARTMENTS
    for product in department.PRODUCTS
}
