import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The result of a payment. ErrorPanel replaces the whole page after an error.',
  do: ['Say what happens next.', 'Link to the order and back to the shop.'],
  dont: ['Do not advertise after a failed payment.', 'Do not show error codes without an explanation.'],
  parts: {
    mark: 'The round icon',
    details: 'Order numbers, amount, date',
    actions: 'The next steps',
    code: 'In ErrorPanel, the large number',
  },
};
