import type { Meta, StoryObj } from '@storybook/react-vite';
import { CategoryPage } from './category-page.tsx';

const meta = {
  title: 'recipes/Category page',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = { render: () => <CategoryPage /> };
