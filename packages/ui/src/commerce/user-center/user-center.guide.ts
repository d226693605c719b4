import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The account pages: ProfileCard shows the signed-in shopper, UserCenterLayout places it and the menu beside the page.',
  do: [
    'Mark the current page in the menu.',
    'Keep the sign-out link visible on the overview.',
    'Use a compact card on the other pages.',
  ],
  dont: ['Do not show a full phone number.', 'Do not hide the balance behind a button.'],
  parts: {
    who: 'Picture and name',
    facts: 'Balance, phone and e-mail',
    side: 'In UserCenterLayout, the side column',
    menu: 'In UserCenterLayout, the menu',
    opener: 'In UserCenterLayout on narrow screens, the button that opens the menu as a sheet',
    content: 'In UserCenterLayout, the page',
  },
};
