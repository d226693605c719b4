import { Button } from '../primitives/button/button.tsx';
import { Checkbox } from '../primitives/checkbox/checkbox.tsx';
import { Stack } from '../primitives/layout/layout.tsx';
import { QuantityStepper } from '../primitives/quantity-stepper/quantity-stepper.tsx';
import { Heading } from '../primitives/text/text.tsx';
import { lamp, photo, store, summaryRows, summaryTotal } from '../testing/fixtures/index.ts';
import { CartLine } from '../commerce/cart/cart-line.tsx';
import { CartMerchantGroup } from '../commerce/cart/cart-merchant-group.tsx';
import { ShopFrame } from './shop-frame.tsx';
import { AsideLayout } from '../commerce/cart/aside-layout.tsx';
import { OrderSummary } from '../commerce/cart/order-summary.tsx';

const actions = (
  <>
    <button type="button">Save for later</button>
    <button type="button">Remove</button>
  </>
);

export function CartPage() {
  return (
    <ShopFrame>
      <Stack gap="lg">
        <Heading level={1}>Cart</Heading>
        <AsideLayout
          aside={
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
          }
        >
          <CartMerchantGroup
            {...store}
            select={
              <Checkbox hideLabel defaultChecked>
                All of {store.name}
              </Checkbox>
            }
            actions={
              <Button size="sm" tone="quiet">
                Coupons
              </Button>
            }
            footer="Add $14.00 for free delivery from this store."
          >
            <CartLine
              {...lamp}
              was="198.00"
              subtotal="338.00"
              select={
                <Checkbox hideLabel defaultChecked>
                  {lamp.name}
                </Checkbox>
              }
              quantity={<QuantityStepper size="sm" defaultValue={2} max={5} />}
              actions={actions}
            />
            <CartLine
              href="#2"
              name="Waxed canvas market tote with leather handles, made to be carried for decades"
              image={photo('canvas-tote')}
              variant="Olive"
              price="38.00"
              subtotal="38.00"
              notice="The price went down by $5.00."
              select={
                <Checkbox hideLabel defaultChecked>
                  Tote
                </Checkbox>
              }
              quantity={<QuantityStepper size="sm" defaultValue={1} max={1} reason="1 left" />}
              actions={actions}
            />
          </CartMerchantGroup>
          <CartMerchantGroup
            name="Not available"
            actions={
              <Button size="sm" tone="quiet">
                Clear all
              </Button>
            }
          >
            <CartLine
              href="#3"
              name="Dining Chair with Leather Seat"
              image={photo('chair')}
              price="349.00"
              invalid="Sold out"
              actions={<button type="button">Choose again</button>}
            />
          </CartMerchantGroup>
        </AsideLayout>
      </Stack>
    </ShopFrame>
  );
}
