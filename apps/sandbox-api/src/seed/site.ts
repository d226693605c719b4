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
import { badgePicture, iconPicture, markPicture, scenePicture } from '../media/recipe.ts';
import type { Placed } from './categories.ts';
import { agreements, guaranteeTexts, hotWords, pageTexts, refundReasons } from './site-texts.ts';
import { asLocalized, type Words, words } from './words.ts';

const carrierNames = {
  DHL: 'DHL',
  UPS: 'UPS',
  ROYALMAIL: 'Royal Mail',
  THPOST: 'Thailand Post',
  LAOPOST: 'Lao Post',
};

type MenuRow = readonly [
  place: 'user' | 'index' | 'bottom',
  icon: string,
  name: Words,
  url: string,
  pcUrl: string,
];

const menuRows: readonly MenuRow[] = [
  [
    'user',
    'bust-in-silhouette',
    words('Personal information|个人资料|Datos personales|Informations personnelles|ข้อมูลส่วนตัว|ຂໍ້ມູນສ່ວນຕົວ'),
    '/users/user_info',
    '/user_center/user_info',
  ],
  [
    'user',
    'round-pushpin',
    words('Addresses|收货地址|Direcciones|Adresses|ที่อยู่|ທີ່ຢູ່'),
    '/users/address_list',
    '/user_center/address',
  ],
  [
    'user',
    'red-heart',
    words('Wish list|心愿单|Lista de deseos|Liste d’envies|รายการโปรด|ລາຍການທີ່ມັກ'),
    '/users/collection_list',
    '/user_center/collection',
  ],
  [
    'user',
    'admission-tickets',
    words('Coupons|优惠券|Cupones|Coupons|คูปอง|ຄູປອງ'),
    '/users/coupon_list',
    '/user_center/coupon',
  ],
  [
    'user',
    'convenience-store',
    words('Sell with us|商家入驻|Vende con nosotros|Vendre chez nous|ขายกับเรา|ຂາຍກັບພວກເຮົາ'),
    '/users/merchant_settled',
    '/merchant/settled',
  ],
  [
    'user',
    'clipboard',
    words('Application record|申请记录|Mis solicitudes|Mes demandes|ประวัติการสมัคร|ປະຫວັດການສະໝັກ'),
    '/users/application_record',
    ' ',
  ],
  [
    'index',
    'fire',
    words('Best sellers|热销榜|Más vendidos|Meilleures ventes|ขายดี|ຂາຍດີ'),
    '/categories?salesOrder=desc',
    '/categories?salesOrder=desc',
  ],
  [
    'index',
    'convenience-store',
    words('Stores|店铺街|Tiendas|Boutiques|ร้านค้า|ຮ້ານຄ້າ'),
    '/merchant/merchant_street',
    '/merchant/merchant_street',
  ],
  ['index', 'admission-tickets', words('Coupons|领券中心|Cupones|Coupons|คูปอง|ຄູປອງ'), '/coupons', '/coupons'],
  [
    'index',
    'delivery-truck',
    words('Free shipping|包邮专区|Envío gratis|Livraison offerte|ส่งฟรี|ສົ່ງຟຣີ'),
    '/categories?freeShipping=1',
    '/categories?freeShipping=1',
  ],
  ['bottom', 'house', words('Home|首页|Inicio|Accueil|หน้าแรก|ໜ້າຫຼັກ'), '/', '/'],
  [
    'bottom',
    'card-index-dividers',
    words('Categories|分类|Categorías|Catégories|หมวดหมู่|ໝວດໝູ່'),
    '/categories',
    '/categories',
  ],
  ['bottom', 'shopping-cart', words('Cart|购物车|Cesta|Panier|ตะกร้า|ກະຕ່າ'), '/cart', '/cart'],
  [
    'bottom',
    'bust-in-silhouette',
    words('Account|我的|Cuenta|Compte|บัญชี|ບັນຊີ'),
    '/user_center/order/list',
    '/user_center/order/list',
  ],
];

/** Where banners lead: the first product and the categories of a kind of good. */
function addressesOf(placed: readonly Placed[]) {
  const find = (icon: string) => placed.findIndex(({ good }) => good.icon === icon);
  const product = (icon: string) => `/goods_detail/${find(icon) + 1}`;
  const category = (icon: string, level: 0 | 1 | 2) =>
    `/categories?id=${placed[find(icon)]?.path[level] ?? 1}`;
  return { product, category };
}

export async function seedSite(tx: Transaction, placed: readonly Placed[]): Promise<void> {
  const to = addressesOf(placed);
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
      returnDays: icon === 'counterclockwise-arrows-button' ? 14 : null,
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
  await tx.insert(banners).values(
    [
      {
        place: 'home',
        name: words(
          'A living room for long evenings|漫长夜晚的客厅|Un salón para tardes largas|Un salon pour les longues soirées|ห้องนั่งเล่นสำหรับค่ำคืนยาวนาน|ຫ້ອງນັ່ງຫຼິ້ນສຳລັບຄ່ຳຄືນຍາວນານ',
        ),
        pic: scenePicture('wide', 'sand', [
          'couch-and-lamp',
          'potted-plant',
          'teapot',
          'candle',
          'books',
          'framed-picture',
        ]),
        url: to.category('couch-and-lamp', 0),
      },
      {
        place: 'home',
        name: words(
          'Out for the weekend|周末去野外|Fin de semana al aire libre|Un week-end dehors|ออกไปวันหยุด|ອອກໄປທ້າຍອາທິດ',
        ),
        pic: scenePicture('wide', 'sky', ['tent', 'backpack', 'hiking-boot', 'compass', 'flashlight', 'sun']),
        url: '/activity/2',
      },
      {
        place: 'home',
        name: words('Dressed for summer|夏日衣橱|Vestir el verano|L’été en robe|แต่งตัวรับหน้าร้อน|ແຕ່ງຕົວຮັບລະດູຮ້ອນ'),
        pic: scenePicture('wide', 'blush', [
          'dress',
          'handbag',
          'high-heeled-shoe',
          'sunglasses',
          'lipstick',
          'ring',
        ]),
        url: to.category('dress', 1),
      },
      {
        place: 'home',
        name: words('Sound, close up|近距离聆听|El sonido, de cerca|Le son de près|ฟังเสียงใกล้ ๆ|ຟັງສຽງໃກ້ໆ'),
        pic: scenePicture('wide', 'lilac', [
          'headphone',
          'studio-microphone',
          'radio',
          'mobile-phone',
          'guitar',
          'musical-notes',
        ]),
        url: to.product('headphone'),
      },
      {
        place: 'best',
        name: words(
          'Tea time: pots, cups and biscuits from small makers|下午茶时光：手工茶壶、茶杯与点心|La hora del té: teteras, tazas y galletas de pequeños talleres|L’heure du thé : théières, tasses et biscuits de petits ateliers|เวลาน้ำชา: กาน้ำชา ถ้วย และขนมจากผู้ผลิตรายย่อย|ເວລານ້ຳຊາ: ການ້ຳຊາ ຈອກ ແລະ ເຂົ້າໜົມຈາກຜູ້ຜະລິດລາຍຍ່ອຍ',
        ),
        pic: scenePicture('half', 'butter', ['teapot', 'hot-beverage', 'cookie', 'honeybee']),
        url: to.category('teapot', 1),
      },
      {
        place: 'best',
        name: words(
          'First instruments|第一件乐器|Primeros instrumentos|Premiers instruments|เครื่องดนตรีชิ้นแรก|ເຄື່ອງດົນຕີທຳອິດ',
        ),
        pic: scenePicture('half', 'mist', ['guitar', 'drum', 'trumpet', 'musical-notes']),
        url: to.category('guitar', 1),
      },
      {
        place: 'best',
        name: words('Green corners|绿色角落|Rincones verdes|Coins de verdure|มุมสีเขียว|ມຸມສີຂຽວ'),
        pic: scenePicture('half', 'sage', ['potted-plant', 'cactus', 'bucket', 'butterfly']),
        url: to.category('potted-plant', 0),
      },
      {
        place: 'street',
        name: words(
          'Stores to follow|值得关注的店铺|Tiendas para seguir|Boutiques à suivre|ร้านน่าติดตาม|ຮ້ານໜ້າຕິດຕາມ',
        ),
        pic: scenePicture('store', 'sand', ['convenience-store', 'shopping-bags', 'potted-plant', 'bicycle']),
        url: '/merchant/merchant_street',
      },
      {
        place: 'userCenter',
        name: words(
          'Coupons for you|送您的优惠券|Cupones para ti|Des coupons pour vous|คูปองสำหรับคุณ|ຄູປອງສຳລັບທ່ານ',
        ),
        pic: scenePicture('half', 'blush', ['admission-tickets', 'wrapped-gift', 'shopping-bags', 'coin']),
        url: '/coupons',
      },
      {
        place: 'ranking',
        name: words('Best sellers|热销榜|Más vendidos|Meilleures ventes|ขายดี|ຂາຍດີ'),
        pic: scenePicture('half', 'butter', ['trophy', 'running-shoe', 'headphone', 'star']),
        url: '/categories?salesOrder=desc',
      },
    ].map((row, index) => ({
      ...row,
      place: row.place as 'home' | 'best' | 'street' | 'userCenter' | 'ranking',
      sort: 100 - index,
    })),
  );
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
