import type { Meta, StoryObj } from '@storybook/react-vite';
import { Steps } from './steps.tsx';
import { checkoutSteps } from '../../testing/fixtures/index.ts';
import { guide } from './steps.guide.ts';
import { marksCurrentStep } from './steps.play.ts';

const meta = {
  component: Steps,
  args: {
    items: checkoutSteps,
  },
  parameters: { guide },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Checkout: Story = { play: marksCurrentStep };
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
