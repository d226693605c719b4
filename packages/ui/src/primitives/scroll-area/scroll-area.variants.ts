export const scrollAreaOrientations = ['vertical', 'horizontal', 'both'] as const;
export type ScrollAreaOrientation = (typeof scrollAreaOrientations)[number];
