import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema.ts';

/** A secret that only the mails to a guest contain: it proves that its bearer reads the guest's mail. */
export async function guestProof(db: Db, uid: number): Promise<string> {
  const proof = randomBytes(24).toString('base64url');
  await db
    .update(users)
    .set({ mailProof: proof })
    .where(and(eq(users.id, uid), isNull(users.mailProof)));
  const [user] = await db.select({ proof: users.mailProof }).from(users).where(eq(users.id, uid));
  return user?.proof ?? proof;
}
