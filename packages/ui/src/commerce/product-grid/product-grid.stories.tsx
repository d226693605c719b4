import type { Meta, StoryObj } from '@storybook/react-vite';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import { products } from '../../testing/fixtures.ts';
import type { Guide } from '../../testing/guide.ts';
import { Container } from '../../primitives/layout/layout.tsx';
import { FavouriteButton } from '../product-card/favourite-button.tsx';
import { ProductCard } from '../product-card/product-card.tsx';
import {
  ProductCardSkeleton,
  ProductGrid,
  ProductGridSkeleton,
  ProductRail,
  SectionHeader,
} from './product-grid.tsx';

const meta = {
  component: ProductGrid,
  subcomponents: { ProductRail, SectionHeader, ProductGridSkeleton, ProductCardSkeleton },
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Product cards as many to a row as fit: four at 1280 px, two on a phone. ProductRail is one row that scrolls, SectionHeader the title of either.',
      do: [
        'Show the skeleton with as many cards as will come.',
        'Set busy while new results are on their way.',
      ],
      dont: ['Do not mix advertisements into the grid unmarked.', 'Do not put a rail inside a grid.'],
      keys: { Tab: 'Goes from card to card' },
      parts: {
        title: 'The heading of a SectionHeader',
        more: 'Its link to more',
        track: 'The row of a ProductRail that scrolls',
      },
    } satisfies Guide,
  },
  decorators: [
    (Story) => (
      <Container>
        <h1 className={visuallyHidden}>Products</h1>
        <h2>Lamps, bags and more</h2>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof ProductGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const cards = products.map(({ id, ...product }, index) => (
  <ProductCard
    key={id}
    {...product}
    favourite={<FavouriteButton name={product.name} defaultPressed={index === 1} />}
  />
));

export const List: Story = { args: { children: cards } };
export const Busy: Story = { args: { children: cards, busy: true } };
export const OneItem: Story = { args: { children: cards[0] } };
export const Rail: Story = {
  args: { children: cards },
  render: () => (
    <ProductRail
      title="Trending now"
      href="#all"
      hrefLabel="See all"
      description="What other shoppers look at this week."
    >
      {cards}
    </ProductRail>
  ),
};
export const Compact: Story = { args: { children: cards, density: 'compact' } };
export const Roomy: Story = { args: { children: cards, density: 'roomy' } };
export const Header: Story = {
  args: { children: null },
  render: () => (
    <SectionHeader
      title="Trending now"
      level={3}
      description="What other shoppers look at this week."
      href="#all"
      hrefLabel="See all"
    />
  ),
};
export const Loading: Story = { args: { children: null }, render: () => <ProductGridSkeleton count={8} /> };
