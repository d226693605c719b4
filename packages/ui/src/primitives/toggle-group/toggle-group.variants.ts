export const toggleGroupOrientations = ['horizontal', 'vertical'] as const;
export type ToggleGroupOrientation = (typeof toggleGroupOrientations)[number];
