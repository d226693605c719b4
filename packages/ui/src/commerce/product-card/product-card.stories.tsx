import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { visuallyHidden } from '../../styles/helpers.css.ts';
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
        views: 'The further views, once a mouse has come',
        dots: 'Which of the views shows',
      },
    } satisfies Guide,
  },
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
const quickAdd = fn();
export const QuickAdd: Story = {
  args: {
    favourite: <FavouriteButton name="Amber glass table lamp" />,
    action: (
      <Button size="sm" block onClick={quickAdd}>
        Quick add
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The link comes first, and does not swallow what stands above it.
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Quick add' }));
    await expect(quickAdd).toHaveBeenCalledTimes(1);
  },
};
export const SeveralViews: Story = {
  args: { hoverImages: [drawing('vase'), drawing('kettle'), drawing('chair')] },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article');
    const tile = card.querySelector<HTMLElement>('[data-part="tile"]');
    const { left, width, top, height } = tile?.getBoundingClientRect() ?? new DOMRect();
    const at = (share: number) => {
      const along = document.documentElement.dir === 'rtl' ? 1 - share : share;
      return { clientX: left + width * along, clientY: top + height / 2, pointerType: 'mouse' };
    };
    const shown = () =>
      [...card.querySelectorAll('[data-part="views"] > span')].findIndex((view) =>
        view.hasAttribute('data-active'),
      );
    await expect(card.querySelectorAll('img')).toHaveLength(1);
    fireEvent.mouseEnter(card);
    await waitFor(() => expect(card.querySelectorAll('[data-part="views"] img')).toHaveLength(4));
    for (const [share, index] of [
      [0.9, 3],
      [0.6, 2],
      [0.1, 0],
    ] as const) {
      // A mouse moves on and on, and the views may have just come.
      await waitFor(() => {
        fireEvent.pointerMove(card, at(share));
        return expect(shown()).toBe(index);
      });
    }
    // A finger scrolls; it does not go through pictures.
    fireEvent.pointerMove(card, { ...at(0.9), pointerType: 'touch' });
    await expect(shown()).toBe(0);
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
