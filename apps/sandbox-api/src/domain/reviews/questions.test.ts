import { storeOrderStatus } from '@marketfront/api-client';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  notifications,
  productReports,
  questionReplies,
  questions,
  skus,
  storeOrders,
} from '../../db/schema.ts';
import { makeProduct, makeShopper } from '../../testing/goods.ts';
import { orderFromCart } from '../../testing/purchase.ts';
import { useShop } from '../../testing/shop.ts';
import { answerQuestion, moderateQuestion } from './questions.ts';

const world = useShop();

async function asked(content = 'Does it float on water?') {
  const { shop } = world;
  const { product } = await makeProduct(shop.db);
  const { uid, token } = await makeShopper(shop.db);
  const question = await shop.get('askQuestion', { body: { productId: product.id, content }, token });
  const list = async (by?: string) =>
    (await shop.get('listQuestions', { params: { id: product.id }, token: by })).list ?? [];
  return { shop, product, uid, token, question, list };
}

describe('the answer of a buyer', () => {
  it('is taken from those who bought the product, once, and marked', async () => {
    const { shop, product, uid, token, question, list } = await asked();
    const buyer = await makeShopper(shop.db);
    const answer = (by: string, content = 'Mine does, for an hour.') =>
      shop.call('replyToQuestion', { params: { id: question.id }, body: { content }, token: by });
    const refusal = { message: 'Only shoppers who bought it can answer' };
    expect(await answer(buyer.token)).toMatchObject({ message: 'Question does not exist' });
    await moderateQuestion(shop.db, question.id, 'published');
    expect(await answer(buyer.token)).toMatchObject(refusal);
    expect(await list(buyer.token)).toMatchObject([{ canReply: false }]);

    const [sku] = await shop.db.select().from(skus).where(eq(skus.productId, product.id));
    const orderNo = await orderFromCart(shop, buyer, [
      { productId: product.id, productAttrUnique: sku?.id ?? 0, cartNum: 1 },
    ]);
    // An unpaid order does not count.
    expect(await answer(buyer.token)).toMatchObject(refusal);
    await shop.db
      .update(storeOrders)
      .set({ paid: true, status: storeOrderStatus.toReceive })
      .where(eq(storeOrders.masterOrderNo, orderNo));
    expect(await list(buyer.token)).toMatchObject([{ canReply: true }]);
    expect(await answer(buyer.token, ' ')).not.toMatchObject({ code: 200 });

    expect(await answer(buyer.token)).toMatchObject({
      data: { answerList: [{ content: 'Mine does, for an hour.', isMerchant: false, isVerified: true }] },
    });
    expect(await answer(buyer.token)).toMatchObject({ message: 'You have answered this question' });
    expect(await list(buyer.token)).toMatchObject([{ canReply: false }]);
    // Users cannot answer their own questions.
    expect(await answer(token)).toMatchObject(refusal);
    const sent = await shop.db.select().from(notifications).where(eq(notifications.uid, uid));
    expect(sent.map(({ url }) => url)).toEqual([`/goods_detail/${product.id}#questions`]);
  });
});

describe('a question about a product', () => {
  it('is seen by its author alone until it has been checked', async () => {
    const { shop, token, question, list } = await asked();
    expect(question).toMatchObject({ content: 'Does it float on water?', isPublished: false });
    expect(await list()).toEqual([]);
    expect(await list((await makeShopper(shop.db)).token)).toEqual([]);
    expect(await list(token)).toMatchObject([{ id: question.id, isPublished: false }]);
    await moderateQuestion(shop.db, question.id, 'published');
    expect(await list()).toMatchObject([{ id: question.id, isPublished: true, answerList: [] }]);
    await moderateQuestion(shop.db, question.id, 'refused');
    expect(await list(token)).toEqual([]);
  });

  it('is published by the answer of the store, which stands before those of buyers', async () => {
    const { shop, uid, product, question, list } = await asked();
    await shop.db
      .insert(questionReplies)
      .values({ questionId: question.id, isMerchant: false, content: 'Mine does.', nickname: 'Alice' });
    await answerQuestion(shop.db, question.id, 'It does.', shop.clock.now());
    expect(await list()).toMatchObject([
      {
        isPublished: true,
        answerList: [
          { content: 'It does.', isMerchant: true, nickname: null },
          { content: 'Mine does.', isMerchant: false, nickname: 'A**e', isVerified: true },
        ],
      },
    ]);
    const sent = await shop.db.select().from(notifications).where(eq(notifications.uid, uid));
    expect(sent.map(({ url }) => url)).toEqual([`/goods_detail/${product.id}#questions`]);
  });

  it('is asked once, and not without end', async () => {
    const { shop, product, token, question, list } = await asked();
    const ask = (content: string) =>
      shop.call('askQuestion', { body: { productId: product.id, content }, token });
    expect(await ask(question.content)).toMatchObject({ data: { id: question.id } });
    for (const number of [2, 3, 4, 5]) await ask(`Question number ${number}?`);
    expect(await list(token)).toHaveLength(5);
    expect(await ask('Question number 6?')).toMatchObject({
      message: 'Too many of your questions wait for an answer',
    });
    expect(await ask('Short?')).toMatchObject({ code: 400 });
  });

  it('takes one vote of each shopper but its author, once it has been published', async () => {
    const { shop, token, question, list } = await asked();
    const other = await makeShopper(shop.db);
    const vote = (isHelpful: boolean, by: string) =>
      shop.call('voteQuestion', { params: { id: question.id }, body: { isHelpful }, token: by });
    expect(await vote(true, other.token)).toMatchObject({ message: 'Question does not exist' });
    await moderateQuestion(shop.db, question.id, 'published');
    expect(await vote(true, other.token)).toMatchObject({ data: { helpful: 1, isHelpful: true } });
    expect(await vote(true, other.token)).toMatchObject({ data: { helpful: 1, isHelpful: true } });
    expect(await list(other.token)).toMatchObject([{ helpful: 1, isHelpful: true }]);
    expect(await vote(false, other.token)).toMatchObject({ data: { helpful: 0, isHelpful: false } });
    expect(await vote(true, token)).toMatchObject({ message: 'You cannot rate your own question' });
  });

  it('is listed by language, with the most helpful first', async () => {
    const { shop, product, question, list } = await asked();
    await moderateQuestion(shop.db, question.id, 'published');
    const row = { productId: product.id, state: 1, nickname: 'Ann', language: 'en' };
    await shop.db.insert(questions).values([
      { ...row, content: 'Seldom helpful?', helpful: 1 },
      { ...row, content: 'Often helpful?', helpful: 9 },
      { ...row, content: 'ມັນລອຍນ້ຳບໍ?', language: 'lo', helpful: 50 },
    ]);
    expect((await list()).map(({ content }) => content)).toEqual([
      'Often helpful?',
      'Seldom helpful?',
      'Does it float on water?',
      'ມັນລອຍນ້ຳບໍ?',
    ]);
  });
});

describe('a report of a product', () => {
  it('is kept once for each shopper, the last one, and for each visitor', async () => {
    const { shop } = world;
    const { product } = await makeProduct(shop.db);
    const { token } = await makeShopper(shop.db);
    const report = (reason: string, by?: string) =>
      shop.call('reportProduct', { body: { productId: product.id, reason, remark: 'A copy' }, token: by });
    await report('misleading', token);
    await report('counterfeit', token);
    await report('offensive');
    await report('offensive');
    const rows = await shop.db
      .select({ reason: productReports.reason })
      .from(productReports)
      .where(eq(productReports.productId, product.id))
      .orderBy(productReports.id);
    expect(rows.map(({ reason }) => reason)).toEqual(['counterfeit', 'offensive', 'offensive']);
    expect(await report('dislike')).toMatchObject({ code: 400 });
    expect(
      await shop.call('reportProduct', { body: { productId: 2_000_000_000, reason: 'other' } }),
    ).toMatchObject({ message: 'No matching product found' });
  });
});
