import { type CheckoutLine, multiplyMoney } from '@marketfront/api-client';
import { cartLineProps } from '@marketfront/api-client/ui';
import { formatNumber } from '@marketfront/i18n/format';
import { Button, ButtonLink, CartLine, CartMerchantGroup, Heading, Notice, Stack } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { paths } from '../../platform/paths.ts';
import { useLocaleCode } from '../../platform/root-data.ts';
import type { CheckoutView } from './checkout.server.ts';
import type { CheckoutIntent } from './intents.ts';
import { isShort } from './short-lines.ts';

/** Why a line cannot be bought as it is; `undefined` when it can. */
function useShortage() {
  const t = useMessages('checkout');
  return (line: CheckoutLine) => {
    if (!isShort(line)) return undefined;
    return line.stock ? t('checkout.onlyLeft', { count: line.stock }) : t('checkout.soldOut');
  };
}

/** What is bought, one group for each store. */
export function Parcels({ groups }: Pick<CheckoutView, 'groups'>) {
  const t = useMessages('checkout');
  const locale = useLocaleCode();
  const shortage = useShortage();
  return (
    <Stack gap="md" asChild>
      <section>
        <Heading level={2} size="md">
          {t('checkout.parcels', { count: groups.length })}
        </Heading>
        {groups.map((group) => (
          <CartMerchantGroup key={group.storeId} name={group.storeName} href={paths.store(group.storeId)}>
            {group.lines.map((line) => (
              <CartLine
                key={line.skuId ?? line.productId}
                {...cartLineProps(line, paths)}
                subtotal={multiplyMoney(line.price, line.quantity)}
                quantity={t('checkout.pieces', { count: formatNumber(locale, line.quantity) })}
                invalid={shortage(line)}
              />
            ))}
          </CartMerchantGroup>
        ))}
      </section>
    </Stack>
  );
}

const withoutIntent: CheckoutIntent = 'withoutSoldOut';

/** Names what was sold out since the checkout began, and offers to go on without it. */
export function SoldOutNotice({
  checkout,
  short,
}: {
  checkout: CheckoutView;
  short: readonly CheckoutLine[];
}) {
  const t = useMessages('checkout');
  const shortage = useShortage();
  const fromCart = checkout.cartLineIds.length > 0;
  const count = checkout.groups.reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <Notice
      tone="critical"
      title={t('checkout.shortTitle', { count: short.length })}
      actions={
        fromCart ? (
          <>
            {short.length < count && (
              <Button type="submit" name="intent" value={withoutIntent}>
                {t('checkout.goOnWithout', { count: short.length })}
              </Button>
            )}
            <ButtonLink tone="quiet" href={paths.cart()}>
              {t('checkout.backToCart')}
            </ButtonLink>
          </>
        ) : undefined
      }
    >
      <ul>
        {short.map((line) => (
          <li key={line.skuId ?? line.productId}>
            {t('checkout.shortLine', {
              name: [line.name, line.variant].filter(Boolean).join(', '),
              reason: shortage(line) ?? '',
            })}
          </li>
        ))}
      </ul>
      {t('checkout.nothingOrdered')}
    </Notice>
  );
}
