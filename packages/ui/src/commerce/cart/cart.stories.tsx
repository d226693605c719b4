import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx';
import { QuantityStepper } from '../../primitives/quantity-stepper/quantity-stepper.tsx';
import { drawing } from '../../testing/fixtures.ts';
import { CartLine } from './cart-line.tsx';
import { CartMerchantGroup } from './cart-merchant-group.tsx';
import { AsideLayout, OrderSummary, PriceBreakdown } from './order-summary.tsx';

const meta = {
  component: CartLine,
  title: 'commerce/Cart',
  subcomponents: { CartMerchantGroup, OrderSummary, AsideLayout, PriceBreakdown },
  args: {
    href: '#1',
    name: 'Amber glass table lamp',
    image: drawing('lamp'),
    variant: 'Amber, 42 cm',
    price: '86.00',
    subtotal: '172.00',
    quantity: <QuantityStepper size="sm" defaultValue={2} max={5} />,
    actions: (
      <Button size="sm" tone="quiet">
        Remove
      </Button>
    ),
  },
  parameters: {
    guide: {
      use: 'The cart: lines, grouped by merchant, beside a summary with the button that buys.',
      do: [
        'Name each checkbox by its product.',
        'Say in invalid why something cannot be bought, and leave it in sight.',
        'Say in notice what changed since it was put here.',
      ],
      dont: ['Do not remove things silently.', 'Do not hide the delivery price until the last step.'],
      parts: {
        picture: 'The picture of a line',
        name: 'The link to the product',
        reason: 'Why it cannot be bought',
        notice: 'What changed',
        subtotal: 'Price of all of a line',
        actions: 'Remove, save for later',
        head: 'The head of a merchant’s group',
        footer: 'The foot of a merchant’s group',
        note: 'Small print of the summary',
        main: 'In AsideLayout, the content',
        aside: 'In AsideLayout, the side that stays in sight',
      },
    } satisfies Guide,
  },
} satisfies Meta<typeof CartLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const LineOnSale: Story = { args: { was: '110.00' } };
export const LineSelectable: Story = {
  args: {
    select: (
      <Checkbox hideLabel defaultChecked>
        Amber glass table lamp
      </Checkbox>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('checkbox', { name: 'Amber glass table lamp' }),
    ).toBeChecked();
  },
};
export const LineWithNotice: Story = { args: { notice: 'The price went down by $5.00.' } };
export const LineInvalid: Story = {
  args: { invalid: 'Sold out', price: undefined, subtotal: undefined, quantity: undefined },
};
export const LineLongName: Story = {
  args: {
    name: 'Waxed canvas market tote with vegetable-tanned leather handles, made to be carried for decades',
    price: '1290999.00',
    subtotal: '2581998.00',
  },
};
export const Group: Story = {
  render: (args) => (
    <CartMerchantGroup
      name="North & Linen"
      href="#store"
      select={<Checkbox hideLabel>All of North &amp; Linen</Checkbox>}
      actions={
        <Button size="sm" tone="quiet">
          Coupons
        </Button>
      }
      footer="Add $14.00 for free delivery from this store."
    >
      <CartLine {...args} />
      <CartLine {...args} name="Stoneware vase, indigo" image={drawing('vase')} />
    </CartMerchantGroup>
  ),
};
export const GroupNoLongerAvailable: Story = {
  render: (args) => (
    <CartMerchantGroup name="Not available">
      <CartLine {...args} invalid="Sold out" />
    </CartMerchantGroup>
  ),
};

const rows = [
  { label: 'Items (3)', amount: '236.50' },
  { label: 'Delivery', value: 'Free', note: '2 parcels' },
  { label: 'Coupon', amount: '20.00', tone: 'saving' },
] as const;
export const Summary: Story = {
  render: () => (
    <OrderSummary
      title="Summary"
      rows={rows}
      total={{ label: 'Total', amount: '216.50' }}
      action={
        <Button tone="accent" size="lg" block>
          Check out (3)
        </Button>
      }
      note="Taxes are included."
    />
  ),
};
export const Breakdown: Story = {
  render: () => <PriceBreakdown rows={rows} total={{ label: 'Total', amount: '216.50' }} />,
};
export const BesideTheSummary: Story = {
  render: (args) => (
    <AsideLayout aside={<OrderSummary title="Summary" rows={rows} />}>
      <CartLine {...args} />
    </AsideLayout>
  ),
};
