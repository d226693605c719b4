export const rows = [
  { label: 'Items (3)', amount: '236.50' },
  { label: 'Delivery', value: 'Free', note: '2 parcels' },
  { label: 'Coupon', amount: '20.00', tone: 'saving' },
] as const;
