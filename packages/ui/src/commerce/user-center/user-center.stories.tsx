import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/button/button.tsx';
import { IconBell, IconHeart, IconOrders, IconPin } from '../../primitives/icon/icon.tsx';
import { Heading } from '../../primitives/text/text.tsx';
import { ProfileCard, UserCenterLayout } from './user-center.tsx';
import { fitsSmallestPhone, longWord } from '../../testing/long-words.ts';
import { address, longPersonName } from '../../testing/fixtures/index.ts';
import { guide } from './user-center.guide.ts';
import { marksCurrentPage, showsMenuInSheet } from './user-center.play.ts';

const meta = {
  component: ProfileCard,
  title: 'commerce/User center',
  subcomponents: { UserCenterLayout },
  args: {
    nickname: 'Bouavanh',
    balance: '125.40',
    phone: address.phone,
    email: address.email,
    logout: <Button size="sm">Log out</Button>,
  },
  parameters: { guide },
} satisfies Meta<typeof ProfileCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Profile: Story = {};
export const NameOnly: Story = {
  args: { balance: undefined, phone: undefined, email: undefined, logout: undefined },
};
/** One row on narrow screens; the overview has the rest. */
export const Compact: Story = { args: { href: '#overview', compact: true } };
export const LongName: Story = {
  args: {
    nickname: longPersonName,
    email: 'wolfgang.amadeus.von.und.zu.hohenlohe@waldenburg-schillingsfuerst.example.com',
    balance: '1290999.00',
  },
};
export const LongWords: Story = {
  args: {
    nickname: longWord,
    email: longWord,
    labels: { balance: longWord, phone: longWord },
    logout: <Button size="sm">{longWord}</Button>,
  },
  play: fitsSmallestPhone,
};
const menu = [
  { href: '#orders', label: 'My orders', icon: <IconOrders />, current: true },
  { href: '#wish', label: 'Wish list', icon: <IconHeart /> },
  { href: '#address', label: 'Addresses', icon: <IconPin /> },
  { href: '#messages', label: 'Notifications', icon: <IconBell />, count: 3 },
];
export const Layout: Story = {
  render: (args) => (
    <UserCenterLayout profile={<ProfileCard {...args} />} menu={menu}>
      <Heading level={1}>My orders</Heading>
    </UserCenterLayout>
  ),
  play: marksCurrentPage,
};
export const MenuSheet: Story = {
  render: (args) => (
    <UserCenterLayout profile={<ProfileCard {...args} />} menu={menu} menuOpen>
      <Heading level={1}>My orders</Heading>
    </UserCenterLayout>
  ),
  play: showsMenuInSheet,
};
