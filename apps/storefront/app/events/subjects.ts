import type { CheckoutGroup, MasterOrder, Money, OrderLine, Totals } from '@marketfront/api-client';

/** The product of an event; cards, lines and products of our model fit this type. */
export interface EventItem {
  /** The id of the product, if there is no `productId`. */
  readonly id?: number;
  readonly productId?: number;
  readonly name: string;
  /** The merchant. */
  readonly storeName?: string | null | undefined;
  readonly store?: { readonly name: string } | null;
  /** The price of one piece. */
  readonly price?: Money | null | undefined;
  readonly quantity?: number;
  readonly variant?: string | null | undefined;
}

/** A list of products; its name is the same in every language, so that reports count it once. */
export interface EventList {
  readonly list: string;
  readonly products: readonly EventItem[];
}

interface CheckoutSubject {
  readonly groups: readonly Pick<CheckoutGroup, 'storeName' | 'lines'>[];
  readonly totals: Pick<Totals, 'items'>;
  /** The name of the coupon. */
  readonly coupon?: string | undefined;
}

/** An order that is paid, or that will be paid on delivery. */
export interface PurchaseSubject {
  readonly orderNo: string;
  readonly totals: Pick<MasterOrder['totals'], 'freight' | 'payable'>;
  readonly stores: readonly {
    readonly storeName: string;
    readonly lines: readonly Pick<OrderLine, 'productId' | 'name' | 'variant' | 'price' | 'quantity'>[];
  }[];
}

/** The amounts that have been paid back. */
export interface RefundSubject {
  readonly orderNo: string;
  readonly storeName: string;
  readonly total: Money;
  readonly lines: PurchaseSubject['stores'][number]['lines'];
}

/** The data from which each event is created, in the terms of our model. */
export interface EventSubjects {
  page_view: { readonly address: string };
  view_item_list: EventList;
  select_item: EventList & { readonly product: EventItem };
  view_item: EventItem;
  search: { readonly keywords: string };
  add_to_wishlist: EventItem;
  add_to_cart: EventItem;
  remove_from_cart: readonly EventItem[];
  view_cart: readonly EventItem[];
  begin_checkout: CheckoutSubject;
  add_shipping_info: CheckoutSubject & { readonly kinds: readonly string[] };
  add_payment_info: CheckoutSubject & { readonly method: string };
  purchase: PurchaseSubject;
  refund: RefundSubject;
  sign_up: { readonly method: string };
  login: { readonly method: string };
  select_promotion: {
    readonly id: number | null;
    readonly name: string | null;
    readonly place: 'hero' | 'tiles';
  };
  experiment_viewed: { readonly experiment: string; readonly variant: string };
}
