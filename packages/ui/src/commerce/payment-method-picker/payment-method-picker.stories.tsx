import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { PaymentMethodPicker } from './payment-method-picker.tsx';

const meta = {
  component: PaymentMethodPicker,
  args: {
    name: 'payType',
    legend: 'Payment method',
    methods: [
      { value: 'card', label: 'Card', description: 'Visa, Mastercard, American Express' },
      { value: 'paypal', label: 'PayPal' },
      { value: 'balance', label: 'Balance', description: 'You have $5.40', disabled: true },
    ],
    onChange: fn(),
  },
  parameters: {
    guide: {
      use: 'How to pay: one card per method, with its marks at the end.',
      do: ['Say what a method costs or needs.', 'Put the method used last first.'],
      dont: ['Do not choose the dearest in advance.', 'Do not hide a method that is short of money: say so.'],
      keys: { 'Arrow keys': 'Choose the next method or the one before' },
    } satisfies Guide,
  },
} satisfies Meta<typeof PaymentMethodPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = {};
export const Chosen: Story = { args: { defaultValue: 'card' } };
export const WithError: Story = { args: { error: 'Please select payment method' } };
export const ChosenByPointerAndKey: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: /PayPal/ }));
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'paypal' });
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: /Card/ })).toBeChecked();
  },
};
