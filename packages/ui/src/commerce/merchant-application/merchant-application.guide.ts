import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Applies to sell on the marketplace, step by step, and says afterwards how far the application is (ApplicationStatus).',
  do: [
    'Save at every step (onStepChange), so that it can be finished another day.',
    'Say what a document must show before it is photographed.',
    'After a refusal show the reviewer’s words at each field, and keep everything else.',
  ],
  dont: [
    'Do not ask for anything that the review does not need.',
    'Do not lose what was filled in when something is wrong.',
  ],
  keys: { Enter: 'In a field: goes on to the next step' },
  parts: {
    section: 'One step',
    legend: 'Its heading, which takes the focus',
    foot: 'The buttons',
    head: 'Icon and words of the status',
    reasons: 'Why it was refused',
    actions: 'What can be done now',
  },
};
