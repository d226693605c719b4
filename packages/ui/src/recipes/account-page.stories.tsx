import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountPage } from './account-page.tsx';

const meta = {
  title: 'recipes/Account page',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = { render: () => <AccountPage /> };
