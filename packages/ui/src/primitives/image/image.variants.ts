export const imageTiles = ['plain', 'sand', 'sage', 'sky', 'blush', 'lilac', 'butter', 'none'] as const;
export type ImageTile = (typeof imageTiles)[number];

export const imageFits = ['cover', 'contain'] as const;
export type ImageFit = (typeof imageFits)[number];

/** Ratios that hold whatever the file's own is; another pair of width and height only reserves its place. */
export const imageRatios = ['1/1', '4/3', '3/4', '3/2', '2/3', '16/9', '2/1', '3/1'] as const;
export type ImageRatio = (typeof imageRatios)[number];

/** Widths a picture is offered in; the ones past twice its shown size are left out. */
export const imageWidths = [160, 320, 480, 640, 960, 1280, 1920] as const;
