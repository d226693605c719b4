import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mailbox, masterOrders } from '../../db/schema.ts';
import type { Message } from '../../adapters/mailer.ts';
import { runDueJobs } from '../../jobs/index.ts';
import { makeProduct, makeShopper } from '../../testing/goods.ts';
import { orderBody, payByCard, startPurchase } from '../../testing/purchase.ts';
import { useShop } from '../../testing/shop.ts';
import { notify } from '../notifications/notifications.ts';
import { day } from '../shared/time.ts';

const world = useShop();

async function buy(
  language: string,
  values: Parameters<typeof makeShopper>[1] = {},
  more: Record<string, unknown> = {},
) {
  const { shop } = world;
  const shopper = await makeShopper(shop.db, values, shop.clock.now());
  const { product, red } = await makeProduct(shop.db, { price: 2500 });
  const choice = { productId: product.id, attrValueId: red.id, productNum: 2 };
  const preOrderNo = await startPurchase(shop, shopper, choice);
  const { orderNo } = await shop.get('createOrder', {
    token: shopper.token,
    body: orderBody(shopper, preOrderNo, more),
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

describe('mails to an address that may be another person’s', () => {
  const guest = (email: string) => ({ userType: 'visitor', loginKey: null, email }) as const;
  const typed = { realName: 'Win now: https://evil.test', mark: 'https://evil.test/mark' };

  it('hold nothing that the shopper has typed', async () => {
    const { shop } = world;
    for (const language of ['en', 'zh-CN', 'es', 'fr', 'th', 'lo']) {
      const victim = `victim-${language.toLowerCase()}@mail.test`;
      const bought = [
        await buy(language, guest(victim), { ...typed, email: victim }),
        await buy(language, {}, { ...typed, email: victim }),
      ];
      for (const { shopper, orderNo } of bought) await payByCard(shop, shopper, orderNo);
      await runDueJobs(shop.services);
      const mails = await bought[0]?.mails();
      expect(mails).toHaveLength(2);
      for (const { text } of mails ?? []) {
        expect(text).not.toContain('evil.test');
        expect(text).not.toContain('High Street');
        expect(text).toContain('/mail/unsubscribe/');
      }
    }
  });

  it('hold it where the address is the account’s own', async () => {
    const { shop } = world;
    const { shopper, orderNo, mails } = await buy('en');
    await payByCard(shop, shopper, orderNo);
    await runDueJobs(shop.services);
    const [mail] = await mails();
    expect(mail?.to).toMatch(/@shop\.test$/);
    expect(mail?.text).toContain('High Street');
    expect(mail?.text).not.toContain('/mail/unsubscribe/');
  });

  it('prove nothing to anybody but the guest', async () => {
    const { shop } = world;
    const { shopper, orderNo, mails } = await buy('en', guest('owner@mail.test'), {
      email: 'other@mail.test',
    });
    await payByCard(shop, shopper, orderNo);
    await runDueJobs(shop.services);
    const [mail] = await mails();
    expect(mail?.to).toBe('other@mail.test');
    expect(mail?.text).not.toContain('proof=');
  });

  it('are ten a day, and none once their reader has stopped them', async () => {
    const { shop } = world;
    const order = async (email: string) => {
      const bought = await buy('en', guest(email), { email });
      await payByCard(shop, bought.shopper, bought.orderNo);
      await runDueJobs(shop.services);
      return bought.mails();
    };
    for (let count = 1; count <= 12; count++)
      expect(await order('many@mail.test')).toHaveLength(Math.min(count, 10));
    const [mail] = await order('stopped@mail.test');
    const link = new URL(/http\S+unsubscribe\S+/.exec(mail?.text ?? '')?.[0] ?? '').pathname;
    const page = await shop.app.request(link, { headers: { 'accept-language': 'fr' } });
    expect(await page.text()).toContain('Ne plus recevoir d’e-mails');
    expect(await order('stopped@mail.test')).toHaveLength(2);
    const forged = link.replace(/[^/]$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await shop.app.request(forged, { method: 'POST' })).status).toBe(404);
    expect((await shop.app.request(link, { method: 'POST' })).status).toBe(200);
    expect(await order('Stopped@mail.test')).toHaveLength(0);
    shop.clock.advance(30 * day);
    expect(await order('stopped@mail.test')).toHaveLength(2);
  });

  it('can be stopped by an account too, and by a mail program', async () => {
    const { shop } = world;
    const shopper = await makeShopper(shop.db, {}, shop.clock.now());
    const sent: Message[] = [];
    const { send } = shop.services.mailer;
    shop.services.mailer.send = async (message) => void sent.push(message);
    const tell = async () => {
      await notify(shop.db, shopper.uid, 'refundAnswered', 'RE1', shop.clock.now());
      await runDueJobs(shop.services);
      return sent.filter(({ to }) => to === shopper.user.email);
    };
    const [mail] = await tell();
    const link = new URL(mail?.unsubscribe ?? '').pathname;
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await shop.app.request(link, { method: 'POST', body })).status).toBe(200);
    expect(await tell()).toHaveLength(1);
    shop.services.mailer.send = send;
  });
});
