import type { Meta, StoryObj } from '@storybook/react-vite';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import { Container } from '../../primitives/layout/layout.tsx';
import {
  ProductCardSkeleton,
  ProductGrid,
  ProductGridSkeleton,
  ProductRail,
  SectionHeader,
} from './product-grid.tsx';
import { ImageProvider } from '../../provider/image-provider.tsx';
import { lightPhoto } from '../../testing/fixtures/index.ts';
import { cards, oneBadge, otherCards } from './product-grid.fixtures.tsx';
import { guide } from './product-grid.guide.ts';
import { leavesNoBand } from './product-grid.play.ts';

const meta = {
  component: ProductGrid,
  subcomponents: { ProductRail, SectionHeader, ProductGridSkeleton, ProductCardSkeleton },
  parameters: {
    layout: 'fullscreen',
    guide,
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

export const List: Story = { args: { children: cards } };
export const Busy: Story = { args: { children: cards, busy: true } };
export const OneItem: Story = { args: { children: cards[0] } };
export const OneBadge: Story = { args: { children: oneBadge }, play: leavesNoBand };
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
/** Real-world pictures: on white, without background, higher or wider than the frame, missing, failing to load. */
export const OtherPictures: Story = {
  tags: ['in-dark'],
  args: { children: otherCards },
  render: (args) => (
    <ImageProvider value={lightPhoto}>
      <ProductGrid {...args} />
    </ImageProvider>
  ),
};
export const Compact: Story = { args: { children: cards, density: 'compact' } };
export const Roomy: Story = { args: { children: cards, density: 'roomy' } };
export const Rows: Story = { args: { children: cards, density: 'list' } };
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
