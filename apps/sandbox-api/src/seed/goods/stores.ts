import { type Words, words } from '../words.ts';

/** A shop in the marketplace that makes or selects its goods. */
export type Store = {
  isSelf?: true;
  isRecommended?: true;
  /** The products in its badge and its banner. */
  face: readonly string[];
  /** Positions in the seed's lists of classifications and types of stores, from 1. */
  category: number;
  type: number;
  service: 'H5' | 'phone' | 'message' | 'email';
  realName: string;
  address: string;
  /** The country of the address, ISO 3166-1 alpha-2. */
  country: string;
  /** "Mon–Fri 09:00–18:00", in the time zone of the store. */
  openTime: string;
  timeZone: string;
  /** Its mark for dispatch; the marks for goods and service come from buyers. */
  dispatch: number;
  followers: number;
  keywords: string;
  intro: Words;
};

export const stores = {
  'Marketfront Direct': {
    isSelf: true,
    isRecommended: true,
    face: ['cord-basket', 'flask', 'waffle-towels', 'storage-boxes'],
    category: 1,
    type: 1,
    service: 'email',
    realName: 'Marketfront Ltd',
    address: '12 Kingsland Road, London E2 8DA, United Kingdom',
    country: 'GB',
    openTime: 'Mon–Sun 08:00–22:00',
    timeZone: 'UTC',
    dispatch: 4.8,
    followers: 18_420,
    keywords: 'everyday,home,direct',
    intro: words(
      'Chosen, checked and sent by Marketfront itself: the things a house uses every day, with the longest guarantee in the marketplace.|由 Marketfront 自营精选、质检并发货：家中每天用到的东西，享全站最长质保。|Elegido, revisado y enviado por Marketfront: lo que una casa usa cada día, con la garantía más larga del mercado.|Choisi, vérifié et expédié par Marketfront : ce dont une maison se sert chaque jour, avec la garantie la plus longue de la place.|คัดสรร ตรวจสอบ และจัดส่งโดย Marketfront เอง ของที่บ้านใช้ทุกวัน พร้อมการรับประกันที่ยาวที่สุด|ຄັດເລືອກ ກວດສອບ ແລະ ຈັດສົ່ງໂດຍ Marketfront ເອງ ເຄື່ອງທີ່ເຮືອນໃຊ້ທຸກມື້ ພ້ອມການຮັບປະກັນຍາວທີ່ສຸດ',
    ),
  },
  'Oleiro & Filha': {
    isRecommended: true,
    face: ['teapot', 'jug', 'bellied-vase', 'bowl'],
    category: 3,
    type: 3,
    service: 'message',
    realName: 'Inês Carvalho',
    address: 'Rua do Forno 6, 2500-178 Caldas da Rainha, Portugal',
    country: 'PT',
    openTime: 'Mon–Fri 08:00–17:00',
    timeZone: 'Europe/Lisbon',
    dispatch: 4.4,
    followers: 7_310,
    keywords: 'stoneware,teapots,vases',
    intro: words(
      'A potter and his daughter in Caldas da Rainha. He throws, she glazes, and the kiln is opened on Fridays.|卡尔达斯-达赖尼亚的一位陶匠和他的女儿：他拉坯，她上釉，每周五开窑。|Un alfarero y su hija en Caldas da Rainha. Él tornea, ella esmalta, y el horno se abre los viernes.|Un potier et sa fille à Caldas da Rainha. Il tourne, elle émaille, et le four s’ouvre le vendredi.|ช่างปั้นกับลูกสาวในเมืองกัลดัส ดา ไรญา พ่อขึ้นรูป ลูกเคลือบ และเปิดเตาทุกวันศุกร์|ຊ່າງປັ້ນກັບລູກສາວໃນເມືອງ ກາລດັສ ດາ ໄຣຍາ ພໍ່ຂຶ້ນຮູບ ລູກເຄືອບ ແລະ ເປີດເຕົາທຸກວັນສຸກ',
    ),
  },
  'Sklo Lesná': {
    face: ['carafe', 'tumblers', 'wine-glass', 'glass-teapot'],
    category: 3,
    type: 3,
    service: 'email',
    realName: 'Tomáš Havel',
    address: 'Lesná 41, 468 51 Smržovka, Czechia',
    country: 'CZ',
    openTime: 'Mon–Fri 07:00–15:30',
    timeZone: 'Europe/Prague',
    dispatch: 4.3,
    followers: 3_260,
    keywords: 'glass,carafes,handblown',
    intro: words(
      'Nine glassblowers at the edge of the Jizera forest. Each piece is blown into a beech mould that lasts about a hundred glasses.|伊泽拉森林边的九位吹玻璃匠人。每件器皿都吹入榉木模具，一只模具约能做一百只杯子。|Nueve sopladores al borde del bosque del Jizera. Cada pieza se sopla en un molde de haya que dura unas cien copas.|Neuf souffleurs au bord de la forêt de la Jizera. Chaque pièce est soufflée dans un moule de hêtre qui dure une centaine de verres.|ช่างเป่าแก้วเก้าคนริมป่ายีเซรา ทุกชิ้นเป่าในแม่พิมพ์ไม้บีชที่ใช้ได้ราวหนึ่งร้อยใบ|ຊ່າງເປົ່າແກ້ວເກົ້າຄົນແຄມປ່າຢີເຊຣາ ທຸກໃບເປົ່າໃນແມ່ພິມໄມ້ບີຊທີ່ໃຊ້ໄດ້ປະມານຮ້ອຍໃບ',
    ),
  },
  'Moor & Iron': {
    isRecommended: true,
    face: ['casserole', 'chefs-knife', 'skillet', 'cutting-board'],
    category: 3,
    type: 2,
    service: 'phone',
    realName: 'Hannah Birtle',
    address: '3 Porter Brook Works, Sheffield S11 8HY, United Kingdom',
    country: 'GB',
    openTime: 'Mon–Sat 08:30–17:30',
    timeZone: 'Europe/London',
    dispatch: 4.7,
    followers: 12_040,
    keywords: 'knives,pans,kitchen',
    intro: words(
      'Knives ground and pans cast in Sheffield, and the boards, mills and bowls that stand beside them. Blunt knives come back to us and go home sharp.|谢菲尔德磨的刀、铸的锅，还有与之相伴的砧板、研磨器与碗。刀钝了寄回来，我们磨利再送回。|Cuchillos afilados y sartenes fundidas en Sheffield, y las tablas, molinillos y cuencos que los acompañan. El cuchillo sin filo vuelve a casa afilado.|Couteaux affûtés et poêles coulées à Sheffield, avec les planches, moulins et bols qui vont à côté. Les lames émoussées nous reviennent et repartent affûtées.|มีดลับและกระทะหล่อจากเชฟฟีลด์ พร้อมเขียง ที่บด และชามที่วางเคียงกัน มีดทื่อส่งกลับมาให้เราลับได้|ມີດລັບ ແລະ ໝໍ້ຂາງຫຼໍ່ຈາກເຊັຟຟິວ ພ້ອມຂຽງ ເຄື່ອງບົດ ແລະ ຖ້ວຍທີ່ວາງຄຽງກັນ ມີດບໍ່ຄົມສົ່ງກັບມາໃຫ້ພວກເຮົາລັບໄດ້',
    ),
  },
  Northlight: {
    isRecommended: true,
    face: ['mushroom-lamp', 'globe-lamp', 'arc-lamp', 'lantern'],
    category: 3,
    type: 2,
    service: 'message',
    realName: 'Ingrid Solberg',
    address: 'Storgata 14, 0184 Oslo, Norway',
    country: 'NO',
    openTime: 'Mon–Fri 09:00–18:00',
    timeZone: 'Europe/Oslo',
    dispatch: 4.6,
    followers: 9_310,
    keywords: 'lamps,candles,lanterns',
    intro: words(
      'Light for long evenings. Lamps and candle holders from four small workshops around the Oslofjord, wired and tested in ours.|为漫长夜晚而做的光。灯与烛台出自奥斯陆峡湾的四间小工坊，由我们布线并测试。|Luz para tardes largas. Lámparas y candelabros de cuatro pequeños talleres del fiordo de Oslo, cableados y probados en el nuestro.|De la lumière pour les longues soirées. Lampes et bougeoirs de quatre petits ateliers du fjord d’Oslo, câblés et testés chez nous.|แสงสำหรับค่ำคืนยาวนาน โคมไฟและเชิงเทียนจากเวิร์กช็อปเล็ก ๆ สี่แห่งรอบออสโลฟยอร์ด เดินสายและทดสอบที่ร้านเรา|ແສງສຳລັບຄ່ຳຄືນຍາວນານ ໂຄມໄຟ ແລະ ເຊີງທຽນຈາກໂຮງງານນ້ອຍສີ່ແຫ່ງອ້ອມອົດສະໂລຟິຍອດ ເດີນສາຍ ແລະ ທົດສອບທີ່ຮ້ານເຮົາ',
    ),
  },
  'Lund & Spån': {
    isRecommended: true,
    face: ['armchair', 'sofa', 'stool', 'sideboard'],
    category: 3,
    type: 2,
    service: 'H5',
    realName: 'Mads Lindegaard',
    address: 'Savværksvej 9, 8600 Silkeborg, Denmark',
    country: 'DK',
    openTime: 'Mon–Fri 08:00–16:00',
    timeZone: 'Europe/Copenhagen',
    dispatch: 4.2,
    followers: 10_870,
    keywords: 'chairs,sofas,oak',
    intro: words(
      'Joiners and upholsterers in Jutland. The timber dries for two years in our own barn before anyone cuts a leg from it.|日德兰半岛的木匠与软包匠。木料在自家谷仓里晾足两年，才锯下第一条椅腿。|Ebanistas y tapiceros en Jutlandia. La madera se seca dos años en nuestro granero antes de cortar una sola pata.|Menuisiers et tapissiers dans le Jutland. Le bois sèche deux ans dans notre grange avant qu’on y taille un pied.|ช่างไม้และช่างหุ้มเบาะในจัตแลนด์ ไม้ผึ่งในโรงนาของเราสองปีก่อนจะตัดเป็นขา|ຊ່າງໄມ້ ແລະ ຊ່າງຫຸ້ມເບາະໃນຈັດແລນ ໄມ້ຕາກໃນເລົ້າຂອງເຮົາສອງປີກ່ອນຈະຕັດເປັນຂາ',
    ),
  },
  'Luang Weave': {
    isRecommended: true,
    face: ['linen-cushion', 'wool-scarf', 'knitted-throws', 'jute-rug'],
    category: 3,
    type: 3,
    service: 'phone',
    realName: 'Noy Vongsa',
    address: 'Ban Xang Khong, Luang Prabang 06000, Laos',
    country: 'LA',
    openTime: 'Mon–Sat 08:00–17:00',
    timeZone: 'Asia/Vientiane',
    dispatch: 4.2,
    followers: 5_870,
    keywords: 'handwoven,cotton,laos',
    intro: words(
      'Cotton, linen and jute woven by hand in villages along the Mekong; each piece carries the name of its weaver.|湄公河畔村庄手工织造的棉、麻与黄麻，每件都有织者的名字。|Algodón, lino y yute tejidos a mano en aldeas del Mekong; cada pieza lleva el nombre de quien la tejió.|Coton, lin et jute tissés à la main dans les villages du Mékong ; chaque pièce porte le nom de sa tisserande.|ผ้าฝ้าย ลินิน และปอทอมือจากหมู่บ้านริมโขง ทุกชิ้นมีชื่อผู้ทอ|ຝ້າຍ ລິນິນ ແລະ ປໍຕ່ຳມືຈາກບ້ານແຄມຂອງ ທຸກຜືນມີຊື່ຜູ້ຕ່ຳ',
    ),
  },
  'Mist & Fern': {
    face: ['hand-wash', 'soaps', 'scented-candle', 'face-oil'],
    category: 6,
    type: 2,
    service: 'message',
    realName: 'Aoife Byrne',
    address: '8 Merchant’s Quay, Galway H91 W2Y5, Ireland',
    country: 'IE',
    openTime: 'Mon–Fri 09:00–17:30',
    timeZone: 'Europe/Dublin',
    dispatch: 4.6,
    followers: 6_020,
    keywords: 'soap,skin,scent',
    intro: words(
      'Soap, oil and wax from plants, poured in small batches by the Atlantic. Bottles can be sent back and come again full.|大西洋畔小批量调制的植物皂、精油与蜡烛。空瓶可寄回，装满再来。|Jabón, aceite y cera de plantas, en lotes pequeños junto al Atlántico. Los frascos vuelven y regresan llenos.|Savons, huiles et cires de plantes, coulés en petites séries au bord de l’Atlantique. Les flacons reviennent et repartent pleins.|สบู่ น้ำมัน และไขจากพืช ทำทีละน้อยริมแอตแลนติก ขวดเปล่าส่งกลับมาเติมได้|ສະບູ ນ້ຳມັນ ແລະ ຂີ້ເຜິ້ງຈາກພືດ ເຮັດເທື່ອລະໜ້ອຍແຄມແອັດແລນຕິກ ຂວດເປົ່າສົ່ງກັບມາເຕີມໄດ້',
    ),
  },
  'Paper Harbour': {
    isRecommended: true,
    face: ['notebook', 'fountain-pen', 'novels', 'envelopes'],
    category: 9,
    type: 3,
    service: 'email',
    realName: 'Grace Osei',
    address: '14 Oxford Street, Accra, Ghana',
    country: 'GH',
    openTime: 'Mon–Sat 09:00–18:00',
    timeZone: 'Africa/Accra',
    dispatch: 4.6,
    followers: 2_950,
    keywords: 'paper,pens,books',
    intro: words(
      'Paper, pens and books for people who still write by hand. Every order leaves with a card that somebody has signed.|为仍爱手写的人准备的纸、笔与书。每份订单都附一张亲笔签名的卡片。|Papel, plumas y libros para quien aún escribe a mano. Cada pedido sale con una tarjeta firmada por alguien.|Papier, plumes et livres pour celles et ceux qui écrivent encore à la main. Chaque commande part avec une carte signée.|กระดาษ ปากกา และหนังสือสำหรับคนที่ยังเขียนด้วยมือ ทุกคำสั่งซื้อมีการ์ดที่เซ็นชื่อแนบไป|ເຈ້ຍ ປາກກາ ແລະ ປຶ້ມສຳລັບຄົນທີ່ຍັງຂຽນດ້ວຍມື ທຸກຄຳສັ່ງຊື້ມີບັດທີ່ເຊັນຊື່ແນບໄປ',
    ),
  },
  'Casa Olivo': {
    face: ['olive-oil', 'sardines', 'red-wine', 'spaghetti'],
    category: 5,
    type: 2,
    service: 'email',
    realName: 'Lucía Romero',
    address: 'Calle Feria 31, 41003 Sevilla, Spain',
    country: 'ES',
    openTime: 'Mon–Sat 09:00–20:00',
    timeZone: 'Europe/Madrid',
    dispatch: 4.7,
    followers: 7_240,
    keywords: 'oil,honey,pantry',
    intro: words(
      'The larder of an Andalusian house: oil, tins and jars from families we have bought from for thirty years.|安达卢西亚人家的食品柜：橄榄油、罐头与果酱，出自我们合作三十年的家庭。|La despensa de una casa andaluza: aceite, latas y tarros de familias a las que compramos desde hace treinta años.|Le garde-manger d’une maison andalouse : huile, conserves et bocaux de familles que nous connaissons depuis trente ans.|ตู้กับข้าวของบ้านอันดาลูเซีย น้ำมัน กระป๋อง และโหลจากครอบครัวที่เราซื้อมาสามสิบปี|ຕູ້ອາຫານຂອງເຮືອນອັນດາລູເຊຍ ນ້ຳມັນ ກະປ໋ອງ ແລະ ໂຫຼຈາກຄອບຄົວທີ່ເຮົາຊື້ມາສາມສິບປີ',
    ),
  },
  'Jade Tea House': {
    isRecommended: true,
    face: ['tea-tin', 'herbal-tea', 'glass-teapot', 'espresso-cups'],
    category: 5,
    type: 3,
    service: 'message',
    realName: 'Lin Yue',
    address: '88 Longjing Road, Hangzhou 310013, China',
    country: 'CN',
    openTime: 'Mon–Sun 09:00–21:00',
    timeZone: 'Asia/Shanghai',
    dispatch: 4.4,
    followers: 11_360,
    keywords: 'tea,coffee,brewing',
    intro: words(
      'Spring-picked tea, lightly roasted coffee and the pots to brew them in, tasted every morning at seven.|明前春茶、浅烘咖啡与泡饮器具，每天早上七点试饮。|Té de primavera, café de tueste ligero y lo necesario para prepararlos, catados cada mañana a las siete.|Thés de printemps, cafés à torréfaction claire et de quoi les préparer, goûtés chaque matin à sept heures.|ชาเก็บฤดูใบไม้ผลิ กาแฟคั่วอ่อน และอุปกรณ์ชง ชิมทุกเช้าเจ็ดโมง|ຊາເກັບລະດູໃບໄມ້ປົ່ງ ກາເຟຂົ້ວອ່ອນ ແລະ ອຸປະກອນຊົງ ຊີມທຸກເຊົ້າເຈັດໂມງ',
    ),
  },
  'Green Thumb Yard': {
    face: ['olive-tree', 'rubber-plant', 'watering-can', 'succulent'],
    category: 9,
    type: 1,
    service: 'phone',
    realName: 'Somchai Prasert',
    address: '55 Soi Ari, Phaya Thai, Bangkok 10400, Thailand',
    country: 'TH',
    openTime: 'Mon–Sun 07:00–18:00',
    timeZone: 'Asia/Bangkok',
    dispatch: 4.3,
    followers: 3_690,
    keywords: 'plants,pots,watering',
    intro: words(
      'Plants that arrive upright, in pots that drain. Ask us anything: the phone is answered by the person who watered them this morning.|植物挺拔到家，花盆排水良好。有问必答：接电话的就是今早浇水的人。|Plantas que llegan de pie, en macetas que drenan. Pregunte: contesta quien las regó esta mañana.|Des plantes qui arrivent debout, dans des pots qui drainent. Au téléphone : la personne qui les a arrosées ce matin.|ต้นไม้ที่ถึงมือแบบตั้งตรง ในกระถางที่ระบายน้ำดี ถามได้ทุกเรื่อง คนรับสายคือคนที่รดน้ำเมื่อเช้า|ຕົ້ນໄມ້ທີ່ຮອດມືແບບຕັ້ງຊື່ ໃນກະຖາງທີ່ລະບາຍນ້ຳດີ ຖາມໄດ້ທຸກເລື່ອງ ຄົນຮັບສາຍແມ່ນຄົນທີ່ຫົດນ້ຳເມື່ອເຊົ້າ',
    ),
  },
  'Tin Drum Toys': {
    face: ['rainbow', 'train', 'pull-duck', 'building-blocks'],
    category: 8,
    type: 3,
    service: 'email',
    realName: 'Marta Nowak',
    address: 'ul. Długa 12, 80-827 Gdańsk, Poland',
    country: 'PL',
    openTime: 'Mon–Fri 09:00–17:00',
    timeZone: 'Europe/Warsaw',
    dispatch: 4.7,
    followers: 4_480,
    keywords: 'toys,wood,games',
    intro: words(
      'Wooden toys and board games that ask for imagination instead of batteries, turned and painted behind the shop in Gdańsk.|激发想象力、无需电池的木制玩具与棋类，在格但斯克店铺后院车制上色。|Juguetes de madera y juegos de mesa que piden imaginación en vez de pilas, torneados y pintados en la trastienda de Gdansk.|Jouets de bois et jeux qui demandent de l’imagination plutôt que des piles, tournés et peints derrière la boutique de Gdańsk.|ของเล่นไม้และเกมกระดานที่ใช้จินตนาการแทนถ่าน กลึงและลงสีหลังร้านในกดัญสก์|ຂອງຫຼິ້ນໄມ້ ແລະ ເກມກະດານທີ່ໃຊ້ຈິນຕະນາການແທນຖ່ານ ກຶງ ແລະ ທາສີຫຼັງຮ້ານໃນກະດັນສ໌',
    ),
  },
  'Summit Supply': {
    face: ['kettlebell', 'flask', 'yoga-mat', 'boules'],
    category: 7,
    type: 1,
    service: 'phone',
    realName: 'Jonas Keller',
    address: 'Bahnhofstrasse 9, 3920 Zermatt, Switzerland',
    country: 'CH',
    openTime: 'Mon–Sun 08:00–19:00',
    timeZone: 'Europe/Zurich',
    dispatch: 4.8,
    followers: 14_770,
    keywords: 'sport,training,outdoor',
    intro: words(
      'Weights, mats and balls that our own club has used for a winter before we sell them.|哑铃、瑜伽垫与球，先在自家俱乐部用过一个冬天，才上架出售。|Pesas, esterillas y pelotas que nuestro club ha usado todo un invierno antes de venderlas.|Poids, tapis et ballons que notre club a utilisés tout un hiver avant de les vendre.|ตุ้มน้ำหนัก เสื่อ และลูกบอลที่ชมรมของเราใช้มาหนึ่งฤดูหนาวก่อนวางขาย|ຕຸ້ມນ້ຳໜັກ ເສື່ອ ແລະ ໝາກບານທີ່ສະໂມສອນຂອງເຮົາໃຊ້ມາໜຶ່ງລະດູໜາວກ່ອນວາງຂາຍ',
    ),
  },
  'Volt & Wave': {
    isRecommended: true,
    face: ['radio', 'headphones', 'turntable', 'camera'],
    category: 4,
    type: 1,
    service: 'H5',
    realName: 'Kenji Mori',
    address: '3-1-7 Sotokanda, Chiyoda, Tokyo 101-0021, Japan',
    country: 'JP',
    openTime: 'Mon–Sun 10:00–20:00',
    timeZone: 'Asia/Tokyo',
    dispatch: 4.9,
    followers: 31_900,
    keywords: 'audio,cameras,desk',
    intro: words(
      'Sound and small devices that can be opened with a screwdriver. We keep spare parts for ten years and test each set on our own bench.|用螺丝刀就能打开的音响与小电器。备件保存十年，每台都在自家工作台上测试。|Sonido y pequeños aparatos que se abren con un destornillador. Guardamos recambios diez años y probamos cada equipo en nuestro banco.|Du son et de petits appareils qui s’ouvrent au tournevis. Nous gardons les pièces dix ans et testons chaque appareil sur notre banc.|เครื่องเสียงและอุปกรณ์ที่เปิดซ่อมได้ด้วยไขควง เราเก็บอะไหล่สิบปีและทดสอบทุกเครื่องบนโต๊ะของเรา|ເຄື່ອງສຽງ ແລະ ອຸປະກອນທີ່ເປີດແປງໄດ້ດ້ວຍໄຂຄວງ ພວກເຮົາເກັບອາໄຫຼ່ສິບປີ ແລະ ທົດສອບທຸກເຄື່ອງ',
    ),
  },
  'Atelier Camille': {
    isRecommended: true,
    face: ['satchel', 'pearl-necklace', 'umbrella', 'leather-watch'],
    category: 2,
    type: 2,
    service: 'H5',
    realName: 'Camille Laurent',
    address: '27 rue du Temple, 75004 Paris, France',
    country: 'FR',
    openTime: 'Tue–Sat 10:00–19:00',
    timeZone: 'Europe/Paris',
    dispatch: 4.5,
    followers: 22_150,
    keywords: 'bags,jewellery,clothing',
    intro: words(
      'A Paris studio for leather, jewellery and clothes that outlast the season. Straps and clasps are repaired for as long as you own them.|巴黎工作室，制作历久弥新的皮具、首饰与衣服。肩带与搭扣终身维修。|Un taller de París con cuero, joyas y ropa que duran más de una temporada. Correas y cierres se reparan de por vida.|Un atelier parisien de cuir, de bijoux et de vêtements qui durent plus qu’une saison. Sangles et fermoirs se réparent à vie.|สตูดิโอในปารีสที่ทำเครื่องหนัง เครื่องประดับ และเสื้อผ้าให้ใช้ได้นานกว่าหนึ่งฤดูกาล สายและตะขอซ่อมให้ตลอด|ສະຕູດິໂອໃນປາຣີທີ່ເຮັດເຄື່ອງໜັງ ເຄື່ອງປະດັບ ແລະ ເຄື່ອງນຸ່ງໃຫ້ໃຊ້ໄດ້ດົນ ສາຍ ແລະ ຂໍສ້ອມໃຫ້ຕະຫຼອດ',
    ),
  },
} as const satisfies Readonly<Record<string, Store>>;

export type StoreName = keyof typeof stores;
