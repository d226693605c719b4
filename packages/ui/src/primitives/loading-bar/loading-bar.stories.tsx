import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { LoadingBar } from './loading-bar.tsx';

const meta = {
  component: LoadingBar,
  args: { active: true, throttle: 0 },
  parameters: {
    guide: {
      use: 'A thin bar at the top of the page while the next page is on its way.',
      do: ['Drive it by the router’s state.', 'Keep the throttle, so that quick pages show none.'],
      dont: [
        'Do not use it for a part of the page: that is a Skeleton or a Spinner.',
        'Do not have two of them.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof LoadingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('progressbar')).toBeInTheDocument());
  },
};
export const Idle: Story = { args: { active: false } };
export const QuickPageShowsNone: Story = {
  args: { throttle: 60_000 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('progressbar')).toBeNull();
  },
};
