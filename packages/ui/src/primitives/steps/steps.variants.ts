export const stepStates = ['done', 'current', 'next'] as const;
export type StepState = (typeof stepStates)[number];
