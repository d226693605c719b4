export const gaps = ['none', 'xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl', 'xxxl', 'section'] as const;
export type Gap = (typeof gaps)[number];

export const alignments = ['start', 'center', 'end', 'stretch', 'baseline'] as const;
export type Alignment = (typeof alignments)[number];

export const justifications = ['start', 'center', 'end', 'between'] as const;
export type Justification = (typeof justifications)[number];

/** The minimum width of a grid cell. */
export const gridMinimums = ['sm', 'md', 'lg', 'card'] as const;
export type GridMinimum = (typeof gridMinimums)[number];

export const containerWidths = ['text', 'narrow', 'wide'] as const;
export type ContainerWidth = (typeof containerWidths)[number];
