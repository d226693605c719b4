import { Button } from '../../primitives/button/button.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { IconChat, IconPlus, IconSearch, IconShare } from '../../primitives/icon/icons.tsx';
import { Tabs } from '../../primitives/tabs/tabs.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { photo } from '../../testing/fixtures/index.ts';

export const actions = (
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

export const full = {
  logo: photo('teapot'),
  ratings: {
    item: { value: 4.8, mean: 4.5 },
    service: { value: 4.3, mean: 4.6 },
    dispatch: { value: 4.7 },
  },
  followers: 12_480,
  openSince: '2019',
  openingHours: 'Mon–Fri 09:00–18:00',
  introduction:
    'A potter and his daughter in Caldas da Rainha. He throws, she glazes, and the kiln is opened on Fridays.',
  responseMinutes: 120,
  licenceHref: '#licence',
  actions,
  search,
  tabs,
} as const;
