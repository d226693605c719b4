import { describe, expect, it } from 'vitest';
import { paths } from '../../navigation/index.ts';
import { newShopper, TestBrowser } from '../../testing/browser.ts';
import { apiOf, password, productInStock } from '../../testing/sandbox.ts';
import { loginAction } from './index.server.ts';
import { stockAlertAction } from '../catalog/index.server.ts';
import { claimCouponAction } from '../coupons/index.server.ts';
import { voteAction } from '../reviews/index.server.ts';
import { couponClaim } from '../coupons/index.ts';
import { stockAlert } from '../catalog/index.ts';
import { reviewVote } from '../reviews/index.ts';

async function reviewOfProduct() {
  const { items } = await apiOf().catalog.products({ page: 1, limit: 60 });
  const product = items.find(({ reviewCount }) => (reviewCount ?? 0) > 2);
  const [review] = (await apiOf().reviews.ofProduct(product?.id ?? 0)).items;
  if (!product || !review) throw new Error('The seed has no product with reviews.');
  return { product: product.id, review: review.id };
}

async function couponToCollect() {
  const { items } = await apiOf().coupons.list({ scope: 'platform', page: 1, limit: 20 });
  const coupon = items.find(({ remaining }) => remaining !== 0);
  if (!coupon) throw new Error('The seed has no coupon to collect.');
  return coupon.id;
}

/** The visitor's request, the page that sends it, and the message after it is done. */
const acts = {
  'a coupon': async () => ({
    action: claimCouponAction,
    address: couponClaim.path({ id: await couponToCollect() }),
    page: '/categories',
    done: /The coupon is yours/,
  }),
  'a notification of what is sold out': async () => {
    const { product, sku } = await productInStock();
    return {
      action: stockAlertAction,
      address: stockAlert.path({ product: product.id, sku: sku.id }),
      page: paths.product(product.id, { sku: sku.id }),
      done: /We will notify you/,
    };
  },
  '"Helpful" of a review': async () => {
    const { product, review } = await reviewOfProduct();
    return {
      action: voteAction,
      address: reviewVote.path({ product, review, on: '1' }),
      page: paths.product(product),
      done: /Thank you for rating this review/,
    };
  },
} as const;

describe('what a visitor wants before signing in', () => {
  it.each(Object.entries(acts))('is done by signing in with a password, once: %s', async (_, actOf) => {
    const { action, address, page, done } = await actOf();
    const { email } = await newShopper();
    const browser = new TestBrowser();
    const fields = { mode: 'emailPassword', email, password, agreement: 'on' };
    expect((await browser.submit(action, address, { from: page })).location).toBe(paths.login());
    expect((await browser.submit(loginAction, paths.login(), fields)).location).toBe(page);
    expect(await browser.flash()).toMatchObject({ message: expect.stringMatching(done) as string });
    expect(await browser.cookie('pendingAction')).toBeUndefined();
  });
});
