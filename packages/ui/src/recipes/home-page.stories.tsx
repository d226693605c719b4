import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomePage } from './home-page.tsx';

const meta = {
  title: 'recipes/Home page',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = { render: () => <HomePage /> };
