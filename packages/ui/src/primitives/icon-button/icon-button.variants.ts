export const iconButtonTones = ['quiet', 'neutral', 'primary', 'surface'] as const;
export type IconButtonTone = (typeof iconButtonTones)[number];

export const iconButtonSizes = ['sm', 'md', 'lg'] as const;
export type IconButtonSize = (typeof iconButtonSizes)[number];
