import type { Instant, OrderLine } from '@marketfront/api-client';
import { shopAction } from '../http/actions.server.ts';
import { notFound } from '../http/route-errors.server.ts';
import type { Shop } from '../http/shop.server.ts';
import { config } from '../services/config.server.ts';
import { textField } from '../forms/form.server.ts';
import { isFirstClaim, mayTell } from './claim.server.ts';
import type { EventOnce, OnceAnswer, OnceSubjects } from './resources.ts';

interface Happened<Subject> {
  readonly at: Instant | null;
  readonly subject: Subject;
}

/** The fields of an order line that an event contains. */
const toItem = ({ productId, name, variant, price, quantity }: OrderLine) => ({
  productId,
  name,
  variant,
  price,
  quantity,
});

/** Read the events of the shopper's orders and refunds: only the back end proves them. `null`: it has not happened. */
const readers: {
  readonly [Name in EventOnce]: (shop: Shop, number: string) => Promise<Happened<OnceSubjects[Name]> | null>;
} = {
  async purchase(shop, number) {
    const { orderNo, totals, stores, paid, paidAt, createdAt } = await shop.api.orders.master(number);
    if (!paid) return null;
    const lean = stores.map(({ storeName, lines }) => ({
      storeName,
      lines: lines.map(toItem),
    }));
    const { freight, payable } = totals;
    return { at: paidAt ?? createdAt, subject: { orderNo, totals: { freight, payable }, stores: lean } };
  },
  async refund(shop, number) {
    const refund = await shop.api.refunds.get(number);
    if (refund.state !== 'refunded') return null;
    const { orderNo, masterOrderNo, storeName, amount: total, lines, refundedAt } = refund;
    return {
      at: refundedAt,
      subject: {
        orderNo: masterOrderNo ?? orderNo,
        storeName: storeName ?? '',
        total,
        lines: lines.map(toItem),
      },
    };
  },
};

const isEventOnce = (name: string): name is EventOnce => Object.hasOwn(readers, name);

/** Gives the first browser that asks the event of an order or a refund, and all others `null`. */
export const onceAction = shopAction(async (shop, form): Promise<OnceAnswer> => {
  const [name, number, claim] = [
    textField(form, 'name', 20),
    textField(form, 'number', 60),
    textField(form, 'claim', 36),
  ];
  if (config.adapters.length === 0 || !isEventOnce(name) || number === '' || claim === '') throw notFound();
  if (!shop.signedIn) return { subject: null };
  const happened = await readers[name](shop, number);
  if (!happened || !mayTell(shop, happened.at)) return { subject: null };
  return (await isFirstClaim(`${name}:${number}`, claim)) ? happened : { subject: null };
});
