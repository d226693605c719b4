import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from '../primitives/button/button.tsx';
import { IconHeart, IconOrders, IconPin } from '../primitives/icon/icon.tsx';
import { Container, Stack } from '../primitives/layout/layout.tsx';
import { Steps } from '../primitives/steps/steps.tsx';
import { Tabs } from '../primitives/tabs/tabs.tsx';
import { Heading } from '../primitives/text/text.tsx';
import { drawing } from '../testing/fixtures.ts';
import { CouponCard } from '../commerce/coupon-card/coupon-card.tsx';
import { AddressCard } from '../commerce/address/address-card.tsx';
import { PaymentMethodPicker } from '../commerce/payment-method-picker/payment-method-picker.tsx';
import { ProfileCard, UserCenterLayout } from '../commerce/user-center/user-center.tsx';
import {
  OrderCard,
  OrderStatusBadge,
  OrderTimeline,
  ParcelTimeline,
} from '../commerce/order-card/order-card.tsx';

const meta = { title: 'recipes/Orders and checkout', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const lines = [
  {
    href: '#1',
    name: 'Amber glass table lamp',
    image: drawing('lamp'),
    variant: 'Amber, 42 cm',
    price: '86.00',
    quantity: 2,
  },
  { href: '#2', name: 'Stoneware vase, indigo', image: drawing('vase'), price: '42.00', quantity: 1 },
];

export const UserCenter: Story = {
  render: () => (
    <Container>
      <UserCenterLayout
        profile={
          <ProfileCard
            nickname="Bouavanh"
            balance="125.40"
            phone="+856 20 5555 1234"
            email="bouavanh@example.com"
            logout={<Button size="sm">Log out</Button>}
          />
        }
        menu={[
          { href: '#orders', label: 'My Order', icon: <IconOrders />, current: true },
          { href: '#wish', label: 'Wish List', icon: <IconHeart /> },
          { href: '#address', label: 'Address', icon: <IconPin /> },
        ]}
      >
        <Stack gap="lg">
          <Heading level={1}>My orders</Heading>
          <Tabs
            label="Orders by state"
            items={[
              { href: '#all', label: 'All', current: true, count: 12 },
              { href: '#pay', label: 'To pay', count: 1 },
              { href: '#ship', label: 'To ship' },
              { href: '#receive', label: 'To receive', count: 2 },
            ]}
          />
          <OrderCard
            orderNo="PT202611210001"
            href="#order"
            date="21 Nov 2026"
            status={<OrderStatusBadge tone="warning" label="To pay" />}
            store={{ name: 'North & Linen', href: '#store' }}
            lines={lines}
            total="3 items, $214.00"
            actions={
              <>
                <Button size="sm">Cancel</Button>
                <ButtonLink href="#pay" size="sm" tone="accent">
                  Pay now
                </ButtonLink>
              </>
            }
          />
          <OrderTimeline
            label="Progress"
            events={[
              { title: 'Ordered', time: '21 Nov, 08:10', state: 'done' },
              { title: 'Paid', time: '21 Nov, 08:12', state: 'done' },
              { title: 'Shipped', time: '22 Nov', state: 'current' },
              { title: 'Received', state: 'next' },
            ]}
          />
          <ParcelTimeline
            label="Parcel"
            events={[
              { title: 'Out for delivery', time: '23 Nov, 09:40', detail: 'Vientiane', state: 'current' },
              { title: 'Arrived at the depot', time: '22 Nov, 22:05', state: 'done' },
              { title: 'Picked up', time: '21 Nov, 17:30', state: 'done' },
            ]}
          />
        </Stack>
      </UserCenterLayout>
    </Container>
  ),
};

export const Checkout: Story = {
  render: () => (
    <Container width="text">
      <Stack gap="lg">
        <Heading level={1}>Checkout</Heading>
        <Steps
          items={[
            { label: 'Cart', state: 'done', href: '#cart' },
            { label: 'Confirm', state: 'current' },
            { label: 'Pay', state: 'next' },
          ]}
        />
        <AddressCard
          name="Bouavanh Phommachanh"
          phone="+856 20 5555 1234"
          lines={['Rue Setthathirath 14', 'Vientiane, Laos']}
          isDefault
          radio={{ name: 'address', value: '1', defaultChecked: true }}
          actions={<a href="#edit">Edit</a>}
        />
        <AddressCard
          name="Office"
          lines={['Lane Xang Avenue 3', 'Vientiane, Laos']}
          radio={{ name: 'address', value: '2' }}
        />
        <CouponCard
          amount="20.00"
          minimum="over $100.00"
          title="Autumn at North & Linen"
          scope="Everything in the store"
          expires="Until 30 Nov 2026"
          action={<Button size="sm">Claim</Button>}
        />
        <CouponCard amount="5.00" title="Welcome" expires="Expired on 1 Nov 2026" state="expired" />
        <PaymentMethodPicker
          name="payType"
          legend="Payment method"
          defaultValue="stripe"
          methods={[
            { value: 'stripe', label: 'Card', description: 'Visa, Mastercard, American Express' },
            { value: 'paypal', label: 'PayPal' },
          ]}
        />
      </Stack>
    </Container>
  ),
};
