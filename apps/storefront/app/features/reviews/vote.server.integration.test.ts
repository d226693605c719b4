import { describe, expect, it } from 'vitest';
import { shopLoader } from '../../http/index.server.ts';
import { paths } from '../../navigation/index.ts';
import { newShopper, TestBrowser } from '../../testing/browser.ts';
import { apiOf, breakOperation } from '../../testing/sandbox.ts';
import { loadProductReviews, type ProductReviewsData } from './product-reviews.server.ts';
import { voteAction } from './vote-action.server.ts';
import { reviewVote } from './resources.ts';

const loader = shopLoader((shop, { params, url }) =>
  loadProductReviews(shop, Number(params.id), url.searchParams),
);

async function reviewedProduct() {
  const { items } = await apiOf().catalog.products({ page: 1, limit: 60 });
  const product = items.find(({ reviewCount }) => (reviewCount ?? 0) > 5);
  if (!product) throw new Error('The seed has no product with reviews.');
  const { items: reviews } = await apiOf().reviews.ofProduct(product.id);
  const [review] = reviews;
  if (!review) throw new Error('The product has no review.');
  return { id: product.id, review };
}

describe('the reviews of a product', () => {
  it('show a shopper what they found helpful', async () => {
    const { id, review } = await reviewedProduct();
    const { browser } = await newShopper();
    const vote = (on: '0' | '1') =>
      browser.submit(
        voteAction,
        reviewVote.path({ product: id, review: review.id, on }),
        {},
        { script: true },
      );
    expect((await vote('1')).data).toEqual({ ok: true, helpful: (review.helpful ?? 0) + 1, on: true });
    const { data } = await browser.load(loader, paths.product(id));
    expect((data as ProductReviewsData).reviews?.items[0]).toMatchObject({ foundHelpful: true });
    expect((await vote('0')).data).toEqual({ ok: true, helpful: review.helpful ?? 0, on: false });
  });

  it('lead a visitor who votes to the sign-in page', async () => {
    const { id, review } = await reviewedProduct();
    const address = reviewVote.path({ product: id, review: review.id, on: '1' });
    expect(await new TestBrowser().submit(voteAction, address)).toMatchObject({ location: paths.login() });
  });

  it('are left out when they cannot be read, and their summary stays', async () => {
    const { id } = await reviewedProduct();
    await breakOperation('listReviews');
    expect(await new TestBrowser().load(loader, `/lao${paths.product(id)}?stars=5&reviews=2`)).toMatchObject({
      status: 200,
      data: { query: { stars: 5, page: 2 } },
    });
  });
});
