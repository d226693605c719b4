import { fileURLToPath } from 'node:url';
import { colourfulCategory, shownFromAllSides } from '../catalog-samples.ts';
import { receiveTwo } from '../operator.ts';
import { latestCode, newAccount, newEmail } from '../accounts.ts';
import { placeUnpaidOrder } from '../products.ts';
import { expect } from '../shop.ts';
import { test } from './engine-test.ts';
import type { Visitor } from './visitor.ts';

const picture = fileURLToPath(new URL('evidence.png', import.meta.url));
const card = ['4242424242424242', '1234', '123'] as const;

async function signIn(visitor: Visitor) {
  const account = await newAccount();
  await visitor.open('/login?mode=emailPassword');
  await visitor.fill(/^Email/, account.email);
  await visitor.fill(/^Password/, account.password);
  await visitor.pressFirst('main input[type=checkbox]');
  await visitor.press('button', 'Sign in');
  await visitor.isAt(/:\d+\/$/);
  await visitor.sees('Welcome back');
  await visitor.answers();
  return account;
}

async function fillAddress(visitor: Visitor, name: string): Promise<void> {
  await visitor.fill(/^Full name/, name);
  await visitor.fill(/^Street address/, '1 High Street');
  await visitor.fill(/^City/, 'London');
  await visitor.fill(/^Post code/, 'SW1A 1AA');
}

/**
 * Chooses a picture by its thumbnail and the next one by a swipe: neither scrolls the page nor adds a history entry.
 */
async function lookAtPictures(visitor: Visitor): Promise<void> {
  const place = () => visitor.read(() => ({ entries: history.length, top: scrollY, address: location.href }));
  const shown = () =>
    visitor.read(() =>
      document.querySelector('[data-part=thumbnail][aria-current]')?.getAttribute('aria-label'),
    );
  const before = await place();
  await visitor.press('link', /^Picture 2/);
  await expect.poll(shown).toMatch(/^Picture 2/);
  const stop = () =>
    visitor.read(() => {
      const track = document.querySelector('[data-part=track]');
      return track && track.scrollLeft / track.clientWidth;
    });
  await expect.poll(stop).toBe(1);
  await visitor.read(() => {
    const track = document.querySelector('[data-part=track]');
    track?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    track?.scrollBy({ left: track.clientWidth });
  });
  await expect.poll(shown).not.toMatch(/^Picture 2/);
  expect(await place()).toEqual(before);
}

test('goods are found: home, a filtered list and Back, a search', async ({ visitor }) => {
  const { id, facets, colours, common } = await colourfulCategory();
  await visitor.open('/');
  await visitor.expectWholeWords();
  await visitor.press('link', 'Lighting', { role: 'main' });
  await visitor.isAt(/categories/);
  await visitor.back();
  // Back changes the address before the page.
  await visitor.sees('Popular categories');
  await visitor.answers();
  await visitor.open(`/categories?id=${id}`);
  await visitor.sees(new RegExp(`${facets.total} product`));
  await visitor.expectWholeWords();
  await visitor.pressText(colours.name, { role: 'group', name: 'Filters' });
  await visitor.press('link', `${common.name} ${common.count}`);
  await visitor.isAt(new RegExp(`values=${common.id}`));
  await visitor.sees(new RegExp(`(?:^|\\D)${common.count} product`));
  await visitor.back();
  await visitor.sees(new RegExp(`${facets.total} product`));
  await visitor.fill('Search', 'mug');
  await visitor.key('Enter');
  await visitor.isAt(/keywords=mug/);
  await visitor.finds('heading', /mug/);
});

test('Back from another document leads to the place that was left', async ({ visitor }) => {
  const { id } = await colourfulCategory();
  await visitor.open(`/categories?id=${id}`);
  await visitor.answers();
  const place = () => visitor.read(() => scrollY);
  await visitor.read(() => scrollTo({ top: 700, behavior: 'instant' }));
  await expect.poll(place).toBe(700);
  await visitor.open('/robots.txt');
  await visitor.back();
  await visitor.isAt(/categories/);
  await expect.poll(place).toBe(700);
});

test('a page that was left before its script had arrived gets it after Back', async ({ visitor, engine }) => {
  test.skip(engine !== 'webkit', 'The other engines do not keep a page whose script they have cancelled.');
  const arrive = visitor.holdScript();
  await visitor.open('/');
  await visitor.open('/robots.txt');
  arrive();
  await visitor.back();
  await visitor.sees('Popular categories');
  await visitor.answers();
});

test('a guest chooses a colour, looks at pictures, buys and pays by card', async ({ visitor }) => {
  const { id, name, skus } = await shownFromAllSides();
  const colour = skus.findLast(({ stock }) => stock > 0)?.values[0] ?? '';
  await visitor.open(`/goods_detail/${id}`);
  await visitor.finds('heading', name);
  await visitor.answers();
  await visitor.expectWholeWords();
  await lookAtPictures(visitor);
  await visitor.press('radio', new RegExp(`^${colour}`));
  await visitor.press('button', 'Add to cart');
  await visitor.sees('Added to your cart');
  await visitor.open('/cart');
  await visitor.sees(name);
  await visitor.expectWholeWords();
  await visitor.press('button', /^Check out/);
  await visitor.press('link', 'Continue as a guest');
  await visitor.fill(/^Email/, newEmail());
  await visitor.press('button', 'Continue as a guest');
  await visitor.isAt(/preOrderNo=/);
  await fillAddress(visitor, 'Ann Shopper');
  await visitor.press('button', 'Save and use this address');
  await visitor.isAt(/address=\d+/);
  await visitor.sees('Ann Shopper');
  await visitor.answers();
  await visitor.expectWholeWords();
  await visitor.press('radio', /^Card/);
  await visitor.press('button', /^Submit order ·/);
  await visitor.isAt(/stripe_payment/);
  await visitor.answers();
  await visitor.back();
  await visitor.isAt(/order\/payment\?/);
  await visitor.answers();
  await visitor.press('radio', /^Card/);
  await visitor.press('button', /^Pay now/);
  await visitor.isAt(/stripe_payment/);
  await visitor.answers();
  // It can be pressed once the provider's frame is ready.
  await visitor.reaches('button', /^Pay \$/);
  await visitor.typeIntoFrame(card);
  await visitor.press('button', /^Pay \$/);
  await visitor.sees('Thank you, your order is paid');
});

test('an account cancels an order, sends goods back with a picture and reviews them', async ({
  visitor,
  request,
}) => {
  const account = await signIn(visitor);
  const unpaid = await placeUnpaidOrder(account);
  await visitor.open(`/user_center/order/detail?orderNo=${unpaid}`);
  // The offer of a passkey is removed from the page if the browser does not support it.
  await visitor.answers();
  await visitor.press('link', 'Cancel order');
  await visitor.press('button', 'Cancel order');
  await visitor.sees('The order was cancelled');

  const received = await receiveTwo({ request }, account);
  await visitor.open(`/users/refund_confirm?orderNo=${received}`);
  await visitor.answers();
  await visitor.choose(/^Reason/, 1);
  await visitor.upload('input[type=file]', picture);
  await visitor.sees('1 of 5');
  await visitor.press('button', 'Send the request');
  await visitor.sees('Merchant review in progress');

  const reviewed = await receiveTwo({ request }, account);
  await visitor.open(`/users/evaluation_confirm?orderNo=${reviewed}`);
  await visitor.answers();
  for (const name of ['Product quality', 'Service'])
    await visitor.press('radio', /^4 stars/, { role: 'group', name: new RegExp(`^${name}`) });
  await visitor.fill(/^Your experience/, 'Warm and light');
  await visitor.press('button', 'Send review');
  await visitor.isAt(/evaluation_list/);
  await visitor.sees('Warm and light');
});

test('an account keeps addresses and applies to sell', async ({ visitor }) => {
  await signIn(visitor);
  await visitor.open('/user_center/address/edit');
  await visitor.answers();
  await fillAddress(visitor, 'Mei Chan');
  await visitor.press('button', 'Save address');
  await visitor.isAt(/address\/list/);
  await visitor.sees('Mei Chan');

  const email = newEmail();
  await visitor.open('/users/merchant_settled');
  await visitor.answers();
  await visitor.fill(/^Company or store name/, `Otto ${Date.now()}`);
  await visitor.choose(/^Kind of store/, 1);
  await visitor.fill(/^What you sell/, 'a');
  await visitor.press('option', /./, { role: 'group', name: 'Company' });
  await visitor.fill(/^Business address/, '14 Wilkes Street, London');
  await visitor.press('button', 'Continue');
  await visitor.fill(/^Full name/, 'Otto Maes');
  await visitor.fill(/^Phone number/, '7400 123456');
  await visitor.fill(/^Email/, email);
  await visitor.press('button', 'Send code');
  await visitor.fill(/^Verification code/, await latestCode(email));
  await visitor.press('button', 'Continue');
  await visitor.upload('input[type=file]', picture);
  await visitor.finds('button', /^Remove/);
  await visitor.press('button', 'Continue');
  await visitor.press('checkbox', /./);
  await visitor.press('button', 'Send application');
  await visitor.isAt(/application_record/);
  await visitor.sees('We review it within 15 working days');
});
