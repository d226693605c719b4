import type { OrderAction } from '@marketfront/api-client';
import { Button, ButtonLink, Stack, useConfirm, useToast } from '@marketfront/ui';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useMessages } from '../../messages/index.ts';
import { accountPaths, usePath } from '../../navigation/index.ts';
import { useIdempotencyKey } from '../../forms/index.ts';
import { CancelReason } from './cancel-reason.tsx';
import { isOrderIntent, type OrderIntent } from './intents.ts';
import type { orderAction } from './order-action.server.ts';
import { confirmations, isConfirmed } from './status-view.ts';

const actionMessages = {
  payNow: 'orders.payNow',
  cancel: 'orders.cancel',
  requestRefund: 'orders.requestRefund',
  viewRefund: 'orders.viewRefund',
  viewLogistics: 'orders.viewLogistics',
  confirmReceipt: 'orders.confirmReceipt',
  review: 'orders.review',
  buyAgain: 'orders.buyAgain',
  delete: 'orders.delete',
} as const satisfies Record<OrderAction, string>;

/** Addresses of the actions that lead to a page. */
const pages: Partial<Record<OrderAction, (orderNo: string, refundNo: string | null) => string>> = {
  review: (orderNo) => accountPaths.writeReview({ orderNo }),
  requestRefund: (orderNo) => accountPaths.requestRefund(orderNo),
  // A back end that does not tell the number of the refund has a list of them.
  viewRefund: (_orderNo, refundNo) =>
    refundNo === null ? accountPaths.refunds() : accountPaths.refund(refundNo),
  viewLogistics: (orderNo) => accountPaths.logistics(orderNo),
};

/** Actions that this shop has a page or an intent for. */
export const isServed = (action: OrderAction) => isOrderIntent(action) || action in pages;

/** The tone of the first action: paying is what the shop is for. */
const mainTone = (action: OrderAction) => (action === 'payNow' ? 'accent' : 'primary');

interface OrderActionsProps {
  readonly orderNo: string;
  readonly actions: readonly OrderAction[];
  /** The newest refund of the order. */
  readonly refundNo?: string | null;
}

/** The buttons of one order; the first is the main one. Actions that need a confirmation ask in a dialog, or on the order's page. */
export function OrderActions({ orderNo, actions, refundNo = null }: OrderActionsProps) {
  const t = useMessages('orders');
  const path = usePath();
  const confirm = useConfirm();
  const toast = useToast();
  const idempotencyKey = useIdempotencyKey();
  const fetcher = useFetcher<typeof orderAction>();

  useEffect(() => {
    if (fetcher.state === 'idle' && fetcher.data && 'message' in fetcher.data)
      toast({ tone: 'critical', message: fetcher.data.message });
  }, [fetcher.state, fetcher.data, toast]);

  const act = async (action: OrderIntent) => {
    let reason = '';
    if (isConfirmed(action)) {
      const { title, text, confirm: label, keep, tone } = confirmations[action];
      const sure = await confirm({
        title: t(title),
        description:
          action === 'cancel' ? (
            <Stack gap="md">
              <span>{t(text)}</span>
              <CancelReason onChange={(chosen) => (reason = chosen)} />
            </Stack>
          ) : (
            t(text)
          ),
        confirmLabel: t(label),
        cancelLabel: t(keep),
        tone,
      });
      if (!sure) return;
    }
    if (fetcher.state !== 'idle') return;
    // To the page that is open: its code is there also when the connection is not.
    void fetcher.submit({ intent: action, orderNo, reason, idempotencyKey }, { method: 'post' });
  };

  return actions.filter(isServed).map((action, index) => {
    const page = pages[action];
    const tone = index === 0 && action !== 'requestRefund' ? mainTone(action) : 'neutral';
    if (page) {
      return (
        <ButtonLink key={action} tone={tone} size="sm" href={page(orderNo, refundNo)}>
          {t(actionMessages[action])}
        </ButtonLink>
      );
    }
    if (!isOrderIntent(action)) return null;
    if (isConfirmed(action)) {
      return (
        <ButtonLink
          key={action}
          tone={tone}
          size="sm"
          href={accountPaths.order(orderNo, { confirm: action })}
          onClick={(event) => {
            event.preventDefault();
            void act(action);
          }}
        >
          {t(actionMessages[action])}
        </ButtonLink>
      );
    }
    return (
      <form
        key={action}
        method="post"
        action={path(accountPaths.order(orderNo))}
        onSubmit={(event) => {
          event.preventDefault();
          void act(action);
        }}
      >
        <input type="hidden" name="intent" value={action} />
        <input type="hidden" name="orderNo" value={orderNo} />
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <Button tone={tone} size="sm" type="submit" loading={fetcher.state !== 'idle'}>
          {t(actionMessages[action])}
        </Button>
      </form>
    );
  });
}
