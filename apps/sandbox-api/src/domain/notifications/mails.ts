import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { Message } from '../../adapters/mailer.ts';
import type { Config } from '../../config.ts';
import { type Db, transact } from '../../db/client.ts';
import { notifications, refunds, sessions, storeOrders, users } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { log } from '../../log.ts';
import { messageIn } from '../../messages/index.ts';
import type { User } from '../../db/schema.ts';
import { guestProof } from './guest-proof.ts';
import { guestLink } from '../shared/order-link.ts';
import { inLanguage, type Language } from '../shared/language.ts';
import { failureText, isDue, nextAttempt } from '../shared/retries.ts';
import { shopAddress } from '../shared/shop-address.ts';
import { isConfirmed, mayMail, unsubscribeLink } from './recipients.ts';

/** The language of the user's last visit to the shop. */
async function languageOf(db: Db, uid: number): Promise<Language> {
  const [last] = await db
    .select({ language: sessions.language })
    .from(sessions)
    .where(eq(sessions.uid, uid))
    .orderBy(desc(sessions.renewedAt))
    .limit(1);
  return last?.language ?? 'en';
}

type Row = typeof notifications.$inferSelect;

/** A guest has no password: the link opens the guest's order, which leads to everything else. */
async function guestUrl({ db, config }: Services, { url }: Row, user: User, language: Language) {
  const params = new URL(url ?? '', config.shopOrigin).searchParams;
  const numbers = [params.get('orderNo'), params.get('refundOrderNo')].filter((no) => no !== null);
  const [order] = await db
    .select({ orderNo: storeOrders.orderNo })
    .from(storeOrders)
    .leftJoin(refunds, eq(refunds.storeOrderId, storeOrders.id))
    .where(
      and(
        eq(storeOrders.uid, user.id),
        numbers.length > 0
          ? or(inArray(storeOrders.orderNo, numbers), inArray(refunds.refundOrderNo, numbers))
          : undefined,
      ),
    )
    .orderBy(desc(storeOrders.id))
    .limit(1);
  if (!order) return undefined;
  const link = { orderNo: order.orderNo, language, identity: user.identity };
  return guestLink(config, { ...link, proof: await guestProof(db, user.id), isReady: false });
}

type Address = { to: string; language: Language; guestLink: string | undefined; unsubscribe: string };

function writeMail(
  config: Config,
  { title, content, url }: Row,
  { to, language, guestLink: link, unsubscribe }: Address,
): Message {
  const text = [
    inLanguage(content, language),
    ...(url ? [link ?? shopAddress(config, language, url)] : []),
    '',
    `${messageIn(language, 'mail.settings')} ${shopAddress(config, language, '/notification/settings')}`,
  ].join('\n');
  return { channel: 'email', to, subject: inLanguage(title, language), text, unsubscribe };
}

/** Claims a notification that waits to be mailed; if this attempt fails, the next one has to wait. */
async function takeWaiting(db: Db, now: Date) {
  return transact(db, async (tx) => {
    const [waiting] = await tx
      .select({ id: notifications.id })
      .from(notifications)
      .where(and(eq(notifications.mail, 'waiting'), isDue(notifications, now)))
      .orderBy(notifications.id)
      .limit(1)
      .for('update', { skipLocked: true });
    if (!waiting) return undefined;
    const [row] = await tx
      .update(notifications)
      .set(nextAttempt(notifications, now))
      .where(eq(notifications.id, waiting.id))
      .returning();
    return row;
  });
}

/** Sends the oldest notification that waits to be mailed; returns whether there was one. */
export async function mailOneNotification(services: Services, now: Date): Promise<boolean> {
  const { db, config, mailer } = services;
  const row = await takeWaiting(db, now);
  if (!row) return false;
  const mine = eq(notifications.id, row.id);
  const [user] = await db.select().from(users).where(eq(users.id, row.uid));
  // The store name in an application is free text of the applicant.
  const mayHoldText = row.type === 'application';
  const isUnknown = user !== undefined && !isConfirmed(user, user.email);
  if (!user?.email || (isUnknown && mayHoldText) || !(await mayMail(db, user, user.email, now))) {
    await db.update(notifications).set({ mail: 'none' }).where(mine);
    return true;
  }
  try {
    const language = await languageOf(db, row.uid);
    const link = user.userType === 'visitor' ? await guestUrl(services, row, user, language) : undefined;
    const unsubscribe = await unsubscribeLink(db, config, user.email);
    await mailer.send(writeMail(config, row, { to: user.email, language, guestLink: link, unsubscribe }));
    await db.update(notifications).set({ mail: 'sent', failure: null }).where(mine);
  } catch (error) {
    await db
      .update(notifications)
      .set({ failure: failureText(error) })
      .where(mine);
    log.error(error);
  }
  return true;
}
