import type { CartLine, OrderLine, StoreOrderSummary, UnpaidOrder } from '../index.ts';
import type { PageLinks } from './links.ts';

type Line = Pick<CartLine, 'productId' | 'name' | 'image' | 'variant'>;

const lineProps = ({ productId, name, image, variant }: Line, { product }: Pick<PageLinks, 'product'>) => ({
  href: product(productId),
  name,
  image: image?.url ?? '',
  variant: variant ?? undefined,
});

/**
 * The props of `CartLine` for a row of the cart, the checkout or an order. You supply the quantity, as a stepper or as
 * text; a subtotal is `multiplyMoney(line.price, line.quantity)`.
 */
export const cartLineProps = (line: Line & Pick<CartLine, 'price'>, links: Pick<PageLinks, 'product'>) => ({
  ...lineProps(line, links),
  price: line.price ?? undefined,
});

/** An item of the `lines` of `OrderCard` and `OrderLines`. */
export const orderLineProps = (
  line: Pick<OrderLine, 'productId' | 'name' | 'image' | 'variant' | 'price' | 'quantity'>,
  links: Pick<PageLinks, 'product'>,
) => ({
  ...lineProps(line, links),
  price: line.price,
  quantity: line.quantity,
});

/**
 * The props of `OrderCard` for both kinds of rows. You supply the texts of date and status; without your own `total`
 * only the amount is shown.
 */
export function orderCardProps(
  order: StoreOrderSummary | UnpaidOrder,
  links: Pick<PageLinks, 'order' | 'product' | 'store'>,
) {
  const isUnpaid = 'payable' in order;
  const lines = isUnpaid ? order.groups.flatMap((group) => group.lines) : order.lines;
  return {
    orderNo: order.orderNo,
    href: links.order(order.orderNo),
    store: isUnpaid
      ? { name: order.groups.map(({ storeName }) => storeName).join(', ') }
      : { name: order.storeName, href: links.store(order.storeId) },
    lines: lines.map((line) => orderLineProps(line, links)),
    total: isUnpaid ? order.payable : order.total,
  };
}
