import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mailbox, users } from '../../db/schema.ts';
import { runDueJobs } from '../../jobs/index.ts';
import { makeShopper } from '../../testing/goods.ts';
import { makeGuestWithMail } from '../../testing/guests.ts';
import { payByCard } from '../../testing/purchase.ts';
import { useShop } from '../../testing/shop.ts';
import { emailKey } from '../shared/contacts.ts';

const world = useShop();
const password = 'Passw0rd!';
const invalidLink = { code: 500, message: 'This link is not valid any more' };

async function linkMailedTo(email: string): Promise<URL> {
  const mails = await world.shop.db.select().from(mailbox).where(eq(mailbox.to, email)).orderBy(mailbox.id);
  return new URL(/http\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '');
}

describe('a guest becomes an account', () => {
  it('with the link of the confirmation and one password, and keeps the order', async () => {
    const { shop } = world;
    const guest = await makeGuestWithMail(shop);
    await payByCard(shop, guest, guest.orderNo);
    await runDueJobs(shop.services);
    const proof = (await linkMailedTo(guest.email)).searchParams.get('proof') ?? '';
    const { token } = await shop.get('openGuestAccount', { body: { proof, password } });
    const { orderNo } = guest;
    expect((await shop.get('getMasterOrder', { token, params: { orderNo } })).orderNo).toBe(orderNo);
    expect((await shop.get('loginByEmail', { body: { email: guest.email, password } })).uid).toBe(guest.uid);
    // The guest's session is over, and the link is used up.
    expect((await shop.call('getUser', { token: guest.token })).code).toBe(401);
    expect(await shop.call('openGuestAccount', { body: { proof, password } })).toMatchObject(invalidLink);
  });

  it('with a password given before, only in the session that gave it', async () => {
    const { shop } = world;
    const guest = await makeGuestWithMail(shop);
    const { proof } = guest;
    await shop.get('sendGuestAccountMail', { token: guest.token, body: { password } });
    await shop.services.background.finish();
    expect((await linkMailedTo(guest.email)).searchParams.get('ready')).toBe('1');
    // Nobody can sign in before the mail was read.
    expect((await shop.call('loginByEmail', { body: { email: guest.email, password } })).code).toBe(500);
    const stranger = await makeShopper(shop.db);
    expect(await shop.call('openGuestAccount', { body: { proof } })).toMatchObject(invalidLink);
    expect(await shop.call('openGuestAccount', { token: stranger.token, body: { proof } })).toMatchObject(
      invalidLink,
    );
    const { uid } = await shop.get('openGuestAccount', { token: guest.token, body: { proof } });
    expect(uid).toBe(guest.uid);
  });

  it('not for an address that has an account, which the answer does not tell', async () => {
    const { shop } = world;
    const guest = await makeGuestWithMail(shop);
    const { email, orderNo, proof } = guest;
    const owner = await makeShopper(shop.db, { email, loginKey: emailKey(email) }, shop.clock.now());
    const free = await makeGuestWithMail(shop);
    const ask = ({ token }: { token: string }) =>
      shop.call('sendGuestAccountMail', { token, body: { password } });
    expect(await ask(guest)).toEqual(await ask(free));
    await shop.services.background.finish();
    expect((await linkMailedTo(email)).searchParams.get('ready')).toBeNull();
    expect(await shop.call('openGuestAccount', { body: { proof, password } })).toMatchObject({
      code: 500,
      message: 'Email already exists!',
    });
    // Another account gets nothing, even with the link.
    const stranger = await makeShopper(shop.db);
    for (const token of [stranger.token, guest.token])
      expect(await shop.call('claimGuestOrders', { token, body: { proof } })).toMatchObject(invalidLink);
    await shop.get('claimGuestOrders', { token: owner.token, body: { proof } });
    const seen = await shop.get('getMasterOrder', { token: owner.token, params: { orderNo } });
    expect(seen.orderNo).toBe(orderNo);
    expect((await shop.call('getMasterOrder', { token: guest.token, params: { orderNo } })).code).toBe(500);
  });

  it('not with a password of somebody else who was in the session before', async () => {
    const { shop } = world;
    const guest = await makeGuestWithMail(shop);
    const { proof, orderNo } = guest;
    await shop.get('sendGuestAccountMail', { token: guest.token, body: { password } });
    const { token } = await shop.get('openGuestSession', { body: { proof } });
    expect((await shop.get('getMasterOrder', { token, params: { orderNo } })).orderNo).toBe(orderNo);
    for (const session of [token, guest.token])
      expect(await shop.call('openGuestAccount', { token: session, body: { proof } })).toMatchObject(
        invalidLink,
      );
    await shop.get('openGuestAccount', { token, body: { proof, password } });
    // An account signs in with its password.
    expect(await shop.call('openGuestSession', { body: { proof } })).toMatchObject(invalidLink);
    expect(await shop.call('openGuestSession', { body: { proof: 'guess' } })).toMatchObject(invalidLink);
  });

  it('once, when two ask at the same time', async () => {
    const { shop } = world;
    const { proof, uid } = await makeGuestWithMail(shop);
    const open = () => shop.call('openGuestAccount', { body: { proof, password } });
    const answers = await Promise.all([open(), open()]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 500]);
    const [user] = await shop.db.select().from(users).where(eq(users.id, uid));
    expect(user).toMatchObject({ userType: 'email', mailProof: null });
  });
});
