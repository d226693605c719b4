import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'A thin bar at the top of the page while the next page is on its way.',
  do: ['Drive it by the router’s state.', 'Keep the throttle, so that quick pages show none.'],
  dont: [
    'Do not use it for a part of the page: that is a Skeleton or a Spinner.',
    'Do not have two of them.',
  ],
};
