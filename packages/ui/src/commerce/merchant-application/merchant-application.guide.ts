import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'A multi-step application to sell on the marketplace. ApplicationStatus shows its status afterwards.',
  do: [
    'Save after every step (onStepChange), so that it can be continued later.',
    'Say what a document must show before it is photographed.',
    'After a rejection show the reviewer’s comments at each field, and keep everything else.',
  ],
  dont: [
    'Do not ask for anything that the review does not need.',
    'Do not lose entered data when there is an error.',
  ],
  keys: { Enter: 'In a field: moves to the next step' },
  parts: {
    section: 'One step',
    legend: 'Its heading, which receives focus',
    foot: 'The buttons',
    head: 'Icon and text of the status',
    reasons: 'Why it was rejected',
    actions: 'The available actions',
  },
};
