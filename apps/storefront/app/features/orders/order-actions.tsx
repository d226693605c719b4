import type { OrderAction } from '@marketfront/api-client';
import { Button, ButtonLink, useConfirm, useToast } from '@marketfront/ui';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { usePath } from '../../platform/use-root.ts';
import type { action as detailAction } from '../../routes/order-detail.tsx';
import { useMessages } from '../../messages/index.ts';
import { confirmations, isConfirmed } from './status-view.ts';

const words = {
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

export const orderPath = (orderNo: string, more: Readonly<Record<string, string>> = {}) =>
  `/user_center/order/detail?${new URLSearchParams({ orderNo, ...more })}`;

/** Where the actions that are pages lead. */
const pages: Partial<Record<OrderAction, (orderNo: string) => string>> = {
  viewLogistics: (orderNo) => `${orderPath(orderNo)}#parcel`,
};

/** Actions that this shop serves; the others come with their pages. */
const served: readonly OrderAction[] = [
  'payNow',
  'cancel',
  'viewLogistics',
  'confirmReceipt',
  'buyAgain',
  'delete',
];

/** The buttons of one order; the first is the main one. Those that must be sure ask in a dialog, or on the order's page. */
export function OrderActions({ orderNo, actions }: { orderNo: string; actions: readonly OrderAction[] }) {
  const t = useMessages('orders');
  const path = usePath();
  const confirm = useConfirm();
  const toast = useToast();
  const fetcher = useFetcher<typeof detailAction>();

  useEffect(() => {
    if (fetcher.state === 'idle' && fetcher.data) toast({ tone: 'critical', message: fetcher.data.message });
  }, [fetcher.state, fetcher.data, toast]);

  const act = async (action: OrderAction) => {
    if (isConfirmed(action)) {
      const { title, text, yes, tone } = confirmations[action];
      const sure = await confirm({ title: t(title), description: t(text), confirmLabel: t(yes), tone });
      if (!sure) return;
    }
    void fetcher.submit({ intent: action, orderNo }, { method: 'post', action: path(orderPath(orderNo)) });
  };

  return actions
    .filter((action) => served.includes(action))
    .map((action, index) => {
      const page = pages[action];
      const tone = index === 0 ? (action === 'payNow' ? 'accent' : 'primary') : 'neutral';
      if (page) {
        return (
          <ButtonLink key={action} tone={tone} size="sm" href={page(orderNo)}>
            {t(words[action])}
          </ButtonLink>
        );
      }
      if (isConfirmed(action)) {
        return (
          <ButtonLink
            key={action}
            tone={tone}
            size="sm"
            href={orderPath(orderNo, { confirm: action })}
            onClick={(event) => {
              event.preventDefault();
              void act(action);
            }}
          >
            {t(words[action])}
          </ButtonLink>
        );
      }
      return (
        <form
          key={action}
          method="post"
          action={path(orderPath(orderNo))}
          onSubmit={(event) => {
            event.preventDefault();
            void act(action);
          }}
        >
          <input type="hidden" name="intent" value={action} />
          <input type="hidden" name="orderNo" value={orderNo} />
          <Button tone={tone} size="sm" type="submit" loading={fetcher.state !== 'idle'}>
            {t(words[action])}
          </Button>
        </form>
      );
    });
}
