import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { Steps } from './steps.tsx';

const meta = {
  component: Steps,
  args: {
    items: [
      { label: 'Cart', state: 'done', href: '#cart' },
      { label: 'Confirm', state: 'current' },
      { label: 'Pay', state: 'next' },
    ],
  },
  parameters: {
    guide: {
      use: 'How far one has come on a way of several pages: a checkout, an application.',
      do: ['Let done steps lead back.', 'Name each step in one or two words.'],
      dont: [
        'Do not use it for the state of an order: that is OrderTimeline.',
        'Do not hide steps that come.',
      ],
      parts: { step: 'One step', mark: 'Its number or tick' },
    } satisfies Guide,
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Checkout: Story = {
  play: async ({ canvasElement }) => {
    const current = within(canvasElement).getByText('Confirm').closest('li');
    await expect(current).toHaveAttribute('aria-current', 'step');
  },
};
export const JustBegun: Story = {
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
