export const progressTones = ['neutral', 'success', 'warning', 'critical'] as const;
export type ProgressTone = (typeof progressTones)[number];

export const progressSizes = ['sm', 'md'] as const;
export type ProgressSize = (typeof progressSizes)[number];
