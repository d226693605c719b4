import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'One product among many: the whole card is one link; the heart and a quick add stand above it.',
  do: [
    'Put the same facts on every card of a list.',
    'Give the first row priority, so that it is there at once.',
    'Leave the alt text empty: the name beside it says it.',
  ],
  dont: ['Do not put more than one badge on a picture.', 'Do not hide sold-out products: say it.'],
  keys: { Tab: 'Goes to the link, then to what stands above it', Enter: 'Follows the link' },
  parts: {
    tile: 'The picture’s square',
    badge: 'The mark on its corner',
    body: 'Everything below the picture',
    name: 'The name',
    action: 'The quick add',
    corner: 'The place of the heart',
    views: 'The further views, once a mouse has come',
    dots: 'Which of the views shows',
  },
};
