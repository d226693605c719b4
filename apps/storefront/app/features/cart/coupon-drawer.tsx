import { Drawer, Meter, Stack, Text, useFormatPrice } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { paths } from '../../navigation/index.ts';
import { CouponTile } from '../coupons/index.ts';
import type { CartCoupon } from './cart-coupons.server.ts';

interface CouponDrawerProps {
  readonly storeId: number;
  readonly storeName: string;
  readonly coupons: readonly CartCoupon[];
  readonly onClaimed: () => void;
  readonly onClose: () => void;
}

/** The coupons for the goods of one store in the cart, collected in place, each with the amount still missing. */
export function CouponDrawer({ storeId, storeName, coupons, onClaimed, onClose }: CouponDrawerProps) {
  const t = useMessages('cart');
  return (
    <Drawer
      open
      title={t('cart.coupons')}
      description={t('cart.couponsOf', { store: storeName })}
      onClose={onClose}
    >
      <Stack gap="lg">
        {coupons.length === 0 && <Text tone="muted">{t('cart.noCoupons')}</Text>}
        {coupons.map(({ coupon, reached, missing }) => (
          <Stack key={coupon.id} gap="xs">
            <CouponTile coupon={coupon} useHref={paths.storeCategory(storeId)} onClaimed={onClaimed} />
            <Progress reached={reached} missing={missing} />
          </Stack>
        ))}
      </Stack>
    </Drawer>
  );
}

function Progress({ reached, missing }: Pick<CartCoupon, 'reached' | 'missing'>) {
  const t = useMessages('cart');
  const price = useFormatPrice();
  if (missing === null)
    return (
      <Text size="sm" tone="success">
        {t('cart.couponApplies')}
      </Text>
    );
  const value = Number(reached);
  return (
    <Meter
      label={t('cart.couponMissing', { amount: price(missing) })}
      value={value}
      max={value + Number(missing)}
      valueText=""
      size="sm"
    />
  );
}
