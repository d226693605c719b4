import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeroBanner } from './hero-banner.tsx';
import { guide } from './hero-banner.guide.ts';
import { hasAccessibleName } from './hero-banner.play.ts';

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1280 440'%3E%3Crect width='1280' height='440' fill='%23f1ece2'/%3E%3Ccircle cx='930' cy='240' r='150' fill='%23e5ece2'/%3E%3C/svg%3E";

const meta = {
  component: HeroBanner,
  args: { image: picture, href: '#', title: 'A living room for long evenings', action: 'Shop now' },
  parameters: { guide },
} satisfies Meta<typeof HeroBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Campaign: Story = { play: hasAccessibleName };
export const LongText: Story = {
  args: { title: 'Everything for the weekend outside, from the tent to the last torch in the bag' },
};
export const PictureOnly: Story = { args: { href: undefined, title: undefined, action: undefined } };
