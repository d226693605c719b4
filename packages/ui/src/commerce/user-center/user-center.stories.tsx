import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { IconHeart, IconOrders, IconPin } from '../../primitives/icon/icon.tsx';
import { Heading } from '../../primitives/text/text.tsx';
import type { Guide } from '../../testing/guide.ts';
import { ProfileCard, UserCenterLayout } from './user-center.tsx';

const meta = {
  component: ProfileCard,
  title: 'commerce/User center',
  subcomponents: { UserCenterLayout },
  args: {
    nickname: 'Bouavanh',
    balance: '125.40',
    phone: '+856 20 5555 1234',
    email: 'bouavanh@example.com',
    logout: <Button size="sm">Log out</Button>,
  },
  parameters: {
    guide: {
      use: 'One’s own pages: ProfileCard says who is signed in, UserCenterLayout puts it and the menu beside the page.',
      do: ['Mark the page shown in the menu.', 'Keep logging out in sight.'],
      dont: [
        'Do not show a whole phone number on shared screens.',
        'Do not hide the balance behind a press.',
      ],
      parts: {
        who: 'Picture and name',
        facts: 'Balance, phone and e-mail',
        side: 'In UserCenterLayout, the side',
        menu: 'In UserCenterLayout, the menu',
        content: 'In UserCenterLayout, the page',
      },
    } satisfies Guide,
  },
} satisfies Meta<typeof ProfileCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Profile: Story = {};
export const OnlyAName: Story = {
  args: { balance: undefined, phone: undefined, email: undefined, logout: undefined },
};
export const LongName: Story = {
  args: {
    nickname: 'Wolfgang Amadeus von und zu Hohenlohe-Waldenburg-Schillingsfürst',
    email: 'wolfgang.amadeus.von.und.zu.hohenlohe@waldenburg-schillingsfuerst.example.com',
    balance: '1290999.00',
  },
};
export const Layout: Story = {
  render: (args) => (
    <UserCenterLayout
      profile={<ProfileCard {...args} />}
      menu={[
        { href: '#orders', label: 'My orders', icon: <IconOrders />, current: true },
        { href: '#wish', label: 'Wish list', icon: <IconHeart /> },
        { href: '#address', label: 'Addresses', icon: <IconPin /> },
      ]}
    >
      <Heading level={1}>My orders</Heading>
    </UserCenterLayout>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'My orders' });
    await expect(link).toHaveAttribute('aria-current', 'page');
  },
};
