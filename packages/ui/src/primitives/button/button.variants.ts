export const buttonTones = ['neutral', 'primary', 'accent', 'critical', 'criticalFilled', 'quiet'] as const;
export type ButtonTone = (typeof buttonTones)[number];

export const buttonSizes = ['sm', 'md', 'lg'] as const;
export type ButtonSize = (typeof buttonSizes)[number];
