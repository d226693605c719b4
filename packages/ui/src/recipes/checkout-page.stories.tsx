import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckoutPage } from './checkout-page.tsx';

const meta = {
  title: 'recipes/Checkout page',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = { render: () => <CheckoutPage /> };
