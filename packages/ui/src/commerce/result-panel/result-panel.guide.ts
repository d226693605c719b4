import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'How a payment ended; ErrorPanel is the whole page when it went wrong.',
  do: ['Say what happens next.', 'Offer the order and the way back to the shop.'],
  dont: ['Do not advertise on a failed payment.', 'Do not show codes without words.'],
  parts: {
    mark: 'The round icon',
    details: 'Order numbers, amount, date',
    actions: 'The ways on',
    code: 'In ErrorPanel, the large number',
  },
};
