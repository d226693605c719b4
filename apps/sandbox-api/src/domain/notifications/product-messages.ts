import type { Localized } from '../../db/schema.ts';
import { inLanguage, type Language } from '../shared/language.ts';
import type { NotificationType } from './message.ts';

export type ProductMessage = {
  type: NotificationType;
  title: Localized;
  content: (product: Localized) => Localized;
};

/** A sentence in each language with the name of the product in that language. */
const naming =
  (sentences: Record<Language, (name: string) => string>) =>
  (product: Localized): Localized => ({
    en: sentences.en(product.en),
    'zh-CN': sentences['zh-CN'](inLanguage(product, 'zh-CN')),
    es: sentences.es(inLanguage(product, 'es')),
    fr: sentences.fr(inLanguage(product, 'fr')),
    th: sentences.th(inLanguage(product, 'th')),
    lo: sentences.lo(inLanguage(product, 'lo')),
  });

/** What the shop tells about a product. */
export const productMessages = {
  backInStock: {
    type: 'system',
    title: {
      en: 'Back in stock',
      'zh-CN': '到货通知',
      es: 'De nuevo disponible',
      fr: 'De retour en stock',
      th: 'มีสินค้าอีกครั้ง',
      lo: 'ມີສິນຄ້າອີກຄັ້ງ',
    },
    content: naming({
      en: (name) => `${name} can be bought again.`,
      'zh-CN': (name) => `“${name}”已重新到货，可以购买了。`,
      es: (name) => `${name} se puede volver a comprar.`,
      fr: (name) => `${name} : de nouveau disponible.`,
      th: (name) => `${name} สั่งซื้อได้อีกครั้งแล้ว`,
      lo: (name) => `${name} ສາມາດສັ່ງຊື້ໄດ້ອີກຄັ້ງແລ້ວ.`,
    }),
  },
  priceDropped: {
    type: 'system',
    title: {
      en: 'The price has dropped',
      'zh-CN': '降价提醒',
      es: 'Ha bajado el precio',
      fr: 'Le prix a baissé',
      th: 'ราคาลดลงแล้ว',
      lo: 'ລາຄາຫຼຸດລົງແລ້ວ',
    },
    content: naming({
      en: (name) => `${name} from your wish list costs less now.`,
      'zh-CN': (name) => `您心愿单中的“${name}”降价了。`,
      es: (name) => `${name}, de tu lista de deseos, cuesta menos ahora.`,
      fr: (name) => `${name}, de votre liste d’envies, coûte moins cher.`,
      th: (name) => `${name} ในรายการโปรดของคุณลดราคาแล้ว`,
      lo: (name) => `${name} ໃນລາຍການທີ່ມັກຂອງທ່ານຫຼຸດລາຄາແລ້ວ.`,
    }),
  },
  questionAnswered: {
    type: 'system',
    title: {
      en: 'Your question has been answered',
      'zh-CN': '您的提问已有回答',
      es: 'Han respondido a tu pregunta',
      fr: 'Votre question a reçu une réponse',
      th: 'คำถามของคุณได้รับคำตอบแล้ว',
      lo: 'ຄຳຖາມຂອງທ່ານໄດ້ຮັບຄຳຕອບແລ້ວ',
    },
    content: naming({
      en: (name) => `Read the answer about ${name}.`,
      'zh-CN': (name) => `请查看关于“${name}”的回答。`,
      es: (name) => `Lee la respuesta sobre ${name}.`,
      fr: (name) => `Lisez la réponse au sujet de ${name}.`,
      th: (name) => `อ่านคำตอบเกี่ยวกับ ${name}`,
      lo: (name) => `ອ່ານຄຳຕອບກ່ຽວກັບ ${name}.`,
    }),
  },
} as const satisfies Record<string, ProductMessage>;

export type ProductNotificationKind = keyof typeof productMessages;
