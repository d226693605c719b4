import type { Tile } from '../media/recipe.ts';
import { type Words, words } from './words.ts';

export type MerchantSeed = {
  name: string;
  isSelf: boolean;
  isRecommended: boolean;
  icon: string;
  tile: Tile;
  scene: readonly string[];
  /** Departments that it sells from, by their position in the menu. */
  departments: readonly number[];
  category: number;
  type: number;
  service: 'H5' | 'phone' | 'message' | 'email';
  realName: string;
  address: string;
  /** "Mon–Fri 09:00–18:00", in the zone of the store. */
  openTime: string;
  timeZone: string;
  stars: readonly [product: number, service: number, dispatch: number];
  followers: number;
  keywords: string;
  intro: Words;
};

const row = (
  name: string,
  look: readonly [icon: string, tile: Tile, ...scene: string[]],
  trade: readonly [departments: number[], category: number, type: number, service: MerchantSeed['service']],
  person: readonly [realName: string, address: string, openTime: string, timeZone: string],
  fame: readonly [product: number, service: number, dispatch: number, followers: number],
  keywords: string,
  intro: string,
  flags = '',
): MerchantSeed => {
  const [icon, tile, ...scene] = look;
  const [departments, category, type, service] = trade;
  const [realName, address, openTime, timeZone] = person;
  const [product, serviceMark, dispatch, followers] = fame;
  return {
    name,
    icon,
    tile,
    scene,
    departments,
    category,
    type,
    service,
    realName,
    address,
    openTime,
    timeZone,
    stars: [product, serviceMark, dispatch],
    followers,
    keywords,
    intro: words(intro),
    isSelf: flags.includes('self'),
    isRecommended: flags.includes('recommended'),
  };
};

export const merchantSeeds: readonly MerchantSeed[] = [
  row(
    'Marketfront Direct',
    ['shopping-bags', 'sage', 'shopping-bags', 'headphone', 'teapot', 'running-shoe', 'potted-plant'],
    [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 1, 1, 'email'],
    ['Marketfront Ltd', '12 Kingsland Road, London E2 8DA, United Kingdom', 'Mon–Sun 08:00–22:00', 'UTC'],
    [4.9, 4.9, 4.8, 18_420],
    'everything,direct',
    'Chosen, checked and sent by Marketfront itself: everyday goods with the longest guarantee in the house.|由 Marketfront 自营精选、质检并发货：日常好物，享全站最长质保。|Elegido, revisado y enviado por Marketfront: artículos de diario con la garantía más larga de la casa.|Choisi, vérifié et expédié par Marketfront : le quotidien avec la garantie la plus longue de la maison.|คัดสรร ตรวจสอบ และจัดส่งโดย Marketfront เอง ของใช้ประจำวันพร้อมการรับประกันที่ยาวนานที่สุด|ຄັດເລືອກ ກວດສອບ ແລະ ຈັດສົ່ງໂດຍ Marketfront ເອງ ເຄື່ອງໃຊ້ປະຈຳວັນພ້ອມການຮັບປະກັນຍາວນານທີ່ສຸດ',
    'self recommended',
  ),
  row(
    'Northlight',
    ['candle', 'ink', 'couch-and-lamp', 'candle', 'framed-picture', 'potted-plant'],
    [[3, 4], 3, 2, 'message'],
    ['Ingrid Solberg', 'Storgata 14, 0184 Oslo, Norway', 'Mon–Fri 09:00–18:00', 'Europe/Oslo'],
    [4.8, 4.7, 4.6, 9_310],
    'lamps,candles,furniture',
    'Furniture and light for long evenings, made in small workshops around the Oslofjord.|为漫长夜晚打造的家具与灯光，出自奥斯陆峡湾的小型工坊。|Muebles y luz para tardes largas, hechos en pequeños talleres del fiordo de Oslo.|Meubles et lumière pour les longues soirées, faits dans de petits ateliers du fjord d’Oslo.|เฟอร์นิเจอร์และแสงไฟสำหรับค่ำคืนยาวนาน จากเวิร์กช็อปเล็ก ๆ รอบออสโลฟยอร์ด|ເຟີນິເຈີ ແລະ ແສງໄຟສຳລັບຄ່ຳຄືນຍາວນານ ຈາກໂຮງງານນ້ອຍອ້ອມອົດສະໂລຟິຍອດ',
    'recommended',
  ),
  row(
    'Atelier Camille',
    ['dress', 'blush', 'dress', 'handbag', 'high-heeled-shoe', 'scarf', 'ring'],
    [[0, 1], 2, 2, 'H5'],
    ['Camille Laurent', '27 rue du Temple, 75004 Paris, France', 'Tue–Sat 10:00–19:00', 'Europe/Paris'],
    [4.9, 4.8, 4.5, 22_150],
    'dresses,bags,paris',
    'A Paris studio for dresses, shoes and bags that outlast the season.|巴黎工作室，制作历久弥新的连衣裙、鞋履与手袋。|Un estudio de París con vestidos, zapatos y bolsos que duran más de una temporada.|Un atelier parisien de robes, de chaussures et de sacs qui durent plus qu’une saison.|สตูดิโอในปารีสที่ทำเดรส รองเท้า และกระเป๋าให้ใช้ได้นานกว่าหนึ่งฤดูกาล|ສະຕູດິໂອໃນປາຣີທີ່ເຮັດຊຸດ ເກີບ ແລະ ກະເປົາໃຫ້ໃຊ້ໄດ້ດົນກວ່າລະດູດຽວ',
    'recommended',
  ),
  row(
    'Luang Weave',
    ['yarn', 'lilac', 'scarf', 'yarn', 'basket', 'kimono'],
    [[0, 7], 2, 3, 'phone'],
    ['Noy Vongsa', 'Ban Xang Khong, Luang Prabang 06000, Laos', 'Mon–Sat 08:00–17:00', 'Asia/Vientiane'],
    [4.9, 5, 4.2, 5_870],
    'silk,handwoven,laos',
    'Silk and cotton woven by hand in villages along the Mekong; each piece carries its weaver’s name.|湄公河畔村庄手工织造的丝与棉，每件都有织者的名字。|Seda y algodón tejidos a mano en aldeas del Mekong; cada pieza lleva el nombre de quien la tejió.|Soie et coton tissés à la main dans les villages du Mékong ; chaque pièce porte le nom de sa tisserande.|ผ้าไหมและผ้าฝ้ายทอมือจากหมู่บ้านริมโขง ทุกชิ้นมีชื่อผู้ทอ|ຜ້າໄໝ ແລະ ຜ້າຝ້າຍຕ່ຳມືຈາກບ້ານແຄມຂອງ ທຸກຜືນມີຊື່ຜູ້ຕ່ຳ',
    'recommended',
  ),
  row(
    'Volt & Wave',
    ['high-voltage', 'sky', 'headphone', 'laptop', 'camera', 'video-game', 'mobile-phone'],
    [[2], 4, 1, 'H5'],
    ['Kenji Mori', '3-1-7 Sotokanda, Chiyoda, Tokyo 101-0021, Japan', 'Mon–Sun 10:00–20:00', 'Asia/Tokyo'],
    [4.7, 4.6, 4.9, 31_900],
    'phones,audio,cameras',
    'Phones, sound and cameras, tested on our own bench before they leave.|手机、音响与相机，出库前逐一实测。|Móviles, sonido y cámaras, probados en nuestro banco antes de salir.|Téléphones, son et photo, testés sur notre banc avant l’envoi.|มือถือ เครื่องเสียง และกล้อง ทดสอบบนโต๊ะของเราก่อนส่งทุกชิ้น|ໂທລະສັບ ເຄື່ອງສຽງ ແລະ ກ້ອງ ທົດສອບກ່ອນສົ່ງທຸກອັນ',
    'recommended',
  ),
  row(
    'Casa Olivo',
    ['olive', 'butter', 'olive', 'cheese-wedge', 'bread', 'honey-pot', 'tomato'],
    [[4, 8], 5, 2, 'email'],
    ['Lucía Romero', 'Calle Feria 31, 41003 Sevilla, Spain', 'Mon–Sat 09:00–20:00', 'Europe/Madrid'],
    [4.8, 4.9, 4.7, 7_240],
    'olives,cheese,kitchen',
    'The larder and the kitchen of an Andalusian house.|安达卢西亚人家的食品柜与厨房。|La despensa y la cocina de una casa andaluza.|Le garde-manger et la cuisine d’une maison andalouse.|ตู้กับข้าวและห้องครัวของบ้านแบบอันดาลูเซีย|ຕູ້ອາຫານ ແລະ ຄົວຂອງເຮືອນແບບອັນດາລູເຊຍ',
  ),
  row(
    'Mist & Fern',
    ['lotion-bottle', 'mist', 'lotion-bottle', 'soap', 'lipstick', 'leafy-green'],
    [[5], 6, 2, 'message'],
    ['Aoife Byrne', '8 Merchant’s Quay, Galway H91 W2Y5, Ireland', 'Mon–Fri 09:00–17:30', 'Europe/Dublin'],
    [4.7, 4.8, 4.6, 6_020],
    'soap,skin,natural',
    'Soap, lotion and colour from plants, poured in small batches by the Atlantic.|大西洋畔小批量调制的植物皂、乳液与彩妆。|Jabón, loción y color de plantas, en lotes pequeños junto al Atlántico.|Savons, laits et couleurs de plantes, coulés en petites séries au bord de l’Atlantique.|สบู่ โลชั่น และสีสันจากพืช ทำทีละน้อยริมแอตแลนติก|ສະບູ ໂລຊັນ ແລະ ສີສັນຈາກພືດ ເຮັດເທື່ອລະໜ້ອຍແຄມແອັດແລນຕິກ',
  ),
  row(
    'Summit Supply',
    ['snow-capped-mountain', 'mist', 'tent', 'hiking-boot', 'backpack', 'compass', 'flashlight'],
    [[6, 1], 7, 1, 'phone'],
    ['Jonas Keller', 'Bahnhofstrasse 9, 3920 Zermatt, Switzerland', 'Mon–Sun 08:00–19:00', 'Europe/Zurich'],
    [4.8, 4.6, 4.8, 14_770],
    'camping,hiking,outdoor',
    'Kit that has been up the mountain before you: tents, boots and everything in between.|先于你登过山的装备：帐篷、登山靴，应有尽有。|Material que ya subió a la montaña antes que tú: tiendas, botas y todo lo demás.|Du matériel monté là-haut avant vous : tentes, chaussures et tout le reste.|อุปกรณ์ที่ขึ้นเขามาก่อนคุณ เต็นท์ รองเท้า และทุกอย่างระหว่างนั้น|ອຸປະກອນທີ່ຂຶ້ນພູກ່ອນທ່ານ ເຕັ້ນ ເກີບ ແລະ ທຸກຢ່າງ',
    'recommended',
  ),
  row(
    'Tin Drum Toys',
    ['teddy-bear', 'butter', 'teddy-bear', 'robot', 'kite', 'nesting-dolls', 'drum'],
    [[7], 8, 3, 'email'],
    ['Marta Nowak', 'ul. Długa 12, 80-827 Gdańsk, Poland', 'Mon–Fri 09:00–17:00', 'Europe/Warsaw'],
    [4.9, 4.8, 4.7, 4_480],
    'toys,music,wood',
    'Toys and first instruments that ask for imagination instead of batteries.|激发想象力、无需电池的玩具与启蒙乐器。|Juguetes y primeros instrumentos que piden imaginación en vez de pilas.|Jouets et premiers instruments qui demandent de l’imagination, pas de piles.|ของเล่นและเครื่องดนตรีชิ้นแรกที่ใช้จินตนาการแทนถ่าน|ຂອງຫຼິ້ນ ແລະ ເຄື່ອງດົນຕີທຳອິດທີ່ໃຊ້ຈິນຕະນາການແທນຖ່ານ',
  ),
  row(
    'Jade Tea House',
    ['teapot', 'sage', 'teapot', 'leafy-green', 'teacup-without-handle', 'hot-beverage'],
    [[8, 4], 5, 3, 'message'],
    ['Lin Yue', '88 Longjing Road, Hangzhou 310013, China', 'Mon–Sun 09:00–21:00', 'Asia/Shanghai'],
    [4.9, 4.9, 4.4, 11_360],
    'tea,teapots,gifts',
    'Spring-picked tea and the pots to brew it in.|明前春茶，与泡茶好壶。|Té de cosecha de primavera y las teteras para prepararlo.|Des thés de printemps et les théières pour les préparer.|ชาเก็บฤดูใบไม้ผลิ และกาสำหรับชง|ຊາເກັບລະດູໃບໄມ້ປົ່ງ ແລະ ກາສຳລັບຊົງ',
    'recommended',
  ),
  row(
    'Green Thumb Yard',
    ['potted-plant', 'sage', 'potted-plant', 'cactus', 'bouquet', 'toolbox', 'bucket'],
    [[9], 9, 1, 'phone'],
    [
      'Somchai Prasert',
      '55 Soi Ari, Phaya Thai, Bangkok 10400, Thailand',
      'Mon–Sun 07:00–18:00',
      'Asia/Bangkok',
    ],
    [4.6, 4.7, 4.3, 3_690],
    'plants,tools,garden',
    'Plants that arrive upright, and honest tools to look after them.|挺拔到家的植物，以及照料它们的好工具。|Plantas que llegan de pie y herramientas honestas para cuidarlas.|Des plantes qui arrivent debout et de bons outils pour s’en occuper.|ต้นไม้ที่ถึงมือแบบตั้งตรง และเครื่องมือดี ๆ สำหรับดูแล|ຕົ້ນໄມ້ທີ່ຮອດມືແບບຕັ້ງຊື່ ແລະ ເຄື່ອງມືດີໆສຳລັບດູແລ',
  ),
  row(
    'Paper Harbour',
    ['notebook', 'sky', 'notebook', 'fountain-pen', 'books', 'scissors'],
    [[9, 7], 9, 3, 'email'],
    ['Grace Osei', '14 Oxford Street, Accra, Ghana', 'Mon–Sat 09:00–18:00', 'Africa/Accra'],
    [4.8, 4.9, 4.6, 2_950],
    'paper,pens,books',
    'Paper, pens and books for people who still write by hand.|为仍爱手写的人准备的纸、笔与书。|Papel, plumas y libros para quien aún escribe a mano.|Papier, plumes et livres pour celles et ceux qui écrivent encore à la main.|กระดาษ ปากกา และหนังสือสำหรับคนที่ยังเขียนด้วยมือ|ເຈ້ຍ ປາກກາ ແລະ ປຶ້ມສຳລັບຄົນທີ່ຍັງຂຽນດ້ວຍມື',
  ),
];
