export const noticeTones = ['info', 'success', 'warning', 'critical'] as const;
export type NoticeTone = (typeof noticeTones)[number];
