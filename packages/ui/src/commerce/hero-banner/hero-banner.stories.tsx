import type { Meta, StoryObj } from '@storybook/react-vite';
import { photo } from '../../testing/fixtures/index.ts';
import { HeroBanner } from './hero-banner.tsx';
import { guide } from './hero-banner.guide.ts';
import { hasAccessibleName } from './hero-banner.play.ts';

const meta = {
  component: HeroBanner,
  args: {
    image: photo('living-room'),
    href: '#',
    title: 'A living room for long evenings',
    action: 'Shop now',
  },
  parameters: { guide },
} satisfies Meta<typeof HeroBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Campaign: Story = { play: hasAccessibleName };
export const LongText: Story = {
  args: {
    image: photo('desk'),
    title: 'Everything for a term at the desk, from the lamp to the last pencil in the cup',
  },
};
export const PictureOnly: Story = {
  args: { image: photo('breakfast'), href: undefined, title: undefined, action: undefined },
};
/** In a narrow window it has a separate picture, with the text above. */
export const PhonePicture: Story = { args: { phoneImage: photo('living-room-portrait') } };
