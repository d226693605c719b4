import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/button/button.tsx';
import { ConsentBanner } from './consent-banner.tsx';
import { guide } from './consent-banner.guide.ts';
import { answersHaveOneSize } from './consent-banner.play.ts';

const meta = {
  component: ConsentBanner,
  args: {
    title: 'May we measure how the shop is used?',
    children:
      'Only what you agree to is kept in this browser or told to others. You can change it at any time.',
    actions: (
      <>
        <Button>Accept all</Button>
        <Button>Refuse all</Button>
        <Button>Choose</Button>
      </>
    ),
  },
  parameters: { layout: 'fullscreen', guide },
} satisfies Meta<typeof ConsentBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = { play: answersHaveOneSize };
export const LongText: Story = {
  args: {
    children:
      'With your consent the shop remembers what you looked at and searched for, counts which pages and goods are of use, and lets partners show you advertising that fits. Without it, everything works all the same: the cart, the checkout and your account need none of this.',
  },
};
