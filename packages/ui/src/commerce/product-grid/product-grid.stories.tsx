import type { Meta, StoryObj } from '@storybook/react-vite';
import { products } from '../../testing/fixtures.ts';
import { Container } from '../../primitives/layout/layout.tsx';
import { FavouriteButton } from '../product-card/favourite-button.tsx';
import { ProductCard } from '../product-card/product-card.tsx';
import { ProductGrid, ProductGridSkeleton, ProductRail } from './product-grid.tsx';

const meta = {
  component: ProductGrid,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Container>
        <h1>Products</h1>
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
    favourite={<FavouriteButton name={product.name} pressed={index === 1} />}
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
export const Loading: Story = { args: { children: null }, render: () => <ProductGridSkeleton count={8} /> };
