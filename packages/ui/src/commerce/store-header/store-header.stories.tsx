import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { IconChat, IconPlus, IconSearch, IconShare } from '../../primitives/icon/icons.tsx';
import { Tabs } from '../../primitives/tabs/tabs.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { drawing } from '../../testing/fixtures.ts';
import type { Guide } from '../../testing/guide.ts';
import { StoreHeader } from './store-header.tsx';

const actions = (
  <>
    <Button tone="primary" size="sm" iconStart={<IconPlus size={16} />}>
      Follow
    </Button>
    <Button size="sm" iconStart={<IconChat size={16} />}>
      Chat
    </Button>
    <IconButton size="md" aria-label="Share" icon={<IconShare />} />
  </>
);
const search = (
  <form role="search" action="#search">
    <TextField
      label="Search in this store"
      hideLabel
      name="keyword"
      type="search"
      placeholder="Search in this store"
      start={<IconSearch size={16} />}
    />
  </form>
);
const tabs = (
  <Tabs
    label="Pages of the store"
    items={[
      { href: '#home', label: 'Home', current: true },
      { href: '#items', label: 'All items', count: 128 },
      { href: '#coupons', label: 'Coupons' },
    ]}
  />
);

const meta = {
  component: StoreHeader,
  args: { name: 'Otto Audio' },
  parameters: {
    guide: {
      use: 'The top of every page of a store: who it is, how it is rated, follow, chat and search.',
      do: [
        'Keep it the same on all pages of the store.',
        'Give the mean of similar stores, so that a score can be judged.',
        'Let the search send a plain GET form that stays inside the store.',
      ],
      dont: ['Do not show scores of a store that nobody rated.', 'Do not hide the licence behind a menu.'],
      parts: {
        head: 'Logo, name, facts and actions',
        facts: 'Followers, age, how fast it answers',
        actions: 'Follow, chat, share',
        ratings: 'The three scores',
        licence: 'The way to its licence',
        search: 'The place of the search',
        tabs: 'The place of the tabs',
      },
    } satisfies Guide,
  },
} satisfies Meta<typeof StoreHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

const full = {
  logo: drawing('headphones'),
  ratings: {
    item: { value: 4.8, mean: 4.5 },
    service: { value: 4.3, mean: 4.6 },
    dispatch: { value: 4.7 },
  },
  followers: 12_480,
  openSince: '2019',
  responseMinutes: 120,
  licenceHref: '#licence',
  actions,
  search,
  tabs,
} as const;

export const OnlyAName: Story = {};
export const Complete: Story = {
  args: full,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Otto Audio' })).toBeVisible();
    await expect(canvas.getByText('Answers in about 2 hours')).toBeVisible();
    await expect(canvas.getByText('(above similar stores)')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Business licence' })).toBeVisible();
  },
};
export const SelfOperated: Story = { args: { ...full, name: 'Marketfront', selfOperated: true } };
export const WithBadge: Story = { args: { ...full, badge: <Badge tone="success">Top store</Badge> } };
export const New: Story = { args: { openSince: '2026', followers: 0, actions } };
export const LongName: Story = {
  args: { ...full, name: 'The Workshop of Makers and Menders by the Sea, formerly Harrow Goods' },
};
