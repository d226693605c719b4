export const resultStates = ['paid', 'pending', 'failed', 'missing'] as const;
export type ResultState = (typeof resultStates)[number];

export const errorKinds = ['404', '500', '401', 'other'] as const;
export type ErrorKind = (typeof errorKinds)[number];
