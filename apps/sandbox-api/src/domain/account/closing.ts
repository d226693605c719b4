import { and, eq, inArray } from 'drizzle-orm';
import { storeOrderStatus } from '@marketfront/api-client';
import { type Db, transact } from '../../db/client.ts';
import {
  addresses,
  cartItems,
  favouriteProducts,
  followedMerchants,
  notifications,
  notificationSettings,
  passkeys,
  sessions,
  stockAlerts,
  storeOrders,
  userCoupons,
  users,
} from '../../db/schema.ts';
import { readUser } from '../auth/accounts.ts';
import { emailAddress, phoneAddress } from '../shared/contacts.ts';
import { refused } from '../shared/failure.ts';

/** The address to which a code for the account is sent: its e-mail address, or else its phone. */
export async function reachOf(db: Db, uid: number): Promise<{ channel: 'email' | 'sms'; address: string }> {
  const { email, countryCode, phone } = await readUser(db, uid);
  if (email) return { channel: 'email', address: emailAddress(email) };
  if (phone) return { channel: 'sms', address: phoneAddress(countryCode, phone) };
  throw refused('accountUnreachable');
}

/** Data of the user alone, which is deleted with the account. */
const own = [
  sessions,
  passkeys,
  cartItems,
  favouriteProducts,
  followedMerchants,
  notifications,
  notificationSettings,
  stockAlerts,
  userCoupons,
] as const;

/** Statuses of orders for which a store still has something to do. */
const inProgress = [storeOrderStatus.toShip, storeOrderStatus.toReceive];

/**
 * Closes an account for good. Orders and reviews stay, because stores need them; the account keeps nothing that
 * identifies the person. Its e-mail address and phone can be used for another account.
 */
export async function closeAccount(db: Db, uid: number, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, uid)).for('update');
    const open = await tx.$count(
      storeOrders,
      and(eq(storeOrders.uid, uid), eq(storeOrders.paid, true), inArray(storeOrders.status, inProgress)),
    );
    if (open > 0) throw refused('ordersInProgress');
    for (const table of own) await tx.delete(table).where(eq(table.uid, uid));
    await tx
      .update(addresses)
      .set({
        isDeleted: true,
        isDefault: false,
        realName: '',
        email: '',
        detail: '',
        postCode: '',
        phone: '',
      })
      .where(eq(addresses.uid, uid));
    await tx
      .update(users)
      .set({
        isActive: false,
        closedAt: now,
        loginKey: null,
        passwordHash: null,
        nickname: '***',
        avatar: '',
        email: '',
        countryCode: '',
        phone: '',
      })
      .where(eq(users.id, uid));
  });
}
