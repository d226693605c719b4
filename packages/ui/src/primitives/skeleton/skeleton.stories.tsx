import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../testing/guide.ts';
import { Grid } from '../layout/layout.tsx';
import { Skeleton } from './skeleton.tsx';
import { skeletonShapes } from './skeleton.variants.ts';

const meta = {
  component: Skeleton,
  argTypes: { shape: { control: 'select', options: skeletonShapes } },
  parameters: {
    guide: {
      use: 'The place of something that is on its way, in its true shape, so that nothing jumps.',
      do: ['Match the geometry of what comes.', 'Set aria-busy on the region it stands in.'],
      dont: [
        'Do not show it for less than a moment: keep what is there instead.',
        'Do not use it where the shape is unknown: that is a Spinner.',
      ],
      parts: { line: 'One of several lines' },
    } satisfies Guide,
  },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const Lines: Story = { args: { lines: 4 } };
export const Box: Story = { args: { shape: 'box' } };
export const Circle: Story = { args: { shape: 'circle' } };
export const Tiles: Story = {
  render: () => (
    <Grid min="sm" aria-busy>
      <Skeleton shape="tile" />
      <Skeleton shape="tile" />
      <Skeleton shape="tile" />
    </Grid>
  ),
};
