import { AddressCard } from '../commerce/address/address-card.tsx';
import { AsideLayout } from '../commerce/cart/aside-layout.tsx';
import { OrderSummary } from '../commerce/cart/order-summary.tsx';
import { CheckoutHeader, CheckoutSection } from '../commerce/checkout-layout/checkout-layout.tsx';
import { CouponCard } from '../commerce/coupon-card/coupon-card.tsx';
import { Logo } from '../commerce/logo/logo.tsx';
import { OrderLines } from '../commerce/order-card/order-card.tsx';
import { PaymentMethodPicker } from '../commerce/payment-method-picker/payment-method-picker.tsx';
import { Box } from '../primitives/box/box.tsx';
import { Button } from '../primitives/button/button.tsx';
import { Container, Stack } from '../primitives/layout/layout.tsx';
import { Link } from '../primitives/link/link.tsx';
import { Steps } from '../primitives/steps/steps.tsx';
import { Heading } from '../primitives/text/text.tsx';
import { address, checkoutSteps, officeAddress, orderLines } from '../testing/fixtures/index.ts';
import { useSample } from '../testing/sample.ts';

export function CheckoutPage() {
  const lines = useSample(orderLines);
  return (
    <>
      <CheckoutHeader
        logo={<Logo name="Marketfront" />}
        homeHref="#home"
        steps={<Steps items={checkoutSteps} />}
        end={<Link href="#help">Help</Link>}
      />
      <main>
        <Container>
          <Box paddingBlock="xl">
            <Stack gap="lg">
              <Heading level={1}>Confirm your order</Heading>
              <AsideLayout
                aside={
                  <OrderSummary
                    title="Summary"
                    rows={[
                      { label: 'Items (3)', amount: '467.00' },
                      { label: 'Delivery', value: 'Free' },
                      { label: 'Coupon', amount: '20.00', tone: 'saving' },
                    ]}
                    total={{ label: 'Total', amount: '447.00' }}
                    action={
                      <Button tone="accent" size="lg" block>
                        Place the order
                      </Button>
                    }
                    note="Taxes are included."
                  />
                }
              >
                <Stack gap="lg">
                  <CheckoutSection
                    title="Where to?"
                    actions={
                      <Button size="sm" tone="quiet">
                        Add an address
                      </Button>
                    }
                  >
                    <Stack gap="sm">
                      <AddressCard
                        name={address.name}
                        phone={address.phone}
                        lines={address.lines}
                        isDefault
                        radio={{ name: 'address', value: '1', defaultChecked: true }}
                        actions={<Link href="#edit">Edit</Link>}
                      />
                      <AddressCard {...officeAddress} radio={{ name: 'address', value: '2' }} />
                    </Stack>
                  </CheckoutSection>
                  <CheckoutSection title="What">
                    <OrderLines lines={lines} />
                  </CheckoutSection>
                  <CheckoutSection title="Coupons">
                    <CouponCard
                      amount="20.00"
                      minimum="over $100.00"
                      title="Autumn at Northlight"
                      scope="Everything in the store"
                      expires="Until 30 Nov 2026"
                      action={<Button size="sm">Use</Button>}
                    />
                  </CheckoutSection>
                  <CheckoutSection title="How will you pay?">
                    <PaymentMethodPicker
                      name="payType"
                      legend="Payment method"
                      defaultValue="stripe"
                      methods={[
                        { value: 'stripe', label: 'Card', description: 'Visa, Mastercard, American Express' },
                        { value: 'paypal', label: 'PayPal' },
                      ]}
                    />
                  </CheckoutSection>
                </Stack>
              </AsideLayout>
            </Stack>
          </Box>
        </Container>
      </main>
    </>
  );
}
