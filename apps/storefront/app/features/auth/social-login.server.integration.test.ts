import { describe, expect, it } from 'vitest';
import { shopAction, shopLoader } from '../../http/index.server.ts';
import { TestBrowser } from '../../testing/browser.ts';
import { apiOf, breakOperation } from '../../testing/sandbox.ts';
import { loadProductQuestions } from '../reviews/index.server.ts';
import { socialCallback, startSocialLogin } from './social-login.server.ts';

const start = shopAction(startSocialLogin);
const questions = shopLoader((shop, { url }) => loadProductQuestions(shop, 3, url.searchParams));
const callback = shopLoader((shop, { url }) => socialCallback(shop, url.searchParams));

/** The provider's response after its member has agreed. */
async function agree(authorizationUrl: string): Promise<URLSearchParams> {
  const url = new URL(authorizationUrl);
  const token = url.searchParams.get('oauth_token') ?? '';
  const response = await fetch(`${url.origin}${url.pathname}`, {
    method: 'POST',
    body: new URLSearchParams({ oauth_token: token, id: '1001' }),
    redirect: 'manual',
  });
  return new URL(response.headers.get('Location') ?? '').searchParams;
}

/** A review and a question that shoppers can mark as helpful. */
async function reviewAndQuestion() {
  const { items } = await apiOf().catalog.products({ page: 1, limit: 60 });
  for (const { id } of items) {
    const [reviews, questions] = await Promise.all([
      apiOf().reviews.ofProduct(id),
      apiOf().reviews.questions(id, { page: 1, limit: 1 }),
    ]);
    const [review, question] = [reviews.items[0], questions.items[0]];
    if (review && question) return { review: review.id, question: question.id };
  }
  throw new Error('The seed has no product with a review and a question.');
}

describe('signing in by a third party', () => {
  it('signs in and comes back to the page that asked for it', async () => {
    const browser = new TestBrowser();
    await browser.setCookie('fromPath', '/user_center/order/list');
    const { status, location } = await browser.submit(start, '/login/social');
    expect(status).toBe(303);
    const params = await agree(location ?? '');
    const answer = await browser.load(callback, `/middlewares/callback_twitter?${params}`);
    expect(answer.location).toBe('/user_center/order/list');
    expect(await browser.cookie('token')).toBeDefined();
  });

  it('comes back to the page on which the dialog was open, and never to another site', async () => {
    for (const [from, expected] of [
      ['/goods_detail/7', '/goods_detail/7'],
      ['//evil.example', '/'],
    ] as const) {
      const browser = new TestBrowser();
      const { location } = await browser.submit(start, '/login/social', { from });
      const params = await agree(location ?? '');
      const answer = await browser.load(callback, `/middlewares/callback_twitter?${params}`);
      expect(answer.location).toBe(expected);
    }
  });

  it('does what the visitor wanted when the dialog opened, and nothing else', async () => {
    const { review, question } = await reviewAndQuestion();
    for (const [wanted, done] of [
      ['favourite:3', /Successful collection/],
      [`vote:${review}`, /Thank you for rating this review/],
      [`questionVote:${question}`, /Thank you for rating this question/],
      ['constructor:3', /^[^·]*$/],
    ] as const) {
      const browser = new TestBrowser();
      const { location } = await browser.submit(start, '/login/social', {
        from: '/goods_detail/3',
        pendingAction: wanted,
      });
      const params = await agree(location ?? '');
      await browser.load(callback, `/middlewares/callback_twitter?${params}`);
      expect(await browser.flash()).toMatchObject({ message: expect.stringMatching(done) as string });
    }
  });

  it('says why what the visitor wanted was not done', async () => {
    const wish = async (wanted: string) => {
      const browser = new TestBrowser();
      const { location } = await browser.submit(start, '/login/social', {
        from: '/goods_detail/3',
        pendingAction: wanted,
      });
      const path = `/middlewares/callback_twitter?${await agree(location ?? '')}`;
      if (wanted.startsWith('vote')) await breakOperation('voteReview');
      expect((await browser.load(callback, path)).location).toBe('/goods_detail/3');
      expect(await browser.cookie('token')).toBeDefined();
      return browser.flash();
    };
    const { review } = await reviewAndQuestion();
    for (const wanted of ['favourite:999999', 'questionVote:999999', `vote:${review}`])
      expect(await wish(wanted)).toMatchObject({
        tone: 'neutral',
        message: expect.stringMatching(/^Welcome.+ · What you wanted before you signed in was not done: \S/),
      });
  });

  it('comes back to the question that was being written', async () => {
    const question = 'ใช้กับเครื่องล้างจานได้ไหม '.repeat(10).trim();
    const browser = new TestBrowser();
    const fields = { from: '/goods_detail/3?sku=8&ask=older', question };
    const { location } = await browser.submit(start, '/login/social', fields);
    const params = await agree(location ?? '');
    const answer = await browser.load(callback, `/middlewares/callback_twitter?${params}`);
    expect(answer.location).toMatch(/^\/goods_detail\/3\?sku=8&ask=[\w-]{36}$/);
    expect((await browser.load(questions, answer.location ?? '')).data).toMatchObject({ written: question });
  });

  it('comes back in the language of the shopper', async () => {
    const browser = new TestBrowser();
    const { location } = await browser.submit(start, '/zh-CN/login/social');
    const back = `/middlewares/callback_twitter?${await agree(location ?? '')}`;
    expect(await browser.load(callback, back)).toMatchObject({ status: 302, location: `/zh-CN${back}` });
    expect((await browser.load(callback, `/zh-CN${back}`)).location).toBe('/zh-CN');
  });

  it('says that nothing was changed when the shopper refuses, and keeps the way back', async () => {
    const browser = new TestBrowser();
    const { location } = await browser.submit(start, '/login/social', { from: '/goods_detail/7' });
    const url = new URL(location ?? '');
    const answered = await fetch(`${url.origin}${url.pathname}`, {
      method: 'POST',
      body: new URLSearchParams({ oauth_token: url.searchParams.get('oauth_token') ?? '', denied: '1' }),
      redirect: 'manual',
    });
    const back = new URL(answered.headers.get('Location') ?? '');
    const answer = await browser.load(callback, back.pathname + back.search);
    expect(answer.location).toBe('/login');
    expect(await browser.flash()).toMatchObject({ tone: 'neutral' });
    expect(await browser.cookie('fromPath')).toBe('/goods_detail/7');
    expect(await browser.cookie('token')).toBeUndefined();
  });

  it('shows on the sign-in page why the server refused', async () => {
    const browser = new TestBrowser();
    const { location } = await browser.submit(start, '/login/social');
    const token = new URL(location ?? '').searchParams.get('oauth_token') ?? '';
    const path = `/middlewares/callback_twitter?oauth_token=${token}&oauth_verifier=guessed`;
    expect((await browser.load(callback, path)).location).toBe('/login');
    expect(await browser.flash()).toMatchObject({
      tone: 'critical',
      message: expect.stringContaining('was not confirmed'),
    });
  });

  it('stays signed in when its answer is opened again', async () => {
    const browser = new TestBrowser();
    const { location } = await browser.submit(start, '/login/social');
    const path = `/middlewares/callback_twitter?${await agree(location ?? '')}`;
    await browser.load(callback, path);
    const session = await browser.cookie('token');
    expect((await browser.load(callback, path)).location).toBe('/');
    expect(await browser.cookie('token')).toBe(session);
    expect(await browser.flash()).toMatchObject({ tone: 'success' });
  });

  it('accepts only the answer to its own request, and only once', async () => {
    const victim = new TestBrowser();
    const attacker = new TestBrowser();
    await victim.submit(start, '/login/social');
    const { location } = await attacker.submit(start, '/login/social');
    const params = await agree(location ?? '');
    const path = `/middlewares/callback_twitter?${params}`;
    expect((await victim.load(callback, path)).location).toBe('/login');
    expect(await victim.cookie('token')).toBeUndefined();
    expect(await victim.cookie('social')).toBeUndefined();
    expect(await victim.flash()).toMatchObject({ tone: 'critical' });
  });
});
