import type { banners } from '../db/schema.ts';
import { scenePicture } from '../media/recipe.ts';
import type { Placed } from './categories.ts';
import { translations } from './translations.ts';

type Banner = Pick<typeof banners.$inferInsert, 'place' | 'name' | 'pic' | 'url'>;

/** The targets of banners: the first product, and the categories, of a kind of product. */
function targetsOf(placed: readonly Placed[]) {
  const find = (icon: string) => placed.findIndex(({ good }) => good.icon === icon);
  const product = (icon: string) => `/goods_detail/${find(icon) + 1}`;
  const category = (icon: string, level: 0 | 1 | 2) =>
    `/categories?id=${placed[find(icon)]?.path[level] ?? 1}`;
  return { product, category };
}

/** The banners of every page, the first one of a place shown first. */
export function planBanners(placed: readonly Placed[]): Banner[] {
  const to = targetsOf(placed);
  return [
    {
      place: 'home',
      name: translations(
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
      name: translations(
        'Out for the weekend|周末去野外|Fin de semana al aire libre|Un week-end dehors|ออกไปวันหยุด|ອອກໄປທ້າຍອາທິດ',
      ),
      pic: scenePicture('wide', 'sky', ['tent', 'backpack', 'hiking-boot', 'compass', 'flashlight', 'sun']),
      url: '/activity/2',
    },
    {
      place: 'home',
      name: translations(
        'Dressed for summer|夏日衣橱|Vestir el verano|L’été en robe|แต่งตัวรับหน้าร้อน|ແຕ່ງຕົວຮັບລະດູຮ້ອນ',
      ),
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
      name: translations(
        'Sound, close up|近距离聆听|El sonido, de cerca|Le son de près|ฟังเสียงใกล้ ๆ|ຟັງສຽງໃກ້ໆ',
      ),
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
      name: translations('The tea table|茶席|La mesa del té|La table à thé|โต๊ะน้ำชา|ໂຕະນ້ຳຊາ'),
      pic: scenePicture('half', 'butter', ['teapot', 'hot-beverage', 'cookie', 'honeybee']),
      url: to.category('teapot', 1),
    },
    {
      place: 'best',
      name: translations(
        'First instruments|第一件乐器|Primeros instrumentos|Premiers instruments|เครื่องดนตรีชิ้นแรก|ເຄື່ອງດົນຕີທຳອິດ',
      ),
      pic: scenePicture('half', 'mist', ['guitar', 'drum', 'trumpet', 'musical-notes']),
      url: to.category('guitar', 1),
    },
    {
      place: 'best',
      name: translations('Green corners|绿色角落|Rincones verdes|Coins de verdure|มุมสีเขียว|ມຸມສີຂຽວ'),
      pic: scenePicture('half', 'sage', ['potted-plant', 'cactus', 'bucket', 'butterfly']),
      url: to.category('potted-plant', 0),
    },
    {
      place: 'street',
      name: translations(
        'Stores to follow|值得关注的店铺|Tiendas para seguir|Boutiques à suivre|ร้านน่าติดตาม|ຮ້ານໜ້າຕິດຕາມ',
      ),
      pic: scenePicture('store', 'sand', ['convenience-store', 'shopping-bags', 'potted-plant', 'bicycle']),
      url: '/merchant/merchant_street',
    },
    {
      place: 'userCenter',
      name: translations(
        'Coupons for you|送您的优惠券|Cupones para ti|Des coupons pour vous|คูปองสำหรับคุณ|ຄູປອງສຳລັບທ່ານ',
      ),
      pic: scenePicture('half', 'blush', ['admission-tickets', 'wrapped-gift', 'shopping-bags', 'coin']),
      url: '/coupons',
    },
    {
      place: 'ranking',
      name: translations('Best sellers|热销榜|Más vendidos|Meilleures ventes|ขายดี|ຂາຍດີ'),
      pic: scenePicture('half', 'butter', ['trophy', 'running-shoe', 'headphone', 'star']),
      url: '/categories?salesOrder=desc',
    },
  ];
}
