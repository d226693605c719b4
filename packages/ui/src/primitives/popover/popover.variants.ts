export const popoverAligns = ['start', 'center', 'end'] as const;
export type PopoverAlign = (typeof popoverAligns)[number];

export const popoverSides = ['bottom', 'top'] as const;
export type PopoverSide = (typeof popoverSides)[number];
