export const asked = {
  title: 'Return asked for',
  time: '18 Nov 2026, 09:12',
  dateTime: '2026-11-18T09:12',
  state: 'done',
} as const;

export const agreed = {
  title: 'The store agreed',
  time: '19 Nov 2026, 14:40',
  dateTime: '2026-11-19T14:40',
  state: 'done',
} as const;
