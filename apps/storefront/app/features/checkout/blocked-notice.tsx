import { Button, ButtonLink, Notice } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { paths } from '../../navigation/index.ts';
import type { Blocked } from './blocked-lines.ts';
import type { CheckoutView } from './checkout.server.ts';
import type { CheckoutIntent } from './intents.ts';
import { useBlockReason } from './use-block-reason.ts';

const withoutIntent: CheckoutIntent = 'withoutBlocked';

export interface BlockedNoticeProps {
  readonly checkout: CheckoutView;
  readonly blocked: readonly Blocked[];
  /** The name of the country of the chosen address. */
  readonly country: string;
}

/** Names the lines that cannot be ordered, such as a product that has sold out, and offers to continue without them. */
export function BlockedNotice({ checkout, blocked, country }: BlockedNoticeProps) {
  const t = useMessages('checkout');
  const reasonOf = useBlockReason(country);
  const fromCart = checkout.cartLineIds.length > 0;
  const count = checkout.groups.reduce((sum, { lines }) => sum + lines.length, 0);
  const isStock = blocked.every(({ cause }) => cause === 'stock');
  return (
    <Notice
      tone="critical"
      title={t(isStock ? 'checkout.shortTitle' : 'checkout.blockedTitle', { count: blocked.length })}
      actions={
        fromCart ? (
          <>
            {blocked.length < count && (
              <Button type="submit" name="intent" value={withoutIntent}>
                {t('checkout.goOnWithout', { count: blocked.length })}
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
        {blocked.map((one) => (
          <li key={one.line.skuId ?? one.line.productId}>
            {t('checkout.shortLine', {
              name: [one.line.name, one.line.variant].filter(Boolean).join(', '),
              reason: reasonOf(one),
            })}
          </li>
        ))}
      </ul>
      {t('checkout.nothingOrdered')}
    </Notice>
  );
}
