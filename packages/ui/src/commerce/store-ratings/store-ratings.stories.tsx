import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoreRatings } from './store-ratings.tsx';
import { guide } from './store-ratings.guide.ts';
import { comparesWithSimilarStores } from './store-ratings.play.ts';

const meta = {
  component: StoreRatings,
  args: { scores: { item: { value: 4.8 }, service: { value: 4.3 }, dispatch: { value: 4.7 } } },
  parameters: { guide },
} satisfies Meta<typeof StoreRatings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const Compared: Story = {
  args: {
    scores: { item: { value: 4.8, mean: 4.5 }, service: { value: 4.3, mean: 4.6 }, dispatch: { value: 0 } },
  },
  play: comparesWithSimilarStores,
};
