export const imageTiles = ['plain', 'sand', 'sage', 'sky', 'blush', 'lilac', 'butter', 'none'] as const;
export type ImageTile = (typeof imageTiles)[number];

export const imageFits = ['cover', 'contain'] as const;
export type ImageFit = (typeof imageFits)[number];

/** Widths a picture is offered in; the ones past twice its shown size are left out. */
export const imageWidths = [160, 320, 480, 640, 960, 1280, 1920] as const;
