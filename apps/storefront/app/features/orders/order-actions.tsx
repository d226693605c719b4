import type { OrderAction } from '@marketfront/api-client';
import { Button, ButtonLink, Stack, useConfirm, useToast } from '@marketfront/ui';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useMessages } from '../../messages/index.ts';
import { accountPaths, usePath } from '../../navigation/index.ts';
import { useIdempotencyKey } from '../../forms/index.ts';
import { CancelReason } from './cancel-reason.tsx';
import { actionViews, isConfirmed, leadsToPage, type OrderIntent } from './action-view.ts';
import type { orderAction } from './order-action.server.ts';

/** The tone of the first action: payment is the most important action of the shop. */
const mainTone = (action: OrderAction) => (action === 'payNow' ? 'accent' : 'primary');

interface OrderActionsProps {
  readonly orderNo: string;
  readonly actions: readonly OrderAction[];
  /** The newest refund of the order. */
  readonly refundNo?: string | null;
}

/** The buttons of one order; the first is the main one. A confirmation is shown in a dialog, or on the order's page. */
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
      const { title, text, confirm: label, keep, tone } = actionViews[action].asks;
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
    // Sent to the current page, whose code is loaded already, even if the connection is lost.
    void fetcher.submit({ intent: action, orderNo, reason, idempotencyKey }, { method: 'post' });
  };

  return actions.map((action, index) => {
    const label = t(actionViews[action].message);
    const tone = index === 0 && action !== 'requestRefund' ? mainTone(action) : 'neutral';
    if (leadsToPage(action)) {
      return (
        <ButtonLink key={action} tone={tone} size="sm" href={actionViews[action].page(orderNo, refundNo)}>
          {label}
        </ButtonLink>
      );
    }
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
          {label}
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
          {label}
        </Button>
      </form>
    );
  });
}
