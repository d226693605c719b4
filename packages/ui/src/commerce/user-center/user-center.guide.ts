import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'One’s own pages: ProfileCard says who is signed in, UserCenterLayout puts it and the menu beside the page.',
  do: ['Mark the page shown in the menu.', 'Keep logging out in sight.'],
  dont: ['Do not show a whole phone number on shared screens.', 'Do not hide the balance behind a press.'],
  parts: {
    who: 'Picture and name',
    facts: 'Balance, phone and e-mail',
    side: 'In UserCenterLayout, the side',
    menu: 'In UserCenterLayout, the menu',
    content: 'In UserCenterLayout, the page',
  },
};
