import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartPage } from './cart-page.tsx';

const meta = {
  title: 'recipes/Cart page',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = { render: () => <CartPage /> };
