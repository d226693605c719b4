import { expect, it } from 'vitest';
import { makeShopper } from './testing/goods.ts';
import { useShop } from './testing/shop.ts';

const world = useShop();

const tooLarge = { code: 400, message: 'The request is too large' };
const megabyte = '+'.repeat(2 ** 20);

it('refuses a request that is larger than any cart before it is read', async () => {
  const { shop } = world;
  const phone = { countryCode: megabyte, phone: megabyte, password: 'Passw0rd!' };
  expect(await shop.call('loginByPhonePassword', { body: phone })).toMatchObject(tooLarge);
});

it('takes 64 kB in one field, and refuses the field', async () => {
  const { shop } = world;
  const { token } = await makeShopper(shop.db, {}, shop.clock.now());
  for (const part of ['+', ' ', '😀', 'a.', '!']) {
    const long = part.repeat(65_536 / part.length);
    const phone = { countryCode: long, phone: long, password: 'Passw0rd!' };
    expect((await shop.call('loginByPhonePassword', { body: phone })).code).toBe(400);
    const address = { realName: long, detail: long, postCode: long, email: long, phone: long };
    expect((await shop.call('saveAddress', { token, body: address })).code).toBe(400);
  }
});
