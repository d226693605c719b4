import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { expect, fn, userEvent, within } from 'storybook/test';
import { drawing } from '../../testing/fixtures.ts';
import type { Guide } from '../../testing/guide.ts';
import { ProductGrid } from '../product-grid/product-grid.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { ProductCard } from './product-card.tsx';

const meta = {
  component: ProductCard,
  subcomponents: { FavouriteButton },
  parameters: {
    guide: {
      use: 'One product among many: the whole card is one link; the heart and a quick add stand above it.',
      do: [
        'Put the same facts on every card of a list.',
        'Give the first row priority, so that it is there at once.',
        'Leave the alt text empty: the name beside it says it.',
      ],
      dont: ['Do not put more than one badge on a picture.', 'Do not hide sold-out products: say it.'],
      keys: { Tab: 'Goes to the link, then to what stands above it', Enter: 'Follows the link' },
      parts: {
        tile: 'The picture’s square',
        badge: 'The mark on its corner',
        body: 'Everything below the picture',
        name: 'The name',
        action: 'The quick add',
        corner: 'The place of the heart',
      },
    } satisfies Guide,
  },
  decorators: [
    (Story) => (
      <main>
        <h1>Products</h1>
        <h2>All</h2>
        <ProductGrid>
          <Story />
        </ProductGrid>
      </main>
    ),
  ],
  args: {
    href: '#product',
    name: 'Amber glass table lamp',
    image: { src: drawing('lamp') },
    hoverImage: drawing('vase'),
    price: '86.00',
    sold: 1240,
    rating: 4.8,
    ratingCount: 312,
    store: 'North & Linen',
  },
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const OnSale: Story = {
  args: {
    was: '110.00',
    badge: (
      <Badge tone="sale" variant="solid">
        Deal
      </Badge>
    ),
  },
};
export const SoldOut: Story = { args: { soldOut: true } };
export const LongName: Story = {
  args: {
    name: 'Waxed canvas market tote with vegetable-tanned leather handles, made to be carried for decades',
    image: { src: drawing('bag') },
  },
};
export const WithActions: Story = {
  args: {
    note: 'Free delivery',
    favourite: <FavouriteButton name="Amber glass table lamp" pressed={false} />,
    action: (
      <Button size="sm" block>
        Quick add
      </Button>
    ),
  },
};
export const Unsold: Story = { args: { sold: 0, rating: 0, ratingCount: 0 } };

const favourite = fn();
export const FavouriteIsToggled: Story = {
  args: {
    favourite: (
      <FavouriteButton
        name="Amber glass table lamp"
        onPressedChange={(change) => favourite(change.pressed)}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const heart = within(canvasElement).getByRole('button', { name: 'Save Amber glass table lamp' });
    await userEvent.click(heart);
    await expect(favourite).toHaveBeenLastCalledWith(true);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  },
};
export const FavouriteControlled: Story = {
  args: { favourite: <FavouriteButton name="Amber glass table lamp" pressed /> },
  play: async ({ canvasElement }) => {
    const heart = within(canvasElement).getByRole('button', { name: /Save/ });
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  },
};
