import { describe, expect, it } from 'vitest';
import { createApp, createServices } from './app.ts';
import { HashingPool } from './domain/auth/hashing-pool.ts';
import { hashPassword } from './domain/auth/passwords.ts';
import { makeShopper } from './testing/goods.ts';
import { useShop } from './testing/shop.ts';

const world = useShop();

/** An app with small limits, called over a connection from `from`. */
function appWithLimits(trustedProxies: readonly string[] = [], rateLimitFactor = 0.05) {
  const { db, services } = world.shop;
  const config = { ...services.config, rateLimitFactor, trustedProxies };
  const app = createApp(createServices({ db, config }));
  return async (path: string, body: unknown, from: string, headers: Record<string, string> = {}) => {
    const incoming = { headers, socket: { remoteAddress: from } };
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    };
    const answer = await app.request(`/api/front/${path}`, init, { incoming });
    return ((await answer.json()) as { message: string }).message;
  };
}

/** The credentials of the owner of a new account. */
async function ownerOfAccount() {
  const password = 'Right-1234';
  const { user } = await makeShopper(world.shop.db, { passwordHash: await hashPassword(password) });
  return { email: user.email, password };
}

const tooMany = 'Too many attempts, please try again in 1 minutes';
const guest = { email: 'guest@shop.test', phone: '', countryCode: '' };
const guestPath = 'login/register/visitor';

describe('limits by client address', () => {
  it('refuse too many guest accounts of one address, and nobody else', async () => {
    const call = appWithLimits();
    for (let i = 0; i < 3; i++) expect(await call(guestPath, guest, '203.0.113.1')).toBe('success');
    expect(await call(guestPath, guest, '203.0.113.1')).toBe(tooMany);
    expect(await call(guestPath, guest, '203.0.113.2')).toBe('success');
  });

  it('count all addresses of one IPv6 customer together', async () => {
    const call = appWithLimits();
    for (let i = 0; i < 3; i++) expect(await call(guestPath, guest, `2001:db8:1:1::${i}`)).toBe('success');
    expect(await call(guestPath, guest, '2001:db8:1:1:ffff::1')).toBe(tooMany);
    expect(await call(guestPath, guest, '2001:db8:1:2::1')).toBe('success');
    // A /48 has four times the limit: eleven more.
    for (let i = 3; i < 11; i++) expect(await call(guestPath, guest, `2001:db8:1:${i}::1`)).toBe('success');
    expect(await call(guestPath, guest, '2001:db8:1:99::1')).toBe(tooMany);
    expect(await call(guestPath, guest, '2001:db8:2::1')).toBe('success');
  });

  it('refuse too many sign-ins that fail, of whatever accounts, and count none that succeeds', async () => {
    const call = appWithLimits([], 0.25);
    const owner = await ownerOfAccount();
    const from = '203.0.113.6';
    const right = () => call('login/email', owner, from);
    const wrong = (i: number) =>
      call('login/email', { email: `a${i}@shop.test`, password: 'Wrong-1234' }, from);
    for (let i = 0; i < 5; i++) {
      expect(await right()).toBe('success');
      expect(await wrong(i)).toBe('Mail or password is incorrect');
    }
    expect(await right()).toBe('Too many attempts, please try again in 10 minutes');
  });

  it('do not let a guesser lock the owner out', async () => {
    const call = appWithLimits([], 1);
    const right = await ownerOfAccount();
    const guess = (from: string) => call('login/email', { ...right, password: 'Wrong-1234' }, from);
    for (let i = 0; i < 10; i++) expect(await guess('203.0.113.7')).toBe('Mail or password is incorrect');
    expect(await guess('203.0.113.7')).toBe('Too many attempts, please try again in 15 minutes');
    expect(await call('login/email', right, '203.0.113.8')).toBe('success');
  });

  it('let a person in who has answered a question to the trusted shop, whatever others have guessed', async () => {
    const call = appWithLimits(['loopback'], 1);
    const right = await ownerOfAccount();
    const client = { 'x-forwarded-for': '203.0.113.9' };
    const human = { ...client, 'x-human-check': 'passed' };
    const wrong = { ...right, password: 'Wrong-1234' };
    for (let i = 0; i < 10; i++) await call('login/email', wrong, '127.0.0.1', client);
    expect(await call('login/email', right, '127.0.0.1', client)).toMatch(/^Too many attempts/);
    expect(await call('login/email', right, '203.0.113.9', human), 'only the shop may say so').toMatch(
      /^Too many attempts/,
    );
    expect(await call('login/email', wrong, '127.0.0.1', human)).toBe('Mail or password is incorrect');
    expect(await call('login/email', right, '127.0.0.1', human)).toBe('success');
    const others = (i: number) => ({ email: `c${i}@shop.test`, password: 'Wrong-1234' });
    for (let i = 0; i < 20; i++) await call('login/email', others(i), '127.0.0.1', client);
    expect(await call('login/email', right, '127.0.0.1', client)).toMatch(/^Too many attempts/);
    expect(await call('login/email', right, '127.0.0.1', human)).toBe('success');
  });

  it('are not evaded by forged forwarding headers', async () => {
    const call = appWithLimits();
    const forged = (i: number) => ({
      'x-forwarded-for': `198.51.100.${i}`,
      forwarded: `for=198.51.100.${i}`,
    });
    for (let i = 0; i < 3; i++) await call(guestPath, guest, '203.0.113.1', forged(i));
    expect(await call(guestPath, guest, '203.0.113.1', forged(9))).toBe(tooMany);
  });

  it('count the address that a trusted shop passes on, the last one that it did not add', async () => {
    const call = appWithLimits(['loopback']);
    const through = (client: string) => ({ 'x-forwarded-for': client });
    for (let i = 0; i < 3; i++) {
      await call(guestPath, guest, '127.0.0.1', through(`198.51.100.${i}, 203.0.113.1`));
    }
    expect(await call(guestPath, guest, '127.0.0.1', through('198.51.100.9, 203.0.113.1'))).toBe(tooMany);
    expect(await call(guestPath, guest, '127.0.0.1', through('203.0.113.2'))).toBe('success');
  });

  it('hold for sign-in and codes of any account, and for orders of one account', async () => {
    const call = appWithLimits();
    const right = await ownerOfAccount();
    for (let i = 0; i < 5; i++) expect(await call('login/email', right, '203.0.113.5')).toBe('success');
    expect(await call('login/email', right, '203.0.113.5')).toBe(tooMany);
    await call('login/email/forget/password', 'b1@shop.test', '203.0.113.5');
    await call('login/email/forget/password', 'b2@shop.test', '203.0.113.5');
    expect(await call('login/email/forget/password', 'b3@shop.test', '203.0.113.5')).toBe(tooMany);
    const shopper = await makeShopper(world.shop.db);
    const headers = { 'authori-zation': shopper.token };
    const order = (i: number) => call('order/create', {}, `203.0.113.${10 + i}`, headers);
    for (let i = 0; i < 2; i++) expect(await order(i)).not.toBe(tooMany);
    expect(await order(2)).toBe(tooMany);
  });
});

describe('a forgotten password', () => {
  it('is answered before the mail is sent, the same for known and unknown accounts', async () => {
    const { shop } = world;
    const { user } = await makeShopper(shop.db);
    const { services } = shop;
    const { send } = services.mailer;
    let fail: (error: Error) => void = () => undefined;
    let isSending = false;
    services.mailer.send = () => {
      isSending = true;
      return new Promise((_, reject) => (fail = reject));
    };
    const ask = async (email: string) => {
      const path = '/api/front/login/email/forget/password';
      return (await shop.app.request(path, { method: 'POST', body: email })).json();
    };
    // For the known address, the mailer hangs and finally fails.
    const known = await ask(user.email);
    expect(known).toMatchObject({ code: 200 });
    expect(known).toEqual(await ask('unknown@shop.test'));
    await expect.poll(() => isSending).toBe(true);
    fail(new Error('mailer is down'));
    await services.background.finish();
    services.mailer.send = send;
  });
});

describe('password hashing', () => {
  it('lets a new sign-in pass those that wait, and clients take turns', async () => {
    const pool = new HashingPool(2, 100);
    const order: string[] = [];
    const hash = (client: string, name: string) =>
      pool.run(client, async () => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        order.push(name);
      });
    const flood = Array.from({ length: 60 }, (_, i) => hash('203.0.113.1', `wrong ${i}`));
    const own = hash('203.0.113.1', 'right, same address');
    const other = hash('203.0.113.2', 'right, other address');
    await Promise.all([...flood, own, other]);
    expect(order.indexOf('right, same address')).toBeLessThan(5);
    expect(order.indexOf('right, other address')).toBeLessThan(5);
    expect(order).toHaveLength(62);
  });

  it('refuses what would wait too long', async () => {
    const pool = new HashingPool(1, 1);
    const slow = () => new Promise((resolve) => setTimeout(resolve, 20));
    const first = pool.run('a', slow);
    const second = pool.run('a', slow);
    await expect(pool.run('a', slow)).rejects.toThrow('Too many attempts');
    await Promise.all([first, second]);
    expect(await pool.run('a', async () => 'free again')).toBe('free again');
  });
});
