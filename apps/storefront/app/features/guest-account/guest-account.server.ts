import { fields, isApiError, knownMessageKey, validate } from '@marketfront/api-client';
import { getMessages } from '../../messages/index.ts';
import { errorMessage, type Shop, shopAction } from '../../http/index.server.ts';
import { setFlash } from '../../session/index.server.ts';
import { accountPaths } from '../../navigation/index.ts';
import { withTimeout } from '../../services/index.server.ts';
import type { GuestAccount } from './guest-account-form.tsx';
import { textField } from '../../forms/index.server.ts';

/** The options of this session's guest for an order; `null` for accounts, and if the kind of user is unknown. */
export async function guestAccountOf(shop: Shop, orderNo: string): Promise<GuestAccount | null> {
  const user = await withTimeout(shop.api.account.info());
  if (user?.kind !== 'guest') return null;
  return { orderNo, identity: '', proof: '', email: user.email, step: 'password' };
}

/**
 * The options of a visitor who opened the link of a guest's mail; `null` without the proof, which only the mail has.
 */
export async function mailedGuestAccount(shop: Shop, params: URLSearchParams): Promise<GuestAccount | null> {
  const [orderNo = '', identity = '', proof = ''] = ['orderNo', 'identity', 'proof'].map(
    (name) => params.get(name) ?? '',
  );
  if (!proof) return null;
  const user = shop.signedIn ? await withTimeout(shop.api.account.info()) : undefined;
  const guest = { orderNo, identity, proof, email: null };
  // On the page of the shopper's own order, there is nothing to claim.
  if (user && user.kind !== 'guest') return identity ? { ...guest, step: 'claim' } : null;
  return { ...guest, step: user && params.get('ready') === '1' ? 'ready' : 'password' };
}

interface Asked {
  readonly orderNo: string;
  readonly identity: string;
  readonly proof: string;
  readonly password: string;
}

/** Sends the mail that completes the account; it does not reveal whether the address already has one. */
async function askForMail(shop: Shop, { orderNo, password }: Asked) {
  await shop.api.auth.sendGuestAccountMail(password);
  const t = await getMessages(shop.locale.code, 'payments');
  setFlash(shop, 'success', t('payments.accountMailSent'));
  return shop.redirect(accountPaths.paymentResult(orderNo), 303);
}

async function openAccount(shop: Shop, { orderNo, proof, password }: Asked) {
  const session = await shop.api.auth.openGuestAccount({ proof, ...(password && { password }) });
  shop.signIn(session.token);
  const t = await getMessages(shop.locale.code, 'payments');
  setFlash(shop, 'success', t('payments.accountReady'));
  return shop.redirect(accountPaths.order(orderNo), 303);
}

async function claim(shop: Shop, { orderNo, proof }: Asked) {
  await shop.api.auth.claimGuestOrders(proof);
  const t = await getMessages(shop.locale.code, 'payments');
  setFlash(shop, 'success', t('payments.claimed'));
  return shop.redirect(accountPaths.order(orderNo), 303);
}

/**
 * Signs in as the guest, also on another device: the guest may then do everything that the order's owner may, and pay.
 */
async function resume(shop: Shop, { orderNo, proof }: Asked, step: 'session' | 'pay') {
  const session = await shop.api.auth.openGuestSession(proof);
  shop.signIn(session.token);
  const next = step === 'pay' ? accountPaths.payment(orderNo) : accountPaths.order(orderNo, { proof });
  return shop.redirect(next, 303);
}

const stepsWithoutPassword: ReadonlySet<string> = new Set(['claim', 'ready', 'session', 'pay']);

/**
 * Creates a guest's account, signs the guest in again, or moves the guest's orders to an account of the same e-mail.
 */
export const guestAccountAction = shopAction(
  async (shop, form) => {
    const field = (name: string) => textField(form, name, 100);
    const [orderNo, identity, proof, step] = ['orderNo', 'identity', 'proof', 'step'].map(field) as [
      string,
      string,
      string,
      string,
    ];
    // Spaces are part of a password.
    const typed = form.get('password');
    const asked = { orderNo, identity, proof, password: typeof typed === 'string' ? typed : '' };
    const back = proof
      ? accountPaths.order(orderNo, { identity, proof })
      : accountPaths.paymentResult(orderNo);
    const refuse = (message: string) => {
      setFlash(shop, 'critical', message);
      return shop.redirect(back, 303);
    };
    if (!stepsWithoutPassword.has(step)) {
      const read = validate(fields.newPassword, asked.password);
      const t = await getMessages(shop.locale.code, 'errors');
      if (!read.ok) return refuse(t(`errors.field.${read.issues[0].key}`));
    }
    if (!shop.signedIn && (step === 'claim' || !proof)) return shop.toSignIn(back);
    try {
      if (step === 'claim') return await claim(shop, asked);
      if (step === 'session' || step === 'pay') return await resume(shop, asked, step);
      return await (proof ? openAccount : askForMail)(shop, asked);
    } catch (error) {
      if (!isApiError(error) || error.kind === 'unauthorised') throw error;
      if (!proof || knownMessageKey(error.message) !== 'emailTaken')
        return refuse(await errorMessage(shop, error));
      // The mail's owner may know that the address has an account; sign-in returns here to add the order to it.
      const t = await getMessages(shop.locale.code, 'payments');
      const answer = shop.toSignIn(back);
      setFlash(shop, 'neutral', t('payments.accountExists'));
      return answer;
    }
  },
  { limit: 'signIn', page: () => accountPaths.orders() },
);
