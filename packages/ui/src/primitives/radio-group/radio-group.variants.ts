export const radioLayouts = ['list', 'cards', 'inline'] as const;
export type RadioLayout = (typeof radioLayouts)[number];
