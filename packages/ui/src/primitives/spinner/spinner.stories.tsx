import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { Spinner } from './spinner.tsx';

const meta = {
  component: Spinner,
  parameters: {
    guide: {
      use: 'A wait that has no shape: a small part of the page that thinks.',
      do: ['Show it only after a moment.', 'Take a Skeleton where the shape is known.'],
      dont: ['Do not put it on a button: Button has loading.', 'Do not cover the page with it.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Turning: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName();
  },
};
