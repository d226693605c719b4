import type { Schemas } from '@marketfront/api-client';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Message } from '../../adapters/mailer.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { masterOrders, users } from '../../db/schema.ts';
import { log } from '../../log.ts';
import { messageIn } from '../../messages/index.ts';
import type { Services } from '../../services.ts';
import { emailAddress } from '../shared/contacts.ts';
import type { User } from '../../db/schema.ts';
import { guestProof } from '../notifications/guest-proof.ts';
import { isConfirmed, mayMail, unsubscribeLink } from '../notifications/recipients.ts';
import { inLanguage, type Language } from '../shared/language.ts';
import { showMoney } from '../shared/currency.ts';
import { failureText, isDue, nextAttempt } from '../shared/retries.ts';
import { after, day } from '../shared/time.ts';
import { deliveriesOf } from './deliveries.ts';
import { isPaidOnDelivery, type MasterOrder, type StoreOrder } from './lifecycle.ts';
import { type Line, linesOf, storeOrdersOf } from './lines.ts';
import { guestLink, orderLink } from '../shared/order-link.ts';

/** "Store: by courier, 24 Nov – 26 Nov" */
function deliveryRow(
  { merName }: StoreOrder,
  { deliveryType, from, to, pickupAddress }: Schemas['OrderDelivery'],
  language: Language,
): string {
  const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const days = from && to ? format.formatRange(new Date(from), new Date(to)) : '';
  const address = pickupAddress ?? '';
  const ways = {
    express: () =>
      days
        ? messageIn(language, 'confirmation.courierBetween', { days })
        : messageIn(language, 'confirmation.courier'),
    send: () =>
      days
        ? messageIn(language, 'confirmation.pickupBetween', { address, days })
        : messageIn(language, 'confirmation.pickup', { address }),
    fictitious: () => messageIn(language, 'confirmation.virtual'),
  };
  return `${merName}: ${ways[deliveryType]()}`;
}

type Links = {
  link: string;
  /** The unsubscribe link, for an address that is not confirmed as the shopper's. */
  stopLink: string | undefined;
};

function writeMail(
  order: MasterOrder,
  lines: readonly Line[],
  deliveries: readonly string[],
  { link, stopLink }: Links,
): Message {
  const { language } = order;
  const rows = lines.map(
    (line) =>
      `${line.quantity} × ${inLanguage(line.productName, language)} (${inLanguage(line.skuName, language)})`,
  );
  const paragraphs = [
    messageIn(language, 'confirmation.thanks'),
    rows.join('\n'),
    [
      `${messageIn(language, 'confirmation.total')}: ${showMoney(order.payPrice, language)}`,
      ...(isPaidOnDelivery(order) ? [messageIn(language, 'confirmation.paidOnDelivery')] : []),
    ].join('\n'),
    ...(deliveries.length > 0 ? [deliveries.join('\n')] : []),
    // Name and address are free text and may contain a link: they are sent only to a confirmed address.
    ...(stopLink
      ? []
      : [`${messageIn(language, 'confirmation.deliveredTo')}: ${order.realName}, ${order.userAddress}`]),
    `${messageIn(language, 'confirmation.link')}\n${link}`,
    ...(stopLink ? [`${messageIn(language, 'confirmation.notMine')}\n${stopLink}`] : []),
  ];
  return {
    channel: 'email',
    to: order.email,
    subject: messageIn(language, 'confirmation.subject', { orderNo: order.orderNo }),
    text: paragraphs.join('\n\n'),
    unsubscribe: stopLink,
  };
}

/** Orders from before there were confirmations stay without one. */
const unconfirmed = (now: Date) =>
  and(
    eq(masterOrders.paid, true),
    isNull(masterOrders.confirmationSentAt),
    gt(masterOrders.payTime, after(now, -day)),
    isDue(masterOrders, now),
  );

async function claim(db: Db, now: Date): Promise<MasterOrder | undefined> {
  const next = db
    .select({ id: masterOrders.id })
    .from(masterOrders)
    .where(unconfirmed(now))
    .limit(1)
    .for('update', { skipLocked: true });
  const [order] = await db
    .update(masterOrders)
    .set(nextAttempt(masterOrders, now))
    .where(inArray(masterOrders.id, next))
    .returning();
  return order;
}

/**
 * A guest's link also proves ownership of the mailbox, so that the guest can become an account; it is sent only to the
 * guest's own address.
 */
async function linkFor(db: Db, config: Config, order: MasterOrder, user: User): Promise<string> {
  const link = { orderNo: order.orderNo, language: order.language, identity: user.identity };
  const isOwnAddress = emailAddress(order.email) === emailAddress(user.email);
  if (user.userType !== 'visitor' || !isOwnAddress) return orderLink(config, link);
  return guestLink(config, { ...link, proof: await guestProof(db, user.id), isReady: false });
}

/** Mails the confirmation of one paid or accepted order; if that fails, it is sent again later. */
export async function confirmOneOrder({ db, config, mailer }: Services, now: Date): Promise<boolean> {
  const order = await claim(db, now);
  if (!order) return false;
  const own = eq(masterOrders.id, order.id);
  try {
    const parts = (await storeOrdersOf(db, [order.id])).get(order.id) ?? [];
    const linesByPart = await linesOf(
      db,
      parts.map(({ id }) => id),
    );
    const deliveries = await deliveriesOf(db, order, parts);
    const [user] = await db.select().from(users).where(eq(users.id, order.uid));
    if (order.email && user && (await mayMail(db, user, order.email, now))) {
      await mailer.send(
        writeMail(
          order,
          [...linesByPart.values()].flat(),
          parts.flatMap((part) => {
            const delivery = deliveries.get(part.id);
            return delivery ? [deliveryRow(part, delivery, order.language)] : [];
          }),
          {
            link: await linkFor(db, config, order, user),
            stopLink: isConfirmed(user, order.email)
              ? undefined
              : await unsubscribeLink(db, config, order.email),
          },
        ),
      );
    }
    await db.update(masterOrders).set({ confirmationSentAt: now, failure: null }).where(own);
  } catch (error) {
    log.error(error);
    await db
      .update(masterOrders)
      .set({ failure: failureText(error) })
      .where(own);
  }
  return true;
}
