import type { Transaction } from '../db/client.ts';
import { type BusinessHours, merchantCategories, merchants, merchantTypes } from '../db/schema.ts';
import { day } from '../domain/shared/time.ts';
import { documentPicture, mosaic, slugOf, storeScene, wordmark } from '../media/addresses.ts';
import { goodsForSale, openStores, pictured } from './goods/for-sale.ts';
import { type Store, type StoreName, stores } from './goods/stores.ts';
import { words } from './words.ts';

const classifications: readonly (readonly [name: string, fee: number])[] = [
  ['Department store|综合百货|Grandes almacenes|Grand magasin|ห้างสรรพสินค้า|ຫ້າງສັບພະສິນຄ້າ', 0],
  ['Fashion|时尚服饰|Moda|Mode|แฟชั่น|ແຟຊັ່ນ', 6],
  ['Home & living|家居|Hogar|Maison|บ้านและการตกแต่ง|ເຮືອນ ແລະ ການຕົກແຕ່ງ', 5],
  ['Electronics|数码电子|Electrónica|Électronique|อิเล็กทรอนิกส์|ເອເລັກໂຕຣນິກ', 4],
  ['Food & drink|食品饮料|Alimentación|Épicerie|อาหารและเครื่องดื่ม|ອາຫານ ແລະ ເຄື່ອງດື່ມ', 3],
  ['Beauty & care|美妆个护|Belleza y cuidado|Beauté et soin|ความงามและการดูแล|ຄວາມງາມ ແລະ ການດູແລ', 6],
  ['Sports & outdoors|运动户外|Deporte y aire libre|Sport et plein air|กีฬาและกลางแจ้ง|ກິລາ ແລະ ກາງແຈ້ງ', 5],
  ['Toys & music|玩具乐器|Juguetes y música|Jouets et musique|ของเล่นและดนตรี|ຂອງຫຼິ້ນ ແລະ ດົນຕີ', 5],
  ['Garden & desk|园艺文具|Jardín y escritorio|Jardin et bureau|สวนและเครื่องเขียน|ສວນ ແລະ ເຄື່ອງຂຽນ', 4],
];

const types: readonly (readonly [name: string, info: string])[] = [
  [
    'Flagship store|旗舰店|Tienda insignia|Boutique officielle|ร้านแฟล็กชิป|ຮ້ານທຸງ',
    'The owner of the brand sells itself: business licence and trade mark registration.|品牌方自营：需营业执照与商标注册证。|Vende el propio dueño de la marca: licencia comercial y registro de marca.|La marque vend elle-même : licence commerciale et dépôt de marque.|เจ้าของแบรนด์ขายเอง: ใบอนุญาตธุรกิจและทะเบียนเครื่องหมายการค้า|ເຈົ້າຂອງຍີ່ຫໍ້ຂາຍເອງ: ໃບອະນຸຍາດທຸລະກິດ ແລະ ທະບຽນເຄື່ອງໝາຍການຄ້າ',
  ],
  [
    'Specialist store|专卖店|Tienda especializada|Boutique spécialisée|ร้านเฉพาะทาง|ຮ້ານສະເພາະທາງ',
    'A shop with its own range: business licence and a letter from each brand it sells.|自有品类的店铺：需营业执照与各品牌授权书。|Una tienda con gama propia: licencia comercial y autorización de cada marca.|Une boutique avec sa gamme : licence commerciale et lettre de chaque marque.|ร้านที่มีสินค้าเฉพาะ: ใบอนุญาตธุรกิจและหนังสือจากแต่ละแบรนด์|ຮ້ານທີ່ມີສິນຄ້າສະເພາະ: ໃບອະນຸຍາດທຸລະກິດ ແລະ ໜັງສືຈາກແຕ່ລະຍີ່ຫໍ້',
  ],
  [
    'Maker|手作人|Artesano|Artisan|ผู้ผลิตงานฝีมือ|ຊ່າງຝີມື',
    'Someone who makes what they sell: identity document and pictures of the workshop.|自制自售：需身份证件与工坊照片。|Quien fabrica lo que vende: documento de identidad y fotos del taller.|Qui fabrique ce qu’il vend : pièce d’identité et photos de l’atelier.|ผู้ที่ผลิตสินค้าเอง: เอกสารยืนยันตัวตนและภาพโรงงาน|ຜູ້ທີ່ຜະລິດສິນຄ້າເອງ: ເອກະສານຢັ້ງຢືນຕົວຕົນ ແລະ ຮູບໂຮງງານ',
  ],
];

/** The amounts, in cents, from which delivery is free, assigned to the stores in turn. */
const freeShippingOffers = [6000, null, 9000];

/** The response times of stores, assigned in turn. A new store has none yet. */
const responseTimes = [15, 60, 120, 240, null, 30, 90, 180, 45, 300, 20, 1440];

const holiday = words(
  'Closed on public holidays; orders leave on the next working day.|公共假日休息，订单于下一个工作日发出。|Cerrado en festivos; los pedidos salen el siguiente día laborable.|Fermé les jours fériés ; les commandes partent le jour ouvré suivant.|ปิดวันหยุดราชการ คำสั่งซื้อจะส่งในวันทำการถัดไป|ປິດວັນພັກລັດຖະການ ຄຳສັ່ງຊື້ຈະສົ່ງໃນມື້ເຮັດວຽກຖັດໄປ',
);

const weekDays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function businessHours({ openTime, timeZone }: Store): BusinessHours {
  const [days = '', times = ''] = openTime.split(' ');
  const [first = 0, last = 6] = days.split('–').map((day) => weekDays.indexOf(day));
  const [opens = '', closes = ''] = times.split('–');
  return {
    timeZone,
    days: Array.from({ length: last - first + 1 }, (_, at) => first + at + 1),
    opens,
    closes,
  };
}

export async function seedMerchants(tx: Transaction, now: Date): Promise<void> {
  await tx.insert(merchantCategories).values(
    classifications.map(([name, handlingFee], index) => ({
      id: index + 1,
      name: words(name),
      handlingFee,
      sort: 100 - index,
    })),
  );
  await tx
    .insert(merchantTypes)
    .values(types.map(([name, info], index) => ({ id: index + 1, name: words(name), info: words(info) })));
  await tx
    .insert(merchants)
    .values(openStores.map((name, index) => ({ id: index + 1, ...planStore(name, index, now) })));
}

function planStore(name: StoreName, index: number, now: Date): Omit<typeof merchants.$inferInsert, 'id'> {
  const store: Store = stores[name];
  const slug = slugOf(name);
  const own = goodsForSale.filter((good) => good.store === name);
  const faces = (count: number) => pictured(count, store.face, own);
  const banner = storeScene(name);
  return {
    name,
    categoryId: store.category,
    typeId: store.type,
    isSelf: store.isSelf ?? false,
    isRecommended: store.isRecommended ?? false,
    sort: 100 - index,
    avatar: wordmark(name, 'badge'),
    backImage: mosaic('card', faces(2)),
    streetBackImage: mosaic('half', faces(2)),
    pcBackImage: banner,
    pcBanner: [banner, mosaic('wide', faces(3))],
    // Used until its goods have reviews.
    starLevel: Math.round(store.dispatch),
    starProduct: store.dispatch,
    starService: store.dispatch,
    starDispatch: store.dispatch,
    responseMinutes: responseTimes[index % responseTimes.length] ?? null,
    shipsFrom: store.country,
    followers: store.followers,
    realName: store.realName,
    email: `hello@${slug}.example`,
    phone: `+44 20 7946 0${String(110 + index)}`,
    address: store.address,
    keywords: store.keywords,
    qualificationPictures: [documentPicture('licence'), documentPicture('certificate')],
    intro: store.intro,
    openTime: store.openTime,
    businessHours: businessHours(store),
    holidayNotice: holiday,
    handlingFee: classifications[store.category - 1]?.[1] ?? 0,
    offersPickup: index % 4 === 0,
    freeShippingFrom: freeShippingOffers[index % freeShippingOffers.length] ?? null,
    serviceType: store.service,
    serviceLink: `https://${slug}.example/chat`,
    servicePhone: `+44 20 7946 0${String(310 + index)}`,
    serviceMessage: `https://m.me/${slug}`,
    serviceEmail: `service@${slug}.example`,
    createdAt: new Date(now.getTime() - (900 + index * 83) * day),
  };
}
