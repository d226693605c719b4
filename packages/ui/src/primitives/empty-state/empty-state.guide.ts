import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Stands where a list would stand when there is nothing in it, and shows the way on.',
  do: ['Say what would be here.', 'Offer one way out, two at most.'],
  dont: [
    'Do not blame the shopper or joke about it.',
    'Do not use it while things are loading: that is a Skeleton.',
  ],
  parts: {
    icon: 'The icon above the title',
    title: 'The heading',
    description: 'The sentence below',
    actions: 'The ways out',
  },
};
