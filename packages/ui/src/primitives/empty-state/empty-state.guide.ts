import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Replaces a list that has no items and offers the next step.',
  do: ['Say what would be shown here.', 'Offer one action, two at most.'],
  dont: [
    'Do not blame the shopper or joke about it.',
    'Do not use it while content is loading: use Skeleton.',
  ],
  parts: {
    icon: 'The icon above the title',
    title: 'The heading',
    description: 'The sentence below the heading',
    actions: 'The actions',
  },
};
