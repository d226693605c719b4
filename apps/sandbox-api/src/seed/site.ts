import type { Transaction } from '../db/client.ts';
import {
  agreements as agreementsTable,
  banners,
  carriers,
  guarantees,
  hotWords as hotWordsTable,
  languages,
  menus,
  pageTexts as pageTextsTable,
  siteConfig,
} from '../db/schema.ts';
import type { SiteConfig } from '../domain/site/site-config.ts';
import { badgePicture, iconPicture, markPicture, scenePicture } from '../media/recipe.ts';
import type { Placed } from './categories.ts';
import { planBanners } from './banners.ts';
import { agreements, guaranteeTexts, hotWords, pageTexts, refundReasons } from './site-texts.ts';
import { asLocalized, type Translations, translations } from './translations.ts';

const carrierNames = {
  DHL: 'DHL',
  UPS: 'UPS',
  ROYALMAIL: 'Royal Mail',
  THPOST: 'Thailand Post',
  LAOPOST: 'Lao Post',
};

const languageNames = {
  en: 'English',
  'zh-CN': '简体中文',
  es: 'Español',
  fr: 'Français',
  th: 'ไทย',
  lao: 'ລາວ',
} as const;

type MenuRow = readonly [
  place: 'user' | 'index' | 'bottom',
  icon: string,
  name: Translations,
  url: string,
  pcUrl: string,
];

const menuRows: readonly MenuRow[] = [
  [
    'user',
    'bust-in-silhouette',
    translations(
      'Personal information|个人资料|Datos personales|Informations personnelles|ข้อมูลส่วนตัว|ຂໍ້ມູນສ່ວນຕົວ',
    ),
    '/users/user_info',
    '/user_center/user_info',
  ],
  [
    'user',
    'round-pushpin',
    translations('Addresses|收货地址|Direcciones|Adresses|ที่อยู่|ທີ່ຢູ່'),
    '/users/address_list',
    '/user_center/address',
  ],
  [
    'user',
    'red-heart',
    translations('Wish list|心愿单|Lista de deseos|Liste d’envies|รายการโปรด|ລາຍການທີ່ມັກ'),
    '/users/collection_list',
    '/user_center/collection',
  ],
  [
    'user',
    'admission-tickets',
    translations('Coupons|优惠券|Cupones|Coupons|คูปอง|ຄູປອງ'),
    '/users/coupon_list',
    '/user_center/coupon',
  ],
  [
    'user',
    'convenience-store',
    translations('Sell with us|商家入驻|Vende con nosotros|Vendre chez nous|ขายกับเรา|ຂາຍກັບພວກເຮົາ'),
    '/users/merchant_settled',
    '/merchant/settled',
  ],
  [
    'user',
    'clipboard',
    translations('Application record|申请记录|Mis solicitudes|Mes demandes|ประวัติการสมัคร|ປະຫວັດການສະໝັກ'),
    '/users/application_record',
    ' ',
  ],
  [
    'index',
    'fire',
    translations('Best sellers|热销榜|Más vendidos|Meilleures ventes|ขายดี|ຂາຍດີ'),
    '/categories?salesOrder=desc',
    '/categories?salesOrder=desc',
  ],
  [
    'index',
    'convenience-store',
    translations('Stores|店铺街|Tiendas|Boutiques|ร้านค้า|ຮ້ານຄ້າ'),
    '/merchant/merchant_street',
    '/merchant/merchant_street',
  ],
  [
    'index',
    'admission-tickets',
    translations('Coupons|领券中心|Cupones|Coupons|คูปอง|ຄູປອງ'),
    '/coupons',
    '/coupons',
  ],
  [
    'index',
    'delivery-truck',
    translations('Free shipping|包邮专区|Envío gratis|Livraison offerte|ส่งฟรี|ສົ່ງຟຣີ'),
    '/categories?freeShipping=1',
    '/categories?freeShipping=1',
  ],
  ['bottom', 'house', translations('Home|首页|Inicio|Accueil|หน้าแรก|ໜ້າຫຼັກ'), '/', '/'],
  [
    'bottom',
    'card-index-dividers',
    translations('Categories|分类|Categorías|Catégories|หมวดหมู่|ໝວດໝູ່'),
    '/categories',
    '/categories',
  ],
  ['bottom', 'shopping-cart', translations('Cart|购物车|Cesta|Panier|ตะกร้า|ກະຕ່າ'), '/cart', '/cart'],
  [
    'bottom',
    'bust-in-silhouette',
    translations('Account|我的|Cuenta|Compte|บัญชี|ບັນຊີ'),
    '/user_center/order/list',
    '/user_center/order/list',
  ],
];

export async function seedSite(tx: Transaction, placed: readonly Placed[]): Promise<void> {
  await tx.insert(languages).values(
    Object.entries(languageNames).map(([code, name], index) => ({
      code,
      name,
      isDefault: code === 'en',
      sort: 100 - index,
    })),
  );
  await tx.insert(carriers).values(Object.entries(carrierNames).map(([code, name]) => ({ code, name })));
  await tx.insert(guarantees).values(
    guaranteeTexts.map(([icon, name, content], index) => ({
      id: index + 1,
      name,
      icon: iconPicture(icon),
      content,
      sort: index,
    })),
  );
  await tx
    .insert(hotWordsTable)
    .values(hotWords.map((title, index) => ({ title: asLocalized(title), sort: 100 - index })));
  await tx.insert(menus).values(
    menuRows.map(([place, icon, name, url, pcUrl], index) => ({
      place,
      name,
      pic: iconPicture(icon),
      url,
      pcUrl,
      sort: 100 - index,
    })),
  );
  await tx
    .insert(pageTextsTable)
    .values(
      Object.entries(pageTexts).flatMap(([url, texts]) =>
        Object.entries(texts).map(([code, content], sort) => ({ url, code, content, sort })),
      ),
    );
  await tx.insert(agreementsTable).values([
    { key: 'user', content: agreements.user },
    { key: 'userPrivacy', content: agreements.userPrivacy },
    { key: 'aboutUs', content: agreements.aboutUs },
    { key: 'merchantSettled', content: agreements.merchantSettled },
  ]);
  await tx.insert(banners).values(planBanners(placed).map((row, index) => ({ ...row, sort: 100 - index })));
  const config: Partial<SiteConfig> = {
    siteName: 'Marketfront',
    logoUrl: markPicture,
    loginLeftImage: scenePicture('tall', 'sage', [
      'shopping-bags',
      'potted-plant',
      'teapot',
      'running-shoe',
      'headphone',
      'camera',
      'wrapped-gift',
    ]),
    recommendImage: scenePicture('half', 'sand', ['wrapped-gift', 'teddy-bear', 'chocolate-bar', 'star']),
    streetHeaderImage: scenePicture('store', 'sky', [
      'convenience-store',
      'bicycle',
      'shopping-bags',
      'bouquet',
    ]),
    consumerType: 'email',
    refundReasons: refundReasons.map(asLocalized),
  };
  await tx.insert(siteConfig).values(Object.entries(config).map(([key, value]) => ({ key, value })));
}

export const avatarPicture = (index: number) => {
  const icons = [
    'fox',
    'cat',
    'panda',
    'owl',
    'penguin',
    'koala',
    'tiger',
    'rabbit',
    'otter',
    'bear',
  ] as const;
  const tiles = ['sand', 'sage', 'sky', 'blush', 'lilac', 'butter', 'mist'] as const;
  return badgePicture(icons[index % icons.length] ?? 'fox', tiles[index % tiles.length] ?? 'sand');
};
