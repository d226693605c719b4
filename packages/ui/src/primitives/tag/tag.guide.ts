import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'A short word that narrows a list: a link to choose it, or a choice in force with a cross to take it back.',
  do: ['Give name with a cross: it says what is removed.', 'Keep filters in the address with removeHref.'],
  dont: ['Do not use it for states: that is a Badge.', 'Do not give one both a link and a cross.'],
  keys: { Enter: 'Follows the link, or presses the cross in focus' },
  parts: { remove: 'The cross' },
};
