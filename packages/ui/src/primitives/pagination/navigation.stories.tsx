import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx';
import { IconOrders, IconUser } from '../icon/icon.tsx';
import { Stack } from '../layout/layout.tsx';
import { Menu } from '../popover/popover.tsx';
import { SkipLink } from '../skip-link/skip-link.tsx';
import { Steps } from '../steps/steps.tsx';
import { Tabs } from '../tabs/tabs.tsx';
import { Pagination } from './pagination.tsx';

const meta = { title: 'primitives/Navigation' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  render: () => (
    <Stack gap="xl" id="content">
      <SkipLink />
      <Breadcrumb
        items={[
          { href: '#home', label: 'Home' },
          { href: '#living', label: 'Home & living' },
          { label: 'Lighting' },
        ]}
      />
      <Tabs
        label="Store"
        items={[
          { href: '#home', label: 'Home', current: true },
          { href: '#classification', label: 'Classification', count: 24 },
          { href: '#coupons', label: 'Collect coupons' },
        ]}
      />
      <Pagination page={7} pageCount={40} hrefFor={(page) => `#page-${page}`} jump={{ action: '#jump' }} />
      <Steps
        items={[
          { label: 'Cart', state: 'done', href: '#cart' },
          { label: 'Confirm', state: 'current' },
          { label: 'Pay', state: 'next' },
        ]}
      />
    </Stack>
  ),
};
export const FirstPage: Story = {
  render: () => <Pagination page={1} pageCount={3} hrefFor={(page) => `#${page}`} />,
};

export const AccountMenu: Story = {
  render: () => (
    <Menu
      trigger="Account"
      items={[
        { href: '#orders', label: 'Orders', icon: <IconOrders /> },
        { href: '#profile', label: 'Profile', icon: <IconUser />, current: true },
        { label: 'Log out', onSelect: () => undefined },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByText('Account');
    await userEvent.click(trigger);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Log out' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger.closest('details')).not.toHaveAttribute('open');
  },
};
