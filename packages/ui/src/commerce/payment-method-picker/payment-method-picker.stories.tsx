import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PaymentMethodPicker } from './payment-method-picker.tsx';
import { guide } from './payment-method-picker.guide.ts';
import { selectsByPointerAndKeyboard } from './payment-method-picker.play.ts';

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
  parameters: { guide },
} satisfies Meta<typeof PaymentMethodPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoneSelected: Story = {};
export const Selected: Story = { args: { defaultValue: 'card' } };
export const WithError: Story = { args: { error: 'Please select payment method' } };
export const PointerAndKeyboardSelection: Story = { play: selectsByPointerAndKeyboard };
