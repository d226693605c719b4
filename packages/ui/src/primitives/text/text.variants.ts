export const textSizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
export type TextSize = (typeof textSizes)[number];

export const textTones = [
  'default',
  'muted',
  'subtle',
  'accent',
  'sale',
  'critical',
  'success',
  'warning',
] as const;
export type TextTone = (typeof textTones)[number];

export const textWeights = ['regular', 'medium', 'bold'] as const;
export type TextWeight = (typeof textWeights)[number];

export const headingSizes = ['sm', 'md', 'lg', 'xl', 'display'] as const;
export type HeadingSize = (typeof headingSizes)[number];

export const headingLevels = [1, 2, 3, 4, 5, 6] as const;
export type HeadingLevel = (typeof headingLevels)[number];
