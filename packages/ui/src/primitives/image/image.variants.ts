export const imageTiles = ['plain', 'sand', 'sage', 'sky', 'blush', 'lilac', 'butter', 'none'] as const;
export type ImageTile = (typeof imageTiles)[number];

export const imageFits = ['cover', 'contain'] as const;
export type ImageFit = (typeof imageFits)[number];

/** Ratios that crop the picture; with any other ratio of width and height the space is only reserved. */
export const imageRatios = ['1/1', '4/3', '3/4', '3/2', '2/3', '16/9', '2/1', '3/1'] as const;
export type ImageRatio = (typeof imageRatios)[number];

/** The widths of a `srcset`; those above about twice the displayed width are left out. */
export const imageWidths = [160, 320, 480, 640, 960, 1280, 1920] as const;
