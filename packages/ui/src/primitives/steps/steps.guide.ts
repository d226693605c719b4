import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The progress through a task of several pages: a checkout, an application.',
  do: ['Link completed steps.', 'Name each step in one or two words.'],
  dont: ['Do not use it for the status of an order: use OrderTimeline.', 'Do not hide upcoming steps.'],
  parts: { step: 'One step', mark: 'Its number or check mark', label: 'Its name' },
};
