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
import {
  address,
  order,
  orderEvents,
  orderLines,
  orderTabs,
  parcelEvents,
} from '../testing/fixtures/index.ts';
import { useSample } from '../testing/sample.ts';
import { ShopFrame } from './shop-frame.tsx';

export function AccountPage() {
  const lines = useSample(orderLines);
  return (
    <ShopFrame>
      <UserCenterLayout
        profile={
          <ProfileCard
            nickname="Bouavanh"
            balance="125.40"
            phone={address.phone}
            email={address.email}
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
          <Tabs label="Orders by state" items={orderTabs} />
          <OrderCard
            {...order}
            status={<OrderStatusBadge tone="warning" label="To pay" />}
            lines={lines}
            actions={
              <>
                <Button size="sm">Cancel</Button>
                <ButtonLink href="#pay" size="sm" tone="accent">
                  Pay now
                </ButtonLink>
              </>
            }
          />
          <OrderTimeline label="Progress" events={orderEvents} />
          <ParcelTimeline label="Parcel" events={parcelEvents} />
        </Stack>
      </UserCenterLayout>
    </ShopFrame>
  );
}
