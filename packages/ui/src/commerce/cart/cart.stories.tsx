import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/button/button.tsx';
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx';
import { Inline } from '../../primitives/layout/layout.tsx';
import { QuantityStepper } from '../../primitives/quantity-stepper/quantity-stepper.tsx';
import {
  deskLamp,
  failingPicture,
  lamp,
  longProductName,
  store,
  summaryRows,
  summaryTotal,
} from '../../testing/fixtures/index.ts';
import { fitsSmallestPhone, longWord } from '../../testing/long-words.ts';
import { CartLine } from './cart-line.tsx';
import { CartMerchantGroup } from './cart-merchant-group.tsx';
import { AsideLayout } from './aside-layout.tsx';
import { OrderSummary, PriceBreakdown } from './order-summary.tsx';
import { guide } from './cart.guide.ts';
import { namesCheckboxByProduct } from './cart.play.ts';

const meta = {
  component: CartLine,
  title: 'commerce/Cart',
  subcomponents: { CartMerchantGroup, OrderSummary, AsideLayout, PriceBreakdown },
  args: {
    ...lamp,
    subtotal: '338.00',
    quantity: <QuantityStepper size="sm" defaultValue={2} max={5} />,
    actions: (
      <Button size="sm" tone="quiet">
        Remove
      </Button>
    ),
  },
  parameters: { guide },
} satisfies Meta<typeof CartLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const LineOnSale: Story = { args: { was: '198.00' } };
export const LineSelectable: Story = {
  args: {
    select: (
      <Checkbox hideLabel defaultChecked>
        {lamp.name}
      </Checkbox>
    ),
  },
  play: namesCheckboxByProduct,
};
export const LineWithNotice: Story = { args: { notice: 'The price went down by $5.00.' } };
export const LineFailingPicture: Story = { args: { image: failingPicture } };
export const LineInvalid: Story = {
  args: { invalid: 'Sold out', price: undefined, subtotal: undefined, quantity: undefined },
};
export const LineLongName: Story = {
  args: {
    name: longProductName,
    price: '1290999.00',
    subtotal: '2581998.00',
  },
};
export const Group: Story = {
  render: (args) => (
    <CartMerchantGroup
      {...store}
      select={<Checkbox hideLabel>All of Northlight</Checkbox>}
      actions={
        <Button size="sm" tone="quiet">
          Coupons
        </Button>
      }
      footer="Add $14.00 for free delivery from this store."
    >
      <CartLine {...args} />
      <CartLine {...args} {...deskLamp} variant="Ochre" subtotal="258.00" />
    </CartMerchantGroup>
  ),
};
export const GroupLongWords: Story = {
  render: (args) => (
    <Inline gap="none">
      <CartMerchantGroup {...store} name={longWord} actions={<Button size="sm">Coupons</Button>}>
        <CartLine {...args} name={longWord} variant={longWord} notice={longWord} />
      </CartMerchantGroup>
    </Inline>
  ),
  play: fitsSmallestPhone,
};
export const GroupNoLongerAvailable: Story = {
  render: (args) => (
    <CartMerchantGroup name="Not available">
      <CartLine {...args} invalid="Sold out" />
    </CartMerchantGroup>
  ),
};
export const Summary: Story = {
  render: () => (
    <OrderSummary
      title="Summary"
      rows={summaryRows}
      total={summaryTotal}
      action={
        <Button tone="accent" size="lg" block>
          Check out (3)
        </Button>
      }
      note="Taxes are included."
    />
  ),
};
export const SummaryLongWords: Story = {
  render: () => (
    <OrderSummary title={longWord} rows={[{ label: longWord, amount: '12.00' }]} total={summaryTotal} />
  ),
  play: fitsSmallestPhone,
};
export const Breakdown: Story = {
  render: () => <PriceBreakdown rows={summaryRows} total={summaryTotal} />,
};
export const WithSummary: Story = {
  render: (args) => (
    <AsideLayout aside={<OrderSummary title="Summary" rows={summaryRows} />}>
      <CartLine {...args} />
    </AsideLayout>
  ),
};
