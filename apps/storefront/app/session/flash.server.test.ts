import { expect, it } from 'vitest';
import { readCookies } from './cookies.server.ts';
import { setFlash, takeFlash } from './flash.server.ts';
import { createShop } from '../http/shop.server.ts';

const newShop = async () =>
  createShop({ url: new URL('https://shop.test/'), cookies: await readCookies(null), clientAddress: '' });

it('shows a message once', async () => {
  const shop = await newShop();
  setFlash(shop, 'success', 'Saved');
  expect(takeFlash(shop)).toEqual({ tone: 'success', message: 'Saved' });
  expect(takeFlash(shop)).toBeNull();
});

it('cuts a message that would not fit a cookie', async () => {
  const shop = await newShop();
  setFlash(shop, 'neutral', 'x'.repeat(5000));
  expect(takeFlash(shop)?.message).toHaveLength(500);
});

it.each(['not JSON', '{"tone":"loud","message":"x"}', '{"tone":"success","message":{}}', '[]'])(
  'drops the value %s, which the shop has not written',
  async (value) => {
    const shop = await newShop();
    shop.cookies.set('flash', value);
    expect(takeFlash(shop)).toBeNull();
  },
);
