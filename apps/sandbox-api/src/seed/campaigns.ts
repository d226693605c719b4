import { type ActivityLayout, activityLayoutToWire } from '@marketfront/api-client';
import type { Transaction } from '../db/client.ts';
import { activities, activityProducts } from '../db/schema.ts';
import { mosaic, photo, viewsOf } from '../media/addresses.ts';
import type { PlannedProduct } from './products.ts';
import { type Words, words } from './words.ts';

type Campaign = { layout: ActivityLayout; name: Words; instruction: Words; goods: readonly string[] };

/** Each campaign has those goods that are for sale; one with fewer than three is left out. */
const campaigns: readonly Campaign[] = [
  {
    layout: 'carousel',
    name: words(
      'The week’s finds|本周好物|Hallazgos de la semana|Trouvailles de la semaine|ของน่าซื้อประจำสัปดาห์|ຂອງໜ້າຊື້ປະຈຳອາທິດ',
    ),
    instruction: words(
      'Chosen by our buyers every Monday; prices hold until Sunday night.|买手每周一精选，优惠至周日晚。|Elegidos cada lunes por nuestro equipo; precios hasta el domingo por la noche.|Choisies chaque lundi par notre équipe ; prix valables jusqu’à dimanche soir.|คัดสรรทุกวันจันทร์ ราคาถึงคืนวันอาทิตย์|ຄັດເລືອກທຸກວັນຈັນ ລາຄາຮອດຄືນວັນອາທິດ',
    ),
    goods: [
      'teapot',
      'kettle',
      'storage-jars',
      'radio',
      'satchel',
      'mushroom-lamp',
      'bottle-vase',
      'fountain-pen',
      'stool',
      'scented-candle',
      'cake-dome',
      'tagine',
    ],
  },
  {
    layout: 'grid',
    name: words(
      'A kitchen that lasts|经久耐用的厨房|Una cocina para toda la vida|Une cuisine pour longtemps|ครัวที่อยู่กันไปนาน ๆ|ຄົວທີ່ຢູ່ກັນໄປດົນໆ',
    ),
    instruction: words(
      'Iron, steel and wood that get better with every meal.|铁、钢与木，越用越好。|Hierro, acero y madera que mejoran con cada comida.|De la fonte, de l’acier et du bois qui gagnent à chaque repas.|เหล็ก สเตนเลส และไม้ที่ยิ่งใช้ยิ่งดี|ເຫຼັກ ສະແຕນເລດ ແລະ ໄມ້ທີ່ຍິ່ງໃຊ້ຍິ່ງດີ',
    ),
    goods: [
      'skillet',
      'chefs-knife',
      'cutting-board',
      'casserole',
      'saucepan',
      'rolling-pin',
      'cleaver',
      'utensils',
    ],
  },
  {
    layout: 'bigPicture',
    name: words(
      'A table for friends|好友餐桌|Una mesa para amigos|Une table pour les amis|โต๊ะสำหรับเพื่อน|ໂຕະສຳລັບໝູ່',
    ),
    instruction: words(
      'Cook slowly, set the table, let them stay late.|慢火烹饪，布置餐桌，尽兴到夜深。|Cocinar despacio, poner la mesa y dejar que se queden.|Cuisiner doucement, dresser la table, les laisser s’attarder.|ทำอาหารช้า ๆ จัดโต๊ะ แล้วนั่งคุยกันนาน ๆ|ເຮັດອາຫານຊ້າໆ ຈັດໂຕະ ແລ້ວນັ່ງລົມກັນດົນໆ',
    ),
    goods: ['wine-glass', 'platter', 'carafe', 'ramen-bowl', 'decanter', 'tumblers', 'pie-dish', 'red-wine'],
  },
  {
    layout: 'carousel',
    name: words(
      'Long evenings at home|在家的漫长夜晚|Noches largas en casa|Longues soirées chez soi|ค่ำคืนยาว ๆ ที่บ้าน|ຄ່ຳຄືນຍາວໆ ຢູ່ເຮືອນ',
    ),
    instruction: words(
      'A chair, a lamp, a blanket, and nobody calls.|一把椅子、一盏灯、一条毯子，没有人打来电话。|Un sillón, una lámpara, una manta, y que nadie llame.|Un fauteuil, une lampe, un plaid, et personne n’appelle.|เก้าอี้ โคมไฟ ผ้าห่ม และไม่มีใครโทรมา|ຕັ່ງນວມ ໂຄມໄຟ ຜ້າຫົ່ມ ແລະ ບໍ່ມີໃຜໂທມາ',
    ),
    goods: [
      'armchair',
      'globe-lamp',
      'knitted-throws',
      'lantern',
      'linen-cushion',
      'jute-rug',
      'arc-lamp',
      'turntable',
    ],
  },
];

/** The large picture of a product: the product among others, if there is such a picture. */
const largePicture = (id: string) => photo(id, viewsOf(id).includes('group') ? 'group' : 'front');

export async function seedCampaigns(tx: Transaction, products: readonly PlannedProduct[]): Promise<void> {
  const byId = new Map(products.map((product) => [product.good.id, product.row]));
  const planned = campaigns
    .map((campaign) => ({ ...campaign, goods: campaign.goods.filter((id) => byId.has(id)) }))
    .filter(({ goods }) => goods.length >= 3);
  for (const [index, { layout, name, instruction, goods }] of planned.entries()) {
    const id = index + 1;
    await tx.insert(activities).values({
      id,
      type: activityLayoutToWire[layout],
      name,
      instruction,
      banner: [mosaic('wide', goods.slice(0, 3)), mosaic('wide', goods.slice(-3))],
      sort: 100 - index,
    });
    await tx.insert(activityProducts).values(
      goods.map((good, place) => ({
        activityId: id,
        productId: byId.get(good)?.id ?? 0,
        image: layout === 'bigPicture' ? largePicture(good) : '',
        sort: 100 - place,
      })),
    );
  }
}
