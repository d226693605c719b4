import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { codes, sessions, users } from '../../db/schema.ts';
import { makeShopper } from '../../testing/goods.ts';
import { useShop } from '../../testing/shop.ts';
import { hashPassword, passwordCost, verifyPassword } from './passwords.ts';
import { day, hour, minute, second } from '../shared/time.ts';

const world = useShop();
let count = 0;
const newAddress = () => `person${++count}@shop.test`;

async function register(password = 'First-1234') {
  const { shop } = world;
  const email = newAddress();
  await shop.get('sendEmailCode', { body: email });
  const captcha = await shop.readCode(email);
  const answer = await shop.get('registerByEmail', { body: { email, captcha, password } });
  return { email, captcha, token: answer.token };
}

describe('sessions', () => {
  it('live for a day after the last call, and end with signing out', async () => {
    const { shop } = world;
    const { token } = await register();
    shop.clock.advance(23 * hour);
    await shop.get('getUser', { token });
    shop.clock.advance(23 * hour);
    await shop.get('getUser', { token });
    shop.clock.advance(day + minute);
    expect(await shop.call('getUser', { token })).toMatchObject({ code: 401, data: null });
    const other = await register();
    await shop.get('logout', { token: other.token });
    expect((await shop.call('getUser', { token: other.token })).code).toBe(401);
  });

  it('are stored as hashes only, and renewed at most once a minute', async () => {
    const { shop } = world;
    const { token } = await register();
    const rows = await shop.db.select().from(sessions);
    expect(JSON.stringify(rows)).not.toContain(token);
    const renewals = async () =>
      (await shop.db.select().from(sessions)).map((row) => row.renewedAt.getTime());
    // The first request also notes the device.
    await shop.get('getUser', { token });
    const before = await renewals();
    shop.clock.advance(30 * second);
    await shop.get('getUser', { token });
    expect(await renewals()).toEqual(before);
    shop.clock.advance(minute);
    await shop.get('getUser', { token });
    expect(await renewals()).not.toEqual(before);
  });

  it('are accepted as Bearer tokens, and in no other way', async () => {
    const { shop } = world;
    const { token } = await register();
    await shop.get('authUser', { headers: { authorization: `Bearer ${token}` } });
    for (const wrong of ['', 'x', token.toUpperCase(), `${token}0`, "' or 1=1 --"]) {
      expect((await shop.call('getUser', { token: wrong })).code).toBe(401);
    }
  });
});

it('a new account needs a password of the same kind as a reset', async () => {
  const { shop } = world;
  const email = newAddress();
  await shop.get('sendEmailCode', { body: email });
  const captcha = await shop.readCode(email);
  const weak = await shop.call('registerByEmail', { body: { email, captcha, password: 'short' } });
  expect(weak.message).toMatch(/^The password needs 8 to 20 characters/);
  await shop.get('registerByEmail', { body: { email, captcha, password: 'First-1234' } });
});

describe('codes', () => {
  it('work once, for their purpose, for five minutes', async () => {
    const { shop } = world;
    const { email, captcha } = await register();
    const twice = await shop.call('registerByEmail', { body: { email, captcha, password: 'First-1234' } });
    expect(twice.message).toBe('Verification code has expired');
    const twins = { newPassword: 'Other-1234', passwordAgain: 'Other-1234' };
    const foreign = await shop.call('resetPasswordByEmail', { body: { email, captcha, ...twins } });
    expect(foreign.message).toBe('Verification code error');

    const late = newAddress();
    await shop.get('sendEmailCode', { body: late });
    const code = await shop.readCode(late);
    shop.clock.advance(5 * minute);
    const answer = await shop.call('registerByEmail', {
      body: { email: late, captcha: code, password: 'First-1234' },
    });
    expect(answer.message).toBe('Verification code has expired');
  });

  it('are invalid after five wrong guesses, also parallel ones', async () => {
    const { shop } = world;
    const email = newAddress();
    await shop.get('sendEmailCode', { body: email });
    const captcha = await shop.readCode(email);
    const wrong = captcha === '000000' ? '000001' : '000000';
    const guess = (text: string) =>
      shop.call('registerByEmail', { body: { email, captcha: text, password: 'First-1234' } });
    await Promise.all(Array.from({ length: 8 }, () => guess(wrong)));
    expect((await guess(captcha)).message).toBe('Verification code has expired');
  });

  it('are sent once a minute and ten times an hour per address', async () => {
    const { shop } = world;
    const email = newAddress();
    const answers = await Promise.all([1, 2, 3].map(() => shop.call('sendEmailCode', { body: email })));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.find(({ code }) => code !== 200)?.message).toMatch(/Please wait 60 seconds/);
    for (let sent = 3; sent < 10; sent++) {
      shop.clock.advance(61 * second);
      await shop.get('sendEmailCode', { body: email });
    }
    shop.clock.advance(61 * second);
    expect((await shop.call('sendEmailCode', { body: email })).message).toMatch(/Too many attempts/);
    shop.clock.advance(hour);
    await shop.get('sendEmailCode', { body: email });
  });

  it('are stored as hashes only', async () => {
    const { shop } = world;
    const email = newAddress();
    await shop.get('sendEmailCode', { body: email });
    const captcha = await shop.readCode(email);
    const rows = await shop.db.select().from(codes).where(eq(codes.address, email));
    expect(JSON.stringify(rows.map(({ codeHash }) => codeHash))).not.toContain(captcha);
  });

  it('for a forgotten password are answered the same for an unknown account', async () => {
    const { shop } = world;
    const { email } = await register();
    shop.clock.advance(2 * minute);
    const known = await shop.call('sendEmailPasswordCode', { body: email });
    const unknown = await shop.call('sendEmailPasswordCode', { body: 'nobody@shop.test' });
    expect(unknown).toEqual(known);
    const again = await shop.call('sendEmailPasswordCode', { body: 'nobody@shop.test' });
    expect(again.message).toBe((await shop.call('sendEmailPasswordCode', { body: email })).message);
    await expect(shop.readCode('nobody@shop.test')).rejects.toThrow('no code');
  });
});

describe('accounts', () => {
  it('are one for "+44", "44" and a phone with spaces', async () => {
    const { shop } = world;
    const phone = { countryCode: '+44', phone: '7700 900 456' };
    await shop.get('sendPhoneRegistrationCode', { body: new URLSearchParams(phone) });
    const captcha = await shop.readCode('+447700900456');
    await shop.get('registerByPhone', { body: { ...phone, captcha, password: 'First-1234' } });
    for (const spelling of [{ countryCode: '44' }, { countryCode: '+44', phone: '7700900456' }]) {
      await shop.get('loginByPhonePassword', { body: { ...phone, ...spelling, password: 'First-1234' } });
    }
    shop.clock.advance(2 * minute);
    await shop.get('sendPhoneRegistrationCode', {
      body: new URLSearchParams({ ...phone, countryCode: '44' }),
    });
    const again = await shop.call('registerByPhone', {
      body: { ...phone, captcha: await shop.readCode('+447700900456'), password: 'First-1234' },
    });
    expect(again).toMatchObject({ code: 500, message: 'Mobile number is registered' });
  });

  it('answer the same for a wrong password and for an unknown account, and limit guesses', async () => {
    const { shop } = world;
    const { email } = await register();
    const login = (address: string, password: string) =>
      shop.call('loginByEmail', { body: { email: address, password } });
    const wrong = await login(email, 'Wrong-1234');
    expect(wrong).toEqual(await login('nobody2@shop.test', 'Wrong-1234'));
    expect(wrong.message).toBe('Mail or password is incorrect');
    for (let attempt = 2; attempt <= 10; attempt++) await login(email, 'Wrong-1234');
    expect((await login(email, 'First-1234')).message).toMatch(/Too many attempts/);
    shop.clock.advance(16 * minute);
    expect((await login(email.toUpperCase(), 'First-1234')).code).toBe(200);
  });

  it('lose every session with a new password', async () => {
    const { shop } = world;
    const { email, token } = await register();
    shop.clock.advance(2 * minute);
    await shop.get('sendEmailPasswordCode', { body: email });
    const captcha = await shop.readCode(email);
    const reset = (newPassword: string, passwordAgain: string) =>
      shop.call('resetPasswordByEmail', { body: { email, captcha, newPassword, passwordAgain } });
    expect((await reset('Other-1234', 'Other-12345')).message).toMatch(/do not match/);
    expect((await reset('weakweak', 'weakweak')).code).toBe(400);
    expect((await reset('Other-1234', 'Other-1234')).message).toBe('reset successfully');
    expect((await shop.call('getUser', { token })).code).toBe(401);
  });

  it('that are disabled cannot be used', async () => {
    const { shop } = world;
    const passwordHash = await hashPassword('First-1234');
    const { uid, token, user } = await makeShopper(shop.db, { passwordHash }, shop.clock.now());
    await shop.db.update(users).set({ isActive: false }).where(eq(users.id, uid));
    expect((await shop.call('getUser', { token })).code).toBe(401);
    const answer = await shop.call('loginByEmail', { body: { email: user.email, password: 'First-1234' } });
    expect(answer.message).toMatch(/account is disabled/);
  });

  it('keep passwords memory-hard, unless QUICK_PASSWORDS is set for tests', async () => {
    const stored = await hashPassword('First-1234', passwordCost({}));
    expect(stored).toMatch(/^scrypt\$32768\$8\$3\$/);
    expect(await verifyPassword('First-1234', stored, '')).toBe(true);
    expect(await verifyPassword('first-1234', stored, '')).toBe(false);
    expect(await verifyPassword('First-1234', null, '')).toBe(false);
  });
});
