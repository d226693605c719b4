import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'A wait that has no shape: a small part of the page that thinks.',
  do: ['Show it only after a moment.', 'Take a Skeleton where the shape is known.'],
  dont: ['Do not put it on a button: Button has loading.', 'Do not cover the page with it.'],
};
