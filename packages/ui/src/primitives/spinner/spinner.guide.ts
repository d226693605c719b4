import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Indicates loading where the shape of the content is unknown, in a small area of the page.',
  do: ['Show it only after a short delay.', 'Use Skeleton where the shape is known.'],
  dont: ['Do not put it on a button: Button has loading.', 'Do not cover the page with it.'],
};
