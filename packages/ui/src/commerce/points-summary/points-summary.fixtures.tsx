export const records = [
  { key: '1', date: '20 Nov 2026', dateTime: '2026-11-20', reason: 'Review of the table lamp', change: 20 },
  { key: '2', date: '18 Nov 2026', dateTime: '2026-11-18', reason: 'Order 202611180042', change: -500 },
  { key: '3', date: '2 Nov 2026', dateTime: '2026-11-02', reason: 'Order 202611020017', change: 1240 },
];
