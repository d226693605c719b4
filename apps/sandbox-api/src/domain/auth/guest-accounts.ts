import { and, desc, eq } from 'drizzle-orm';
import { type Db, sqlState, transact } from '../../db/client.ts';
import { masterOrders, orderLines, refunds, storeOrders, users } from '../../db/schema.ts';
import { messageIn } from '../../messages/index.ts';
import type { Services } from '../../services.ts';
import { grantWelcomeCoupons } from '../coupons/coupons.ts';
import { guestProof } from '../notifications/guest-proof.ts';
import { mayMail, unsubscribeLink } from '../notifications/recipients.ts';
import { guestLink } from '../shared/order-link.ts';
import { refused } from '../shared/failure.ts';
import type { Language } from '../shared/language.ts';
import { throttle } from '../shared/throttle.ts';
import { findByLoginKey, readUser } from './accounts.ts';
import { emailAddress, emailKey } from '../shared/contacts.ts';
import type { User } from '../../db/schema.ts';
import { hashPassword } from './passwords.ts';
import { closeAllSessions } from './sessions.ts';

async function findGuest(db: Db, proof: string): Promise<User> {
  const [guest] = await db
    .select()
    .from(users)
    .where(and(eq(users.mailProof, proof), eq(users.userType, 'visitor'), eq(users.isActive, true)));
  if (!guest) throw refused('guestLinkInvalid');
  return guest;
}

type Sender = { db: Db; services: Services; language: Language; now: Date };

/**
 * Stores the password of a guest who wants an account, and mails the link that completes the account. The password does
 * not work before that, because the address may be another person's. The response does not tell whether the address has
 * an account.
 */
export async function sendGuestAccountMail(
  { db, services, language, now }: Sender,
  uid: number,
  password: string,
): Promise<void> {
  const guest = await readUser(db, uid);
  if (guest.userType !== 'visitor') throw refused('emailTaken');
  await throttle(db, 'sendCode', emailAddress(guest.email), now);
  await db
    .update(users)
    .set({ passwordHash: await hashPassword(password) })
    .where(and(eq(users.id, uid), eq(users.userType, 'visitor')));
  const [order] = await db
    .select({ orderNo: masterOrders.orderNo })
    .from(masterOrders)
    .where(eq(masterOrders.uid, uid))
    .orderBy(desc(masterOrders.id))
    .limit(1);
  if (!order) throw refused('orderNotFound');
  const proof = await guestProof(db, uid);
  services.background.run(async () => {
    if (!(await mayMail(db, guest, guest.email, now))) return;
    const taken = await findByLoginKey(db, emailKey(guest.email));
    const link = guestLink(services.config, {
      orderNo: order.orderNo,
      language,
      identity: guest.identity,
      proof,
      isReady: !taken,
    });
    await services.mailer.send({
      channel: 'email',
      to: guest.email,
      subject: messageIn(language, 'guestAccount.subject'),
      text: `${messageIn(language, taken ? 'guestAccount.taken' : 'guestAccount.finish')}\n${link}`,
      unsubscribe: await unsubscribeLink(db, services.config, guest.email),
    });
  });
}

type Opening = {
  proof: string;
  /** `''`: the password that was given before. */
  password: string;
  /** The signed-in user. */
  uid: number | undefined;
};

/**
 * Turns the guest into an account with its e-mail address, which the proof has confirmed. A password that was given
 * before counts only in the session that gave it: otherwise somebody could prepare an account for another person's
 * address and get into it after that person has confirmed it.
 */
export async function openGuestAccount(db: Db, { proof, password, uid }: Opening, now: Date): Promise<User> {
  const guest = await findGuest(db, proof);
  const earlier = uid === guest.id ? guest.passwordHash : null;
  const passwordHash = password ? await hashPassword(password) : earlier;
  if (!passwordHash) throw refused('guestLinkInvalid');
  try {
    return await transact(db, async (tx) => {
      const [user] = await tx
        .update(users)
        .set({ userType: 'email', loginKey: emailKey(guest.email), passwordHash, mailProof: null })
        .where(and(eq(users.id, guest.id), eq(users.mailProof, proof)))
        .returning();
      if (!user) throw refused('guestLinkInvalid');
      await closeAllSessions(tx, user.id);
      await grantWelcomeCoupons(tx, user.id, now);
      return user;
    });
  } catch (error) {
    if (sqlState(error) === '23505') throw refused('emailTaken');
    throw error;
  }
}

/**
 * The guest whose mail contains the proof. From now on, the reader of the mail shares the guest's session, so a
 * password that was given in it before may be another person's and is no longer valid.
 */
export async function resumeGuest(db: Db, proof: string): Promise<User> {
  const guest = await findGuest(db, proof);
  const [user] = await db
    .update(users)
    .set({ passwordHash: null })
    .where(and(eq(users.id, guest.id), eq(users.mailProof, proof)))
    .returning();
  if (!user) throw refused('guestLinkInvalid');
  return user;
}

/** Moves the orders of a guest to the account that has confirmed the same e-mail address. */
export async function claimGuestOrders(db: Db, uid: number, proof: string): Promise<void> {
  const guest = await findGuest(db, proof);
  const account = await readUser(db, uid);
  const isSamePerson =
    account.userType !== 'visitor' && emailAddress(account.email) === emailAddress(guest.email);
  if (!isSamePerson) throw refused('guestLinkInvalid');
  await transact(db, async (tx) => {
    // The lock makes a second claim wait; it then finds nothing left to move.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, guest.id)).for('update');
    for (const table of [masterOrders, storeOrders, orderLines, refunds])
      await tx.update(table).set({ uid }).where(eq(table.uid, guest.id));
  });
}

/** The owner of an order, of a payment of several stores or of one store's part. */
async function ownerOf(db: Db, orderNo: string): Promise<User | undefined> {
  for (const table of [masterOrders, storeOrders]) {
    const [row] = await db
      .select({ user: users })
      .from(table)
      .innerJoin(users, eq(users.id, table.uid))
      .where(eq(table.orderNo, orderNo));
    if (row) return row.user;
  }
  return undefined;
}

/** Refuses the guest link of an order that now belongs to the account with the same e-mail address, and says so. */
export async function assertUnclaimed(db: Db, identity: string, orderNo: string): Promise<void> {
  const [guest] = await db.select().from(users).where(eq(users.identity, identity));
  const owner = guest && (await ownerOf(db, orderNo));
  if (!owner || owner.id === guest.id || guest.userType !== 'visitor') return;
  if (emailAddress(owner.email) === emailAddress(guest.email)) throw refused('orderClaimed');
}
