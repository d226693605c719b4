import { expect, it } from 'vitest';
import { readCookies } from '../session/cookies.server.ts';
import { secondsToWait } from './rate-limit.server.ts';
import { createShop } from '../http/shop.server.ts';

const cookies = await readCookies(null);
const shopOf = (clientAddress: string) =>
  createShop({ url: new URL('https://shop.test/login'), cookies, clientAddress });

/** The number of these actions that pass, each from the next address. */
async function passed(addresses: readonly string[]): Promise<number> {
  let count = 0;
  for (const address of addresses)
    if ((await secondsToWait(shopOf(address), 'sendCode')) === undefined) count += 1;
  return count;
}
const many = (count: number, address: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => address(index));

it('counts all addresses of one /64 together', async () => {
  expect(await passed(many(40, (index) => `2001:db8:1:1::${index.toString(16)}`))).toBe(20);
  expect(await passed(['2001:db8:1:2::1'])).toBe(1);
});

it('limits a /48 in sum, and no other one', async () => {
  expect(await passed(many(300, (index) => `2001:db8:2:${index.toString(16)}::1`))).toBe(80);
  expect(await passed(['2001:db8:3::1'])).toBe(1);
});

it('counts an IPv4 address and the same one inside IPv6 together, and each other one apart', async () => {
  expect(await passed(many(40, (index) => (index % 2 ? '::ffff:192.0.2.1' : '192.0.2.1')))).toBe(20);
  expect(await passed(many(40, (index) => `192.0.2.${index + 2}`))).toBe(40);
});
