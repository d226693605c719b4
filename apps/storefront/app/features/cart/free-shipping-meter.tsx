import { Meter, Text, useFormatPrice } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import type { freeShippingOf } from './free-shipping.ts';

/** The progress of a store's goods towards free delivery. */
export function FreeShippingMeter({ from, sum, missing }: NonNullable<ReturnType<typeof freeShippingOf>>) {
  const t = useMessages('cart');
  const price = useFormatPrice();
  return missing === null ? (
    <Text size="sm" tone="success">
      {t('cart.freeShippingReached')}
    </Text>
  ) : (
    <Meter
      label={t('cart.freeShippingMissing', { amount: price(missing) })}
      value={Number(sum)}
      max={Number(from)}
      valueText=""
      size="sm"
    />
  );
}
