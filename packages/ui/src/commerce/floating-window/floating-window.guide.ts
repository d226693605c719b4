import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Shortcuts at the edge of the page: cart, customer service, back to top once the page is scrolled.',
  do: ['Have one per page.', 'Show only the ways of contact that are open now.'],
  dont: ['Do not let it cover the button that buys.', 'Do not open it by itself.'],
  keys: {
    'Enter or Space': 'Opens customer service, or goes back to the top',
    Escape: 'Closes customer service',
  },
  parts: {
    cart: 'The link to the cart',
    top: 'The button back to the top',
    phone: 'The hotline, in customer service',
    qr: 'The QR code, in customer service',
  },
};
