import type { OrderAction } from '@marketfront/api-client';
import { accountPaths } from '../../navigation/index.ts';

interface ActionView {
  readonly message: string;
  /** The page that it leads to; an action without one is carried out on the current page. */
  readonly page?: (orderNo: string, refundNo: string | null) => string;
  /** The confirmation to ask for first (spec §4); both buttons name their effect. */
  readonly asks?: {
    readonly title: string;
    readonly text: string;
    readonly confirm: string;
    readonly keep: string;
    readonly tone: string;
  };
  /** The message afterwards. */
  readonly done?: string;
}

/** The actions on an order that this shop offers. */
export const actionViews = {
  payNow: {
    message: 'orders.payNow',
    asks: {
      title: 'orders.confirmPayTitle',
      text: 'orders.confirmPayText',
      confirm: 'orders.payNow',
      keep: 'orders.notNow',
      tone: 'accent',
    },
  },
  cancel: {
    message: 'orders.cancel',
    asks: {
      title: 'orders.confirmCancelTitle',
      text: 'orders.confirmCancelText',
      confirm: 'orders.cancel',
      keep: 'orders.keep',
      tone: 'critical',
    },
    done: 'orders.cancelled.done',
  },
  requestRefund: {
    message: 'orders.requestRefund',
    page: (orderNo: string) => accountPaths.requestRefund(orderNo),
  },
  viewRefund: {
    message: 'orders.viewRefund',
    // If the back end does not give the number of the refund, it has a list of refunds.
    page: (_orderNo: string, refundNo: string | null) =>
      refundNo === null ? accountPaths.refunds() : accountPaths.refund(refundNo),
  },
  viewLogistics: {
    message: 'orders.viewLogistics',
    page: (orderNo: string) => accountPaths.logistics(orderNo),
  },
  confirmReceipt: {
    message: 'orders.confirmReceipt',
    asks: {
      title: 'orders.confirmReceiptTitle',
      text: 'orders.confirmReceiptText',
      confirm: 'orders.confirmReceipt',
      keep: 'orders.notYet',
      tone: 'primary',
    },
    done: 'orders.received.done',
  },
  review: {
    message: 'orders.review',
    page: (orderNo: string) => accountPaths.writeReview({ orderNo }),
  },
  buyAgain: { message: 'orders.buyAgain', done: 'orders.again.done' },
  delete: {
    message: 'orders.delete',
    asks: {
      title: 'orders.confirmDeleteTitle',
      text: 'orders.confirmDeleteText',
      confirm: 'orders.delete',
      keep: 'orders.keep',
      tone: 'critical',
    },
    done: 'orders.deleted.done',
  },
} as const satisfies Record<OrderAction, ActionView>;

type ActionsWith<Property extends string> = {
  [Action in OrderAction]: Property extends keyof (typeof actionViews)[Action] ? Action : never;
}[OrderAction];

export type ConfirmedAction = ActionsWith<'asks'>;
type PageAction = ActionsWith<'page'>;
export type OrderIntent = Exclude<OrderAction, PageAction>;
/** Actions that show a message when they have been carried out. */
export type AnnouncedAction = ActionsWith<'done'>;

export const leadsToPage = (action: OrderAction): action is PageAction => 'page' in actionViews[action];

export const isConfirmed = (action: string): action is ConfirmedAction =>
  Object.hasOwn(actionViews, action) && 'asks' in actionViews[action as OrderAction];
