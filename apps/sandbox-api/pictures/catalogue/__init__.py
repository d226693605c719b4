"""Which product is which form in which finishes, a module for each department."""

from catalogue import (
    audio,
    bath,
    furniture,
    glass,
    kitchen,
    lamps,
    pantry,
    plants,
    sports,
    stationery,
    storage,
    tableware,
    textiles,
    toys,
)

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
)

PRODUCTS = {product.id: product for department in DEPARTMENTS for product in department.PRODUCTS}
