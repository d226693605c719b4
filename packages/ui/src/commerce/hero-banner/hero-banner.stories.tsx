import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { HeroBanner } from './hero-banner.tsx';

const ground =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1280 440'%3E%3Crect width='1280' height='440' fill='%23f1ece2'/%3E%3Ccircle cx='930' cy='240' r='150' fill='%23e5ece2'/%3E%3C/svg%3E";

const meta = {
  component: HeroBanner,
  args: { image: ground, href: '#', title: 'A living room for long evenings', action: 'Shop now' },
  parameters: {
    guide: {
      use: 'A campaign as a picture with words on it; slides of a Carousel. The whole banner is one link.',
      do: ['Take a picture whose starting side is free and light.', 'Set priority on the first of a page.'],
      dont: ['Do not put words into the picture.', 'Do not write more than two lines.'],
      keys: { Enter: 'Follows it' },
      parts: { words: 'Title and action on the picture' },
    } satisfies Guide,
  },
} satisfies Meta<typeof HeroBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Campaign: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAccessibleName(/long evenings/);
  },
};
export const LongWords: Story = {
  args: { title: 'Everything for the weekend outside, from the tent to the last torch in the bag' },
};
export const OnlyAPicture: Story = { args: { href: undefined, title: undefined, action: undefined } };
