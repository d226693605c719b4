import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/button/button.tsx';
import { longStoreName, photo, vase } from '../../testing/fixtures/index.ts';
import { StoreRatings } from '../store-ratings/store-ratings.tsx';
import { StoreCard } from './store-card.tsx';
import { guide } from './store-card.guide.ts';

const meta = {
  component: StoreCard,
  args: { name: 'Oleiro & Filha', href: '#store' },
  parameters: { guide },
} satisfies Meta<typeof StoreCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NameOnly: Story = {};
export const WithFacts: Story = {
  args: {
    rating: 4.8,
    followers: 1280,
    selfOperated: true,
    introduction:
      'A potter and his daughter in Caldas da Rainha. He throws, she glazes, and the kiln is opened on Fridays.',
    actions: <Button size="sm">Follow</Button>,
  },
};
export const WithRatings: Story = {
  args: {
    ...WithFacts.args,
    openSince: '2019',
    responseMinutes: 120,
    details: (
      <StoreRatings scores={{ item: { value: 4.8 }, service: { value: 4.3 }, dispatch: { value: 4.7 } }} />
    ),
  },
};
export const WithProducts: Story = {
  args: {
    logo: photo('teapot'),
    rating: 4.2,
    products: [
      vase,
      { href: '#teapot', name: 'Cane-Handle Teapot', image: photo('teapot'), price: '72.00' },
      { href: '#jug', name: 'Tall Pouring Jug', image: photo('jug'), price: '48.00' },
    ],
  },
};
export const LongName: Story = {
  args: {
    name: longStoreName,
    followers: 128_000,
    actions: <Button size="sm">Follow</Button>,
  },
};
