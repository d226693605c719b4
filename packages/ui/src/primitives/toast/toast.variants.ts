export const toastTones = ['neutral', 'success', 'critical'] as const;
export type ToastTone = (typeof toastTones)[number];
