import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductPage } from './product-page.tsx';

const meta = {
  title: 'recipes/Product page',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = { render: () => <ProductPage /> };
