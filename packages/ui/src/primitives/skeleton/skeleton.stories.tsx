import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../layout/layout.tsx';
import { Skeleton } from './skeleton.tsx';
import { skeletonShapes } from './skeleton.variants.ts';
import { guide } from './skeleton.guide.ts';

const meta = {
  component: Skeleton,
  argTypes: { shape: { control: 'select', options: skeletonShapes } },
  parameters: { guide },
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
