import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import { type Db, transact } from '../../db/client.ts';
import { siteConfig, users } from '../../db/schema.ts';
import { emailAddress } from '../shared/contacts.ts';
import type { User } from '../../db/schema.ts';
import { exhaustThrottle, isWithinThrottle } from '../shared/throttle.ts';
import { after, day } from '../shared/time.ts';
import { listSettings, saveSettings } from './settings.ts';

/** Whether the account has proved that it reads this mailbox. A guest may have typed anybody's address. */
export const isConfirmed = (user: User, to: string): boolean =>
  user.userType !== 'visitor' && emailAddress(user.email) === emailAddress(to);

/**
 * Counts a mail to an address. A mailbox whose owner may not know the shop gets a few a day, and none after the owner
 * has unsubscribed.
 */
export async function mayMail(db: Db, user: User, to: string, now: Date): Promise<boolean> {
  return isConfirmed(user, to) || isWithinThrottle(db, 'unaskedMail', emailAddress(to), now);
}

const secretKey = 'mailSecret';

/** The secret that signs the links in mails; created once for all servers. */
async function readSecret(db: Db): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await db.insert(siteConfig).values({ key: secretKey, value: secret }).onConflictDoNothing();
  const [row] = await db.select().from(siteConfig).where(eq(siteConfig.key, secretKey));
  return String(row?.value);
}

const sign = (secret: string, address: string) =>
  createHmac('sha256', secret).update(address).digest('base64url');

/** The link that stops the mails to an address (RFC 8058); only those mails contain it. */
export async function unsubscribeLink(
  db: Db,
  { origin }: Pick<Config, 'origin'>,
  to: string,
): Promise<string> {
  const address = emailAddress(to);
  const signature = sign(await readSecret(db), address);
  return `${origin}/mail/unsubscribe/${Buffer.from(address).toString('base64url')}/${signature}`;
}

const forGood = 3650 * day;

/** Stops all notifications by mail to an address. @returns whether the link is genuine */
export async function unsubscribe(
  db: Db,
  { address: encoded, signature }: { address: string; signature: string },
  now: Date,
): Promise<boolean> {
  const address = Buffer.from(encoded, 'base64url').toString();
  const expected = Buffer.from(sign(await readSecret(db), address));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  await transact(db, async (tx) => {
    const owners = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(sql`lower(${users.email}) = ${address}`, ne(users.userType, 'visitor')));
    for (const { id } of owners) {
      const settings = await listSettings(tx, id);
      await saveSettings(
        tx,
        id,
        settings.map((setting) => ({ ...setting, byMail: false })),
      );
    }
    await exhaustThrottle(tx, 'unaskedMail', address, after(now, forGood));
  });
  return true;
}
