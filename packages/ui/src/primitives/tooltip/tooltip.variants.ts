export const tooltipSides = ['top', 'bottom'] as const;
export type TooltipSide = (typeof tooltipSides)[number];
