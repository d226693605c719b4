import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'How far one has come on a way of several pages: a checkout, an application.',
  do: ['Let done steps lead back.', 'Name each step in one or two words.'],
  dont: ['Do not use it for the state of an order: that is OrderTimeline.', 'Do not hide steps that come.'],
  parts: { step: 'One step', mark: 'Its number or tick' },
};
