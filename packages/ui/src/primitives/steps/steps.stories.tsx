import type { Meta, StoryObj } from '@storybook/react-vite';
import { Steps } from './steps.tsx';
import { guide } from './steps.guide.ts';
import { checkout } from './steps.play.ts';

const meta = {
  component: Steps,
  args: {
    items: [
      { label: 'Cart', state: 'done', href: '#cart' },
      { label: 'Confirm', state: 'current' },
      { label: 'Pay', state: 'next' },
    ],
  },
  parameters: { guide },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Checkout: Story = { play: checkout };
export const FirstStep: Story = {
  args: {
    items: [
      { label: 'Your store', state: 'current' },
      { label: 'Documents', state: 'next' },
      { label: 'Review', state: 'next' },
    ],
  },
};
export const LongNames: Story = {
  args: {
    items: [
      { label: 'Lieferadresse und Versandart', state: 'done', href: '#a' },
      { label: 'Zahlungsweise und Gutscheine', state: 'current' },
      { label: 'Bestellung abschließend prüfen', state: 'next' },
    ],
  },
};
