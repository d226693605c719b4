import { knownMessageKey } from '@marketfront/api-client';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { passkeyChallenges, users } from '../../db/schema.ts';
import { TestAuthenticator } from '../../testing/authenticator.ts';
import { makeShopper } from '../../testing/goods.ts';
import { useShop } from '../../testing/shop.ts';
import { minute } from '../shared/time.ts';
import { deleteExpiredChallenges } from './passkey-challenges.ts';

const world = useShop();

const keyOf = async (answer: Promise<{ message: string }>) => knownMessageKey((await answer).message);
const newAuthenticator = () => new TestAuthenticator(world.shop.services.config.shopOrigin);

/** A shopper with a passkey. */
async function registered() {
  const { shop } = world;
  const { token, uid } = await makeShopper(shop.db);
  const authenticator = newAuthenticator();
  const options = await shop.get('startPasskeyRegistration', { token });
  const credential = authenticator.create(options);
  const passkey = await shop.get('addPasskey', { token, body: { credential, name: 'Windows' } });
  return { token, uid, authenticator, passkey };
}

const signIn = (authenticator: TestAuthenticator, options: { options: unknown }, forgery = {}) =>
  world.shop.call('loginByPasskey', { body: { credential: authenticator.get(options, forgery) } });

describe('a passkey', () => {
  it('signs in to the account that added it, which names nobody', async () => {
    const { shop } = world;
    const { authenticator, uid, token, passkey } = await registered();
    expect(passkey).toMatchObject({ name: 'Windows', lastUseTime: null });
    const options = await shop.get('startPasskeyLogin');
    expect(options.options.allowCredentials ?? []).toEqual([]);
    expect(await signIn(authenticator, options)).toMatchObject({ code: 200, data: { uid } });
    const [listed] = await shop.get('listPasskeys', { token });
    expect(listed?.lastUseTime).not.toBeNull();
  });

  it('answers each challenge once, for five minutes', async () => {
    const { shop } = world;
    const { authenticator } = await registered();
    const options = await shop.get('startPasskeyLogin');
    expect((await signIn(authenticator, options)).code).toBe(200);
    expect(await keyOf(signIn(authenticator, options))).toBe('passkeyExpired');
    const late = await shop.get('startPasskeyLogin');
    shop.clock.advance(6 * minute);
    expect(await keyOf(signIn(authenticator, late))).toBe('passkeyExpired');
    await deleteExpiredChallenges(shop.db, shop.clock.now());
    expect(await shop.db.select().from(passkeyChallenges)).toEqual([]);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another host', { host: 'evil.example' }],
    ['a counter that does not grow', { counter: 1 }],
    ['nobody who was verified', { verified: false }],
  ])('is refused from %s', async (_, forgery) => {
    const { authenticator } = await registered();
    const options = await world.shop.get('startPasskeyLogin');
    expect(await keyOf(signIn(authenticator, options, forgery))).toBe('passkeyRejected');
  });

  it('is refused when nobody has it, when it answers another challenge, and when it is a copy', async () => {
    const { shop } = world;
    const { authenticator } = await registered();
    const stranger = newAuthenticator();
    expect(await keyOf(signIn(stranger, await shop.get('startPasskeyLogin')))).toBe('passkeyUnknown');
    const own = await shop.get('startPasskeyLogin');
    expect(await keyOf(signIn(authenticator, own, { challenge: 'bWluZQ' }))).toBe('passkeyExpired');
    const broken = { ...authenticator.get(own), response: { clientDataJSON: 'e30' } };
    expect(await keyOf(shop.call('loginByPasskey', { body: { credential: broken } }))).toBe('passkeyExpired');
  });

  it('is added by its account only, with a challenge of that account', async () => {
    const { shop } = world;
    const [ann, bob] = [await makeShopper(shop.db), await makeShopper(shop.db)];
    const options = await shop.get('startPasskeyRegistration', { token: ann.token });
    const body = { credential: newAuthenticator().create(options) };
    expect(await keyOf(shop.call('addPasskey', { token: bob.token, body }))).toBe('passkeyExpired');
    expect((await shop.call('addPasskey', { token: ann.token, body })).code).toBe(200);
    const again = await shop.get('startPasskeyRegistration', { token: ann.token });
    expect(again.options.excludeCredentials).toHaveLength(1);
    const login = await shop.get('startPasskeyLogin');
    const swapped = { credential: newAuthenticator().create(login) };
    expect(await keyOf(shop.call('addPasskey', { token: ann.token, body: swapped }))).toBe('passkeyExpired');
  });

  it('no longer signs in after its removal, nor to a disabled account; guests have none', async () => {
    const { shop } = world;
    const gone = await registered();
    const params = { id: gone.passkey.id };
    const other = await makeShopper(shop.db);
    expect(await keyOf(shop.call('deletePasskey', { token: other.token, params }))).toBe('passkeyNotFound');
    await shop.get('deletePasskey', { token: gone.token, params });
    expect(await shop.get('listPasskeys', { token: gone.token })).toEqual([]);
    expect(await keyOf(signIn(gone.authenticator, await shop.get('startPasskeyLogin')))).toBe(
      'passkeyUnknown',
    );
    const closed = await registered();
    await shop.db.update(users).set({ isActive: false }).where(eq(users.id, closed.uid));
    expect(await keyOf(signIn(closed.authenticator, await shop.get('startPasskeyLogin')))).toBe(
      'accountDisabled',
    );
    const guest = await makeShopper(shop.db, { userType: 'visitor' });
    expect(await keyOf(shop.call('startPasskeyRegistration', { token: guest.token }))).toBe('signInClosed');
  });
});
