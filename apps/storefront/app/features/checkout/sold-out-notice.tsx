import type { CheckoutLine } from '@marketfront/api-client';
import { Button, ButtonLink, Notice } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { paths } from '../../platform/paths.ts';
import type { CheckoutView } from './checkout.server.ts';
import type { CheckoutIntent } from './intents.ts';
import { useShortage } from './use-shortage.ts';

const withoutIntent: CheckoutIntent = 'withoutSoldOut';

export interface SoldOutNoticeProps {
  readonly checkout: CheckoutView;
  readonly short: readonly CheckoutLine[];
}

/** Names what was sold out since the checkout began, and offers to go on without it. */
export function SoldOutNotice({ checkout, short }: SoldOutNoticeProps) {
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
