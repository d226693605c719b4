import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Message } from '../../adapters/mailer.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { languages } from '../../db/languages.ts';
import { masterOrders, users } from '../../db/schema.ts';
import { log } from '../../log.ts';
import type { Services } from '../../services.ts';
import { inLanguage, type Language } from '../shared/language.ts';
import { showMoney } from '../shared/currency.ts';
import { failureText, isDue, nextAttempt } from '../shared/retries.ts';
import { after, day } from '../shared/time.ts';
import type { MasterOrder } from './lifecycle.ts';
import { type Line, linesOf, storeOrdersOf } from './lines.ts';

type Texts = {
  subject: (orderNo: string) => string;
  thanks: string;
  total: string;
  deliveredTo: string;
  link: string;
};

const texts: Record<Language, Texts> = {
  en: {
    subject: (orderNo) => `Your order ${orderNo}`,
    thanks: 'Thank you for your order. The stores will ship it soon.',
    total: 'Total',
    deliveredTo: 'Delivered to',
    link: 'See your order, also without an account:',
  },
  'zh-CN': {
    subject: (orderNo) => `您的订单 ${orderNo}`,
    thanks: '感谢您的订购，商家将尽快发货。',
    total: '合计',
    deliveredTo: '收货地址',
    link: '查看订单（无需账户）：',
  },
  es: {
    subject: (orderNo) => `Tu pedido ${orderNo}`,
    thanks: 'Gracias por tu pedido. Las tiendas lo enviarán pronto.',
    total: 'Total',
    deliveredTo: 'Se entrega en',
    link: 'Consulta tu pedido, también sin cuenta:',
  },
  fr: {
    subject: (orderNo) => `Votre commande ${orderNo}`,
    thanks: "Merci pour votre commande. Les boutiques l'expédieront bientôt.",
    total: 'Total',
    deliveredTo: 'Livrée à',
    link: 'Voir votre commande, même sans compte :',
  },
  th: {
    subject: (orderNo) => `คำสั่งซื้อของคุณ ${orderNo}`,
    thanks: 'ขอบคุณสำหรับคำสั่งซื้อ ร้านค้าจะจัดส่งเร็ว ๆ นี้',
    total: 'รวมทั้งหมด',
    deliveredTo: 'จัดส่งถึง',
    link: 'ดูคำสั่งซื้อของคุณ โดยไม่ต้องมีบัญชี:',
  },
  lo: {
    subject: (orderNo) => `ຄຳສັ່ງຊື້ຂອງທ່ານ ${orderNo}`,
    thanks: 'ຂອບໃຈສຳລັບຄຳສັ່ງຊື້. ຮ້ານຄ້າຈະຈັດສົ່ງໃນໄວໆນີ້.',
    total: 'ລວມທັງໝົດ',
    deliveredTo: 'ຈັດສົ່ງເຖິງ',
    link: 'ເບິ່ງຄຳສັ່ງຊື້ຂອງທ່ານ ໂດຍບໍ່ຕ້ອງມີບັນຊີ:',
  },
};

/** The shop's addresses begin with the language's code, but for English. */
function prefixOf(language: Language): string {
  const code = languages.find(({ tag }) => tag === language)?.code ?? 'en';
  return code === 'en' ? '' : `/${code}`;
}

/** The shop's page of an order. The identity lets whoever got the mail see it without signing in. */
export function orderLink(
  { shopOrigin }: Pick<Config, 'shopOrigin'>,
  { orderNo, language }: Pick<MasterOrder, 'orderNo' | 'language'>,
  identity: string,
): string {
  const query = new URLSearchParams({ orderNo, identity });
  return `${shopOrigin}${prefixOf(language)}/user_center/order/detail?${query}`;
}

function writeMail(config: Config, order: MasterOrder, lines: readonly Line[], identity: string): Message {
  const { language } = order;
  const text = texts[language];
  const rows = lines.map(
    (line) =>
      `${line.quantity} × ${inLanguage(line.productName, language)} (${inLanguage(line.skuName, language)})`,
  );
  const paragraphs = [
    text.thanks,
    rows.join('\n'),
    `${text.total}: ${showMoney(order.payPrice, language)}`,
    `${text.deliveredTo}: ${order.realName}, ${order.userAddress}`,
    `${text.link}\n${orderLink(config, order, identity)}`,
  ];
  return {
    channel: 'email',
    to: order.email,
    subject: text.subject(order.orderNo),
    text: paragraphs.join('\n\n'),
  };
}

/** Older orders, from before there were confirmations, stay without one. */
const unconfirmed = (now: Date) =>
  and(
    eq(masterOrders.paid, true),
    isNull(masterOrders.confirmationSentAt),
    gt(masterOrders.payTime, after(now, -day)),
    isDue(masterOrders, now),
  );

async function claim(db: Db, now: Date): Promise<MasterOrder | undefined> {
  const next = db
    .select({ id: masterOrders.id })
    .from(masterOrders)
    .where(unconfirmed(now))
    .limit(1)
    .for('update', { skipLocked: true });
  const [order] = await db
    .update(masterOrders)
    .set(nextAttempt(masterOrders, now))
    .where(inArray(masterOrders.id, next))
    .returning();
  return order;
}

/** Mails the confirmation of one paid or accepted order; a failed one is sent again later. */
export async function confirmOneOrder({ db, config, mailer }: Services, now: Date): Promise<boolean> {
  const order = await claim(db, now);
  if (!order) return false;
  const own = eq(masterOrders.id, order.id);
  try {
    const parts = (await storeOrdersOf(db, [order.id])).get(order.id) ?? [];
    const linesByPart = await linesOf(
      db,
      parts.map(({ id }) => id),
    );
    const [user] = await db.select({ identity: users.identity }).from(users).where(eq(users.id, order.uid));
    if (order.email && user) {
      await mailer.send(writeMail(config, order, [...linesByPart.values()].flat(), user.identity));
    }
    await db.update(masterOrders).set({ confirmationSentAt: now, failure: null }).where(own);
  } catch (error) {
    log.error(error);
    await db
      .update(masterOrders)
      .set({ failure: failureText(error) })
      .where(own);
  }
  return true;
}
