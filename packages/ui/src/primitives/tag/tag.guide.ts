import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'A short label that filters a list: a link that applies the filter, or an applied filter with a remove button.',
  do: ['Set name on a removable tag: it says what is removed.', 'Keep filters in the URL with removeHref.'],
  dont: ['Do not use it for states: use Badge.', 'Do not give a tag both a link and a remove button.'],
  keys: { Enter: 'Follows the link, or activates the focused remove button' },
  parts: { remove: 'The remove button' },
};
