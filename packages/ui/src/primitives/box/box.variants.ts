export const boxSpaces = ['none', 'xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl'] as const;
export type BoxSpace = (typeof boxSpaces)[number];

export const boxBackgrounds = ['none', 'page', 'surface', 'sunken', 'accent', 'ink'] as const;
export type BoxBackground = (typeof boxBackgrounds)[number];

export const boxBorders = ['none', 'line', 'control'] as const;
export type BoxBorder = (typeof boxBorders)[number];

export const boxRadii = ['none', 'sm', 'md', 'full'] as const;
export type BoxRadius = (typeof boxRadii)[number];
