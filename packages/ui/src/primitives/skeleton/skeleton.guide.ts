import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'A placeholder in the shape of the content that is loading, so that the layout does not shift.',
  do: ['Match the dimensions of the content.', 'Set aria-busy on the region that contains it.'],
  dont: [
    'Do not show it for very short waits: keep the previous content.',
    'Do not use it where the shape is unknown: use Spinner.',
  ],
  parts: { line: 'One of several lines' },
};
