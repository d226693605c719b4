import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'A thin bar at the top of the page while the next page loads.',
  do: [
    'Control it with the router’s navigation state.',
    'Keep the delay, so that fast navigations show no bar.',
  ],
  dont: ['Do not use it for a part of the page: use Skeleton or Spinner.', 'Do not render more than one.'],
};
