import { Button, ButtonLink, Notice, useFormatPrice } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { paths } from '../../navigation/index.ts';
import type { CheckoutIntent } from './intents.ts';
import type { Change, TotalName } from './price-changes.ts';

const totalMessages = {
  freight: 'checkout.freight',
  couponDeduction: 'checkout.coupon',
  pointsDeduction: 'checkout.points',
} as const satisfies Record<Exclude<TotalName, 'payable'>, string>;

const orderIntent: CheckoutIntent = 'order';

export interface ChangedNoticeProps {
  readonly changes: readonly Change[];
  readonly payable: string;
  /** Whether the order was sent but not placed because of the changes. */
  readonly stopped: boolean;
  readonly fromCart: boolean;
}

/** Each changed amount, old and new; the shopper accepts them before the order is placed. */
export function ChangedNotice({ changes, payable, stopped, fromCart }: ChangedNoticeProps) {
  const t = useMessages('checkout');
  const payments = useMessages('payments');
  const formatPrice = useFormatPrice();
  const nameOf = ({ of }: Change) => {
    if ('line' in of) return of.line;
    return of.total === 'payable' ? payments('payments.payable') : t(totalMessages[of.total]);
  };
  return (
    <Notice
      tone="warning"
      title={t(stopped ? 'checkout.priceChanged' : 'checkout.changedMeanwhile')}
      actions={
        <>
          <Button type="submit" name="intent" value={orderIntent}>
            {t('checkout.accept', { amount: formatPrice(payable) })}
          </Button>
          {fromCart && (
            <ButtonLink tone="quiet" href={paths.cart()}>
              {t('checkout.backToCart')}
            </ButtonLink>
          )}
        </>
      }
    >
      <ul>
        {changes.map((change) => (
          <li key={nameOf(change)}>
            {t('checkout.changedRow', {
              name: nameOf(change),
              from: formatPrice(change.from),
              to: formatPrice(change.to),
            })}
          </li>
        ))}
      </ul>
      {t('checkout.changedNothingOrdered')}
    </Notice>
  );
}
