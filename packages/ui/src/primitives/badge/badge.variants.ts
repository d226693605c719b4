export const badgeTones = ['neutral', 'accent', 'sale', 'success', 'warning', 'critical', 'info'] as const;
export type BadgeTone = (typeof badgeTones)[number];
