import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mailbox, masterOrders } from '../../db/schema.ts';
import { runDueJobs } from '../../jobs/index.ts';
import { makeProduct, makeShopper } from '../../testing/goods.ts';
import { orderBody, payByCard, startPurchase } from '../../testing/purchase.ts';
import { useShop } from '../../testing/shop.ts';

const world = useShop();

async function buy(language: string, values: Parameters<typeof makeShopper>[1] = {}) {
  const { shop } = world;
  const shopper = await makeShopper(shop.db, values);
  const { product, red } = await makeProduct(shop.db, { price: 2500 });
  const choice = { productId: product.id, attrValueId: red.id, productNum: 2 };
  const preOrderNo = await startPurchase(shop, shopper, choice);
  const { orderNo } = await shop.get('createOrder', {
    token: shopper.token,
    body: orderBody(shopper, preOrderNo),
    headers: { 'accept-language': language },
  });
  const [order] = await shop.db.select().from(masterOrders).where(eq(masterOrders.orderNo, orderNo));
  const mails = () =>
    shop.db
      .select()
      .from(mailbox)
      .where(and(eq(mailbox.to, order?.email ?? ''), eq(mailbox.channel, 'email')));
  return { shopper, orderNo, mails };
}

describe('the confirmation of an order', () => {
  it('is mailed once it is paid, in the language of the shopper, and its link needs no account', async () => {
    const { shop } = world;
    const { shopper, orderNo, mails } = await buy('fr', { userType: 'visitor', loginKey: null });
    await runDueJobs(shop.services);
    expect(await mails()).toEqual([]);
    await payByCard(shop, shopper, orderNo);
    await runDueJobs(shop.services);
    await runDueJobs(shop.services);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Votre commande ${orderNo}`);
    expect(mail?.text).toContain('2 × Chose (Rouge)');
    expect(mail?.text).toContain('Total: 50,00\u00a0$');
    const address = /http\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    const link = new URL(address);
    expect(link.origin + link.pathname).toBe('http://localhost:3000/fr/user_center/order/detail');
    const identity = link.searchParams.get('identity') ?? '';
    const seen = await shop.get('getGuestMasterOrder', { query: { orderNo, identity } });
    expect(seen.orderNo).toBe(orderNo);
  });

  it('is sent to members too, and again later when the mailer fails', async () => {
    const { shop } = world;
    const { shopper, orderNo, mails } = await buy('lo');
    await payByCard(shop, shopper, orderNo);
    const { send } = shop.services.mailer;
    shop.services.mailer.send = () => Promise.reject(new Error('mailer is down'));
    await runDueJobs(shop.services);
    shop.services.mailer.send = send;
    expect(await mails()).toEqual([]);
    shop.clock.advance(6000);
    await runDueJobs(shop.services);
    const sent = await mails();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain('/lao/user_center/order/detail?');
  });

  it('is not sent for orders from long ago', async () => {
    const { shop } = world;
    const { shopper, orderNo, mails } = await buy('en');
    await payByCard(shop, shopper, orderNo);
    shop.clock.advance(25 * 3_600_000);
    await runDueJobs(shop.services);
    expect(await mails()).toEqual([]);
  });
});
