import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The place of something that is on its way, in its true shape, so that nothing jumps.',
  do: ['Match the geometry of what comes.', 'Set aria-busy on the region it stands in.'],
  dont: [
    'Do not show it for less than a moment: keep what is there instead.',
    'Do not use it where the shape is unknown: that is a Spinner.',
  ],
  parts: { line: 'One of several lines' },
};
