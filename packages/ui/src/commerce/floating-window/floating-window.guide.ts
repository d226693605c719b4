import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Shortcuts at the edge of the page: cart, customer service, back to top after scrolling. On phones they appear while the page is scrolled back up.',
  do: ['Use one per page.', 'Show only contact channels that are currently available.'],
  dont: ['Do not let it cover the purchase button.', 'Do not open it automatically.'],
  keys: {
    'Enter or Space': 'Opens customer service, or scrolls to the top',
    Escape: 'Closes customer service',
  },
  parts: {
    cart: 'The link to the cart',
    top: 'The back-to-top button',
    phone: 'The hotline, in customer service',
    qr: 'The QR code, in customer service',
  },
};
