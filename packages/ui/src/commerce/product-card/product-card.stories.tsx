import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import { failingPicture, lamp, longProductName, photo, store, vase } from '../../testing/fixtures/index.ts';
import { ProductGrid } from '../product-grid/product-grid.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { ProductCard } from './product-card.tsx';
import { guide } from './product-card.guide.ts';
import {
  addsWithoutFollowingLink,
  changesPictureOnPointerMove,
  togglesFavourite,
  keepsControlledState,
  onQuickAdd,
  onFavouriteChange,
} from './product-card.play.ts';

const meta = {
  component: ProductCard,
  subcomponents: { FavouriteButton },
  parameters: { guide },
  decorators: [
    (Story) => (
      <main>
        <h1 className={visuallyHidden}>Products</h1>
        <h2 className={visuallyHidden}>All</h2>
        <ProductGrid>
          <Story />
        </ProductGrid>
      </main>
    ),
  ],
  args: {
    href: '#product',
    name: lamp.name,
    image: { src: lamp.image },
    hoverImage: photo('table-lamp-clay'),
    price: lamp.price,
    sold: 1240,
    rating: 4.8,
    ratingCount: 312,
    store: store.name,
  },
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const OnSale: Story = {
  args: {
    was: '198.00',
    badge: (
      <Badge tone="sale" variant="solid">
        Deal
      </Badge>
    ),
  },
};
export const WithUnitPrice: Story = { args: { unitPrice: '$12.00 per kg' } };
export const SoldOut: Story = { args: { soldOut: true } };
export const LongName: Story = {
  args: {
    name: longProductName,
    image: { src: photo('canvas-tote') },
  },
};
export const FailingPicture: Story = { args: { image: { src: failingPicture } } };
export const WithActions: Story = {
  args: {
    note: 'Free delivery',
    favourite: <FavouriteButton name={lamp.name} pressed={false} />,
    action: (
      <Button size="sm" block>
        Quick add
      </Button>
    ),
  },
};
export const QuickAdd: Story = {
  args: {
    favourite: <FavouriteButton name={lamp.name} />,
    action: (
      <Button size="sm" block onClick={onQuickAdd}>
        Quick add
      </Button>
    ),
  },
  play: addsWithoutFollowingLink,
};
export const SeveralViews: Story = {
  args: {
    name: vase.name,
    price: vase.price,
    store: 'Oleiro & Filha',
    image: { src: vase.image },
    hoverImage: undefined,
    hoverImages: [photo('bellied-vase-side'), photo('bellied-vase-detail'), photo('bellied-vase-group')],
  },
  play: changesPictureOnPointerMove,
};
export const Unsold: Story = { args: { sold: 0, rating: 0, ratingCount: 0 } };
export const TogglesFavourite: Story = {
  args: {
    favourite: (
      <FavouriteButton name={lamp.name} onPressedChange={(change) => onFavouriteChange(change.pressed)} />
    ),
  },
  play: togglesFavourite,
};
export const FavouriteControlled: Story = {
  args: { favourite: <FavouriteButton name={lamp.name} pressed /> },
  play: keepsControlledState,
};
