import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  OrderCard,
  OrderStatusBadge,
  OrderTimeline,
  ParcelTimeline,
} from '../commerce/order-card/order-card.tsx';
import { ProfileCard, UserCenterLayout } from '../commerce/user-center/user-center.tsx';
import { Button, ButtonLink } from '../primitives/button/button.tsx';
import { IconHeart, IconOrders, IconPin } from '../primitives/icon/icon.tsx';
import { Stack } from '../primitives/layout/layout.tsx';
import { Tabs } from '../primitives/tabs/tabs.tsx';
import { Heading } from '../primitives/text/text.tsx';
import { orderLines } from '../testing/fixtures.ts';
import { useSample } from '../testing/sample.ts';
import { ShopFrame } from './shop-frame.tsx';

const meta = { title: 'recipes/Account page', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function AccountPage() {
  const bought = useSample(orderLines);
  return (
    <ShopFrame>
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
            lines={bought}
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
    </ShopFrame>
  );
}

export const Page: Story = { render: () => <AccountPage /> };
