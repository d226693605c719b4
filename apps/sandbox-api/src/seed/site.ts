import type { Transaction } from '../db/client.ts';
import { languages } from '../db/languages.ts';
import {
  agreements as agreementsTable,
  banners,
  carriers,
  guarantees,
  hotWords as hotWordsTable,
  languages as languagesTable,
  menus,
  pageTexts as pageTextsTable,
  siteConfig,
} from '../db/schema.ts';
import type { SiteConfig } from '../domain/site/site-config.ts';
import { type Icon, iconPicture, markPicture, mosaic, storeScene } from '../media/addresses.ts';
import { planBanners } from './banners.ts';
import type { CategoryPath } from './categories.ts';
import type { Leaf } from './goods/categories.ts';
import { some } from './goods/for-sale.ts';
import { agreements, guaranteeTexts, hotWordsForSale, pageTexts, refundReasons } from './site-texts.ts';
import { type Words, words } from './words.ts';

const carrierNames = {
  DHL: 'DHL',
  UPS: 'UPS',
  ROYALMAIL: 'Royal Mail',
  THPOST: 'Thailand Post',
  LAOPOST: 'Lao Post',
};

type MenuRow = readonly [
  place: 'user' | 'index' | 'bottom',
  icon: Icon,
  name: Words,
  url: string,
  pcUrl: string,
];

const menuRows: readonly MenuRow[] = [
  [
    'user',
    'user-round',
    words('Personal information|个人资料|Datos personales|Informations personnelles|ข้อมูลส่วนตัว|ຂໍ້ມູນສ່ວນຕົວ'),
    '/users/user_info',
    '/user_center/user_info',
  ],
  [
    'user',
    'map-pin',
    words('Addresses|收货地址|Direcciones|Adresses|ที่อยู่|ທີ່ຢູ່'),
    '/users/address_list',
    '/user_center/address',
  ],
  [
    'user',
    'heart',
    words('Wish list|心愿单|Lista de deseos|Liste d’envies|รายการโปรด|ລາຍການທີ່ມັກ'),
    '/users/collection_list',
    '/user_center/collection',
  ],
  [
    'user',
    'ticket-percent',
    words('Coupons|优惠券|Cupones|Coupons|คูปอง|ຄູປອງ'),
    '/users/coupon_list',
    '/user_center/coupon',
  ],
  [
    'user',
    'store',
    words('Sell with us|商家入驻|Vende con nosotros|Vendre chez nous|ขายกับเรา|ຂາຍກັບພວກເຮົາ'),
    '/users/merchant_settled',
    '/merchant/settled',
  ],
  [
    'user',
    'clipboard-list',
    words('Application record|申请记录|Mis solicitudes|Mes demandes|ประวัติการสมัคร|ປະຫວັດການສະໝັກ'),
    '/users/application_record',
    ' ',
  ],
  [
    'index',
    'flame',
    words('Best sellers|热销榜|Más vendidos|Meilleures ventes|ขายดี|ຂາຍດີ'),
    '/categories?salesOrder=desc',
    '/categories?salesOrder=desc',
  ],
  [
    'index',
    'store',
    words('Stores|店铺街|Tiendas|Boutiques|ร้านค้า|ຮ້ານຄ້າ'),
    '/merchant/merchant_street',
    '/merchant/merchant_street',
  ],
  ['index', 'ticket-percent', words('Coupons|领券中心|Cupones|Coupons|คูปอง|ຄູປອງ'), '/coupons', '/coupons'],
  [
    'index',
    'truck',
    words('Free shipping|包邮专区|Envío gratis|Livraison offerte|ส่งฟรี|ສົ່ງຟຣີ'),
    '/categories?freeShipping=1',
    '/categories?freeShipping=1',
  ],
  ['bottom', 'house', words('Home|首页|Inicio|Accueil|หน้าแรก|ໜ້າຫຼັກ'), '/', '/'],
  [
    'bottom',
    'layout-grid',
    words('Categories|分类|Categorías|Catégories|หมวดหมู่|ໝວດໝູ່'),
    '/categories',
    '/categories',
  ],
  ['bottom', 'shopping-cart', words('Cart|购物车|Cesta|Panier|ตะกร้า|ກະຕ່າ'), '/cart', '/cart'],
  [
    'bottom',
    'user-round',
    words('Account|我的|Cuenta|Compte|บัญชี|ບັນຊີ'),
    '/user_center/order/list',
    '/user_center/order/list',
  ],
];

export async function seedSite(tx: Transaction, paths: ReadonlyMap<Leaf, CategoryPath>): Promise<void> {
  await tx.insert(languagesTable).values(
    languages.map(({ code, name }, index) => ({
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
      returnDays: icon === 'rotate-ccw' ? 14 : null,
      sort: index,
    })),
  );
  await tx
    .insert(hotWordsTable)
    .values(hotWordsForSale().map((title, index) => ({ title, sort: 100 - index })));
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
  await tx.insert(banners).values(planBanners(paths));
  const config: Partial<SiteConfig> = {
    siteName: 'Marketfront',
    logoUrl: markPicture,
    loginLeftImage: mosaic('tall', some('carafe', 'armchair', 'bellied-vase', 'satchel')),
    recommendImage: mosaic('half', some('sake-set', 'rainbow')),
    streetHeaderImage: storeScene('Lund & Spån'),
    consumerType: 'email',
    refundReasons: [...refundReasons],
  };
  await tx.insert(siteConfig).values(Object.entries(config).map(([key, value]) => ({ key, value })));
}
