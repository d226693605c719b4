export const badgeTones = ['neutral', 'accent', 'sale', 'success', 'warning', 'critical', 'info'] as const;
export type BadgeTone = (typeof badgeTones)[number];

export const badgeVariants = ['soft', 'solid'] as const;
export type BadgeVariant = (typeof badgeVariants)[number];
