"""Which products are shown from all sides, and which are filmed."""

# So many pictures of a whole turn: each 15 degrees further.
FRAMES = 24

TURNS = ('teapot', 'headphones', 'train')
FILMS = ('teapot', 'train')


def turn_shots(product):
    """The names of the pictures of a turn: `turn/01` is the front."""
    return [f'turn/{number:02}' for number in range(1, FRAMES + 1)] if product.id in TURNS else []
