import type { banners } from '../db/schema.ts';
import { mosaic, type Scene, scene, storeScene } from '../media/addresses.ts';
import type { CategoryPath } from './categories.ts';
import type { Leaf } from './goods/categories.ts';
import { some } from './goods/for-sale.ts';
import { words } from './words.ts';

type BannerRow = typeof banners.$inferInsert;

const pictures = (name: Scene) => ({ pic: scene(name, 'banner'), phonePic: scene(name, 'phone') });

/** The banners of all places, each leading to a category that has goods. */
export function planBanners(paths: ReadonlyMap<Leaf, CategoryPath>): BannerRow[] {
  const all = '/categories';
  const category = (leaf: Leaf, level: 0 | 1 | 2) => {
    const id = paths.get(leaf)?.[level];
    return id ? `${all}?id=${id}` : all;
  };
  const rows: BannerRow[] = [
    {
      place: 'home',
      name: words(
        'Breakfast begins the evening before|早餐，从前一晚就开始|El desayuno empieza la noche anterior|Le petit-déjeuner commence la veille|มื้อเช้าเริ่มตั้งแต่คืนก่อน|ອາຫານເຊົ້າເລີ່ມແຕ່ຄືນກ່ອນ',
      ),
      ...pictures('scene-breakfast'),
      url: category('serving', 0),
    },
    {
      place: 'home',
      name: words(
        'A corner for long evenings|漫长夜晚的一角|Un rincón para tardes largas|Un coin pour les longues soirées|มุมสำหรับค่ำคืนยาวนาน|ມຸມສຳລັບຄ່ຳຄືນຍາວນານ',
      ),
      ...pictures('scene-living-room'),
      url: category('sofas', 0),
    },
    {
      place: 'home',
      name: words(
        'Ten quiet minutes behind a closed door|关上门，安静十分钟|Diez minutos de calma tras la puerta|Dix minutes de calme, porte fermée|สิบนาทีเงียบ ๆ หลังประตูที่ปิดไว้|ສິບນາທີງຽບໆ ຫຼັງປະຕູທີ່ປິດໄວ້',
      ),
      ...pictures('scene-bath'),
      url: category('soap', 0),
    },
    {
      place: 'home',
      name: words(
        'Write it down by hand|用手写下来|Escríbelo a mano|Écrivez-le à la main|เขียนมันด้วยมือ|ຂຽນມັນດ້ວຍມື',
      ),
      ...pictures('scene-desk'),
      url: category('pens', 0),
    },
    {
      place: 'best',
      name: words(
        'Tea time: pots and cups from small makers|下午茶时光：小工坊的茶壶与茶杯|La hora del té: teteras y tazas de pequeños talleres|L’heure du thé : théières et tasses de petits ateliers|เวลาน้ำชา: กาและถ้วยจากผู้ผลิตรายย่อย|ເວລານ້ຳຊາ: ກາ ແລະ ຈອກຈາກຜູ້ຜະລິດລາຍຍ່ອຍ',
      ),
      pic: mosaic('half', some('glass-teapot', 'espresso-cups')),
      url: category('serving', 2),
    },
    {
      place: 'best',
      name: words('Blown by mouth|人工吹制|Soplado a boca|Soufflé à la bouche|เป่าด้วยปาก|ເປົ່າດ້ວຍປາກ'),
      pic: mosaic('half', some('carafe', 'tumblers')),
      url: category('glasses', 1),
    },
    {
      place: 'best',
      name: words(
        'Sharp for years|锋利多年|Afilados durante años|Affûtés pour des années|คมไปอีกหลายปี|ຄົມໄປອີກຫຼາຍປີ',
      ),
      pic: mosaic('half', some('chefs-knife', 'cutting-board')),
      url: category('knives', 1),
    },
    {
      place: 'street',
      name: words(
        'Stores to follow|值得关注的店铺|Tiendas para seguir|Boutiques à suivre|ร้านน่าติดตาม|ຮ້ານໜ້າຕິດຕາມ',
      ),
      pic: storeScene('Oleiro & Filha'),
      url: '/merchant/merchant_street',
    },
    {
      place: 'userCenter',
      name: words(
        'Coupons for you|送您的优惠券|Cupones para ti|Des coupons pour vous|คูปองสำหรับคุณ|ຄູປອງສຳລັບທ່ານ',
      ),
      pic: mosaic('half', some('mug', 'satchel')),
      url: '/coupons',
    },
    {
      place: 'ranking',
      name: words('Best sellers|热销榜|Más vendidos|Meilleures ventes|ขายดี|ຂາຍດີ'),
      pic: mosaic('half', some('kettle', 'radio')),
      url: `${all}?salesOrder=desc`,
    },
  ];
  return rows.map((row, index) => ({ ...row, sort: 100 - index }));
}
