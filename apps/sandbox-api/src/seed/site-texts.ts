import type { Icon } from '../media/addresses.ts';
import { isForSale } from './goods/for-sale.ts';
import { mapWords, type Words, words } from './words.ts';

/** The texts of a page that the site's owner may change, by the page's layout key. */
export const pageTexts: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  userCenterLayout: {
    balance: words('Balance|余额|Saldo|Solde|ยอดเงินคงเหลือ|ຍອດເງິນຄົງເຫຼືອ'),
    phone_number: words('Phone number|手机号|Teléfono|Téléphone|หมายเลขโทรศัพท์|ເບີໂທລະສັບ'),
    email: words('E-mail|电子邮箱|Correo electrónico|E-mail|อีเมล|ອີເມວ'),
    logout: words('Log out|退出登录|Cerrar sesión|Se déconnecter|ออกจากระบบ|ອອກຈາກລະບົບ'),
    my_order: words('My Order|我的订单|Mis pedidos|Mes commandes|คำสั่งซื้อของฉัน|ຄຳສັ່ງຊື້ຂອງຂ້ອຍ'),
    wish_list: words('Wish List|心愿单|Lista de deseos|Liste d’envies|รายการโปรด|ລາຍການທີ່ມັກ'),
    address: words('Address|收货地址|Direcciones|Adresses|ที่อยู่|ທີ່ຢູ່'),
  },
};

/** Popular search words, each with a product that it finds. */
const hotWords: readonly (readonly [good: string, text: Words])[] = [
  ['teapot', words('teapot|茶壶|tetera|théière|กาน้ำชา|ກາ')],
  ['globe-lamp', words('lamp|灯|lámpara|lampe|โคมไฟ|ໂຄມໄຟ')],
  ['chefs-knife', words('knife|刀|cuchillo|couteau|มีด|ມີດ')],
  ['bellied-vase', words('vase|花瓶|jarrón|vase|แจกัน|ແຈກັນ')],
  ['wool-scarf', words('scarf|围巾|bufanda|écharpe|ผ้าพันคอ|ຜ້າພັນຄໍ')],
  ['notebook', words('notebook|笔记本|cuaderno|carnet|สมุด|ສະໝຸດ')],
  ['headphones', words('headphones|耳机|auriculares|casque|หูฟัง|ຫູຟັງ')],
  ['jute-rug', words('rug|地毯|alfombra|tapis|พรม|ພົມ')],
  ['mug', words('mug|杯|taza|mug|แก้ว|ຈອກ')],
  ['carafe', words('carafe|玻璃壶|jarra|carafe|เหยือก|ຄາຣາຟ')],
  ['stool', words('stool|椅|taburete|tabouret|สตูล|ຕັ່ງ')],
  ['kettle', words('kettle|水壶|hervidor|bouilloire|กาต้มน้ำ|ກາຕົ້ມນ້ຳ')],
  ['dinner-plates', words('plates|盘|platos|assiettes|จาน|ຈານ')],
];

export const hotWordsForSale = (): readonly Words[] =>
  hotWords.flatMap(([good, text]) => (isForSale(good) ? [text] : [])).slice(0, 8);

export const refundReasons: readonly Words[] = [
  words('I changed my mind|我改变主意了|He cambiado de opinión|J’ai changé d’avis|เปลี่ยนใจ|ປ່ຽນໃຈ'),
  words('It arrived damaged|收到时已损坏|Llegó dañado|Reçu endommagé|ได้รับสินค้าชำรุด|ໄດ້ຮັບສິນຄ້າເສຍຫາຍ'),
  words(
    'It is not as described|与描述不符|No es como se describe|Non conforme à la description|ไม่ตรงตามคำบรรยาย|ບໍ່ກົງຕາມຄຳອະທິບາຍ',
  ),
  words(
    'Wrong size or colour|尺码或颜色不对|Talla o color equivocados|Mauvaise taille ou couleur|ขนาดหรือสีไม่ถูกต้อง|ຂະໜາດ ຫຼື ສີບໍ່ຖືກ',
  ),
  words('Something is missing|缺少配件|Falta algo|Il manque quelque chose|สินค้าไม่ครบ|ສິນຄ້າບໍ່ຄົບ'),
  words('It took too long|等待时间过长|Tardó demasiado|Délai trop long|รอนานเกินไป|ລໍຖ້າດົນເກີນໄປ'),
  words('Other|其他|Otro|Autre|อื่น ๆ|ອື່ນໆ'),
];

/** Headings and paragraphs, each in six languages, as one HTML text per language. */
function document(...parts: readonly (readonly [heading: string, paragraph: string])[]): Words {
  const pieces = parts.map(([heading, paragraph]) => ({ heading: words(heading), text: words(paragraph) }));
  const [first] = pieces;
  if (!first) throw new Error('an agreement has at least one part');
  return mapWords(first.heading, (_heading, language) =>
    pieces.map(({ heading, text }) => `<h2>${heading[language]}</h2><p>${text[language]}</p>`).join(''),
  );
}

const contact: readonly [string, string] = [
  'Questions|疑问|Preguntas|Questions|คำถาม|ຄຳຖາມ',
  'Write to help@marketfront.example; a person answers within two working days.|请写信至 help@marketfront.example，两个工作日内由真人回复。|Escribe a help@marketfront.example; una persona responde en dos días laborables.|Écrivez à help@marketfront.example ; une personne répond sous deux jours ouvrés.|เขียนถึง help@marketfront.example เจ้าหน้าที่จะตอบภายในสองวันทำการ|ຂຽນຫາ help@marketfront.example ເຈົ້າໜ້າທີ່ຈະຕອບພາຍໃນສອງມື້ເຮັດວຽກ',
];

export const agreements = {
  user: document(
    [
      'Your account|您的账户|Tu cuenta|Votre compte|บัญชีของคุณ|ບັນຊີຂອງທ່ານ',
      'You may shop with an account or as a guest. Keep your password to yourself, and tell us if someone else uses it.|您可使用账户或以游客身份购物。请妥善保管密码，如遭他人使用请告知我们。|Puedes comprar con cuenta o como invitado. Guarda tu contraseña y avísanos si otra persona la usa.|Vous pouvez acheter avec un compte ou en invité. Gardez votre mot de passe pour vous et prévenez-nous si quelqu’un d’autre l’utilise.|คุณซื้อสินค้าได้ทั้งแบบมีบัญชีและแบบผู้เยี่ยมชม เก็บรหัสผ่านเป็นความลับ และแจ้งเราหากมีผู้อื่นใช้|ທ່ານຊື້ສິນຄ້າໄດ້ທັງແບບມີບັນຊີ ແລະ ແບບແຂກ ເກັບລະຫັດຜ່ານເປັນຄວາມລັບ ແລະ ແຈ້ງພວກເຮົາຖ້າມີຄົນອື່ນໃຊ້',
    ],
    [
      'Orders|订单|Pedidos|Commandes|คำสั่งซื้อ|ຄຳສັ່ງຊື້',
      'Each store ships and answers for its own goods. You may return what you bought within fourteen days of receiving it.|每家店铺自行发货并对商品负责。收货后十四天内可退货。|Cada tienda envía y responde de sus productos. Puedes devolver lo comprado en los catorce días siguientes a la entrega.|Chaque boutique expédie et répond de ses articles. Vous pouvez retourner vos achats sous quatorze jours après réception.|แต่ละร้านจัดส่งและรับผิดชอบสินค้าของตน คุณคืนสินค้าได้ภายในสิบสี่วันหลังได้รับ|ແຕ່ລະຮ້ານຈັດສົ່ງ ແລະ ຮັບຜິດຊອບສິນຄ້າຂອງຕົນ ທ່ານສົ່ງຄືນໄດ້ພາຍໃນສິບສີ່ມື້ຫຼັງຮັບ',
    ],
    contact,
  ),
  userPrivacy: document(
    [
      'What we keep|我们保存什么|Qué guardamos|Ce que nous conservons|สิ่งที่เราเก็บ|ສິ່ງທີ່ພວກເຮົາເກັບ',
      'Your name, how to reach you, your addresses and your orders: what is needed to deliver and to answer you. Card numbers never reach us; the payment provider keeps them.|您的姓名、联系方式、地址与订单，仅为配送与答复所需。银行卡号由支付机构保存，不会到达我们。|Tu nombre, cómo contactarte, tus direcciones y tus pedidos: lo necesario para entregar y responder. Los números de tarjeta no nos llegan; los guarda el proveedor de pago.|Votre nom, vos coordonnées, vos adresses et vos commandes : de quoi livrer et vous répondre. Les numéros de carte ne nous parviennent jamais ; le prestataire de paiement les garde.|ชื่อ ช่องทางติดต่อ ที่อยู่ และคำสั่งซื้อ เท่าที่จำเป็นต่อการจัดส่งและตอบกลับ หมายเลขบัตรอยู่กับผู้ให้บริการชำระเงินเท่านั้น|ຊື່ ຊ່ອງທາງຕິດຕໍ່ ທີ່ຢູ່ ແລະ ຄຳສັ່ງຊື້ ເທົ່າທີ່ຈຳເປັນຕໍ່ການຈັດສົ່ງ ແລະ ຕອບກັບ ເລກບັດຢູ່ກັບຜູ້ໃຫ້ບໍລິການຊຳລະເທົ່ານັ້ນ',
    ],
    [
      'What we do with it|如何使用|Para qué lo usamos|Ce que nous en faisons|เราใช้เพื่ออะไร|ພວກເຮົາໃຊ້ເພື່ອຫຍັງ',
      'We pass to a store only what it needs for your order. We sell nothing to anyone and follow you to no other site.|我们只把订单所需信息交给店铺，不出售数据，也不跨站追踪您。|A cada tienda le damos solo lo que necesita para tu pedido. No vendemos datos ni te seguimos a otros sitios.|Nous ne transmettons à une boutique que le nécessaire à votre commande. Nous ne vendons rien et ne vous suivons nulle part.|เราส่งให้ร้านค้าเฉพาะสิ่งที่จำเป็นต่อคำสั่งซื้อ ไม่ขายข้อมูล และไม่ติดตามคุณไปเว็บไซต์อื่น|ພວກເຮົາສົ່ງໃຫ້ຮ້ານສະເພາະສິ່ງທີ່ຈຳເປັນຕໍ່ຄຳສັ່ງຊື້ ບໍ່ຂາຍຂໍ້ມູນ ແລະ ບໍ່ຕິດຕາມທ່ານໄປເວັບອື່ນ',
    ],
    [
      'Your rights|您的权利|Tus derechos|Vos droits|สิทธิของคุณ|ສິດຂອງທ່ານ',
      'You may see, correct, take with you or delete what we keep about you, in your account or by writing to us.|您可在账户中或来信查看、更正、导出或删除我们保存的信息。|Puedes ver, corregir, llevarte o borrar lo que guardamos sobre ti, en tu cuenta o escribiéndonos.|Vous pouvez consulter, corriger, emporter ou effacer ce que nous conservons, dans votre compte ou en nous écrivant.|คุณดู แก้ไข นำออก หรือลบข้อมูลของคุณได้ในบัญชีหรือเขียนถึงเรา|ທ່ານເບິ່ງ ແກ້ໄຂ ນຳອອກ ຫຼື ລຶບຂໍ້ມູນຂອງທ່ານໄດ້ໃນບັນຊີ ຫຼື ຂຽນຫາພວກເຮົາ',
    ],
    contact,
  ),
  aboutUs: document(
    [
      'About Marketfront|关于 Marketfront|Sobre Marketfront|À propos de Marketfront|เกี่ยวกับ Marketfront|ກ່ຽວກັບ Marketfront',
      'A market of independent stores under one roof: one cart, one payment, and a name behind every product.|独立店铺汇聚一处：一个购物车，一次付款，每件商品都有名有姓。|Un mercado de tiendas independientes bajo un mismo techo: una cesta, un pago y un nombre detrás de cada producto.|Un marché de boutiques indépendantes sous un même toit : un panier, un paiement et un nom derrière chaque article.|ตลาดของร้านค้าอิสระใต้หลังคาเดียวกัน ตะกร้าเดียว ชำระครั้งเดียว และมีชื่อผู้ขายอยู่เบื้องหลังทุกสินค้า|ຕະຫຼາດຂອງຮ້ານອິດສະຫຼະໃຕ້ຫຼັງຄາດຽວ ກະຕ່າດຽວ ຊຳລະເທື່ອດຽວ ແລະ ມີຊື່ຜູ້ຂາຍຢູ່ເບື້ອງຫຼັງທຸກສິນຄ້າ',
    ],
    contact,
  ),
  merchantSettled: document(
    [
      'Selling here|在此开店|Vender aquí|Vendre ici|ขายที่นี่|ຂາຍທີ່ນີ້',
      'Tell us who you are and what you sell, and show a licence or the papers that your type of store needs. We look at each application within fifteen working days and answer by e-mail.|请告诉我们您是谁、卖什么，并出示营业执照或店铺类型所需文件。我们在十五个工作日内审核并邮件答复。|Cuéntanos quién eres y qué vendes, y muestra la licencia o los documentos que pide tu tipo de tienda. Revisamos cada solicitud en quince días laborables y respondemos por correo.|Dites-nous qui vous êtes et ce que vous vendez, avec la licence ou les pièces de votre type de boutique. Nous étudions chaque demande sous quinze jours ouvrés et répondons par e-mail.|แจ้งว่าคุณคือใครและขายอะไร พร้อมใบอนุญาตหรือเอกสารตามประเภทร้าน เราตรวจทุกใบสมัครภายในสิบห้าวันทำการและตอบทางอีเมล|ແຈ້ງວ່າທ່ານແມ່ນໃຜ ແລະ ຂາຍຫຍັງ ພ້ອມໃບອະນຸຍາດ ຫຼື ເອກະສານຕາມປະເພດຮ້ານ ພວກເຮົາກວດພາຍໃນສິບຫ້າມື້ເຮັດວຽກ ແລະ ຕອບທາງອີເມວ',
    ],
    [
      'Fees|费用|Comisiones|Frais|ค่าธรรมเนียม|ຄ່າທຳນຽມ',
      'There is no monthly fee. We keep the percentage of each sale that your classification names, and pay out every week.|无月费。按分类约定比例抽成，每周结算。|No hay cuota mensual. Retenemos de cada venta el porcentaje de tu clasificación y pagamos cada semana.|Pas d’abonnement. Nous retenons sur chaque vente le pourcentage de votre catégorie et versons chaque semaine.|ไม่มีค่ารายเดือน เราหักเปอร์เซ็นต์จากยอดขายตามหมวดหมู่และจ่ายทุกสัปดาห์|ບໍ່ມີຄ່າລາຍເດືອນ ພວກເຮົາຫັກເປີເຊັນຈາກຍອດຂາຍຕາມໝວດ ແລະ ຈ່າຍທຸກອາທິດ',
    ],
    contact,
  ),
};

export const guaranteeTexts: readonly (readonly [icon: Icon, name: Words, content: Words])[] = [
  [
    'badge-check',
    words('Genuine goods|正品保证|Producto auténtico|Produit authentique|สินค้าของแท้|ສິນຄ້າຂອງແທ້'),
    words(
      'Every store has shown where its goods come from; otherwise your money comes back.|每家店铺均已证明货源，否则全额退款。|Cada tienda ha demostrado el origen de sus productos; si no, te devolvemos el dinero.|Chaque boutique a justifié l’origine de ses articles ; sinon, vous êtes remboursé.|ทุกร้านแสดงที่มาของสินค้าแล้ว ไม่เช่นนั้นเราคืนเงิน|ທຸກຮ້ານສະແດງທີ່ມາຂອງສິນຄ້າແລ້ວ ບໍ່ດັ່ງນັ້ນພວກເຮົາຄືນເງິນ',
    ),
  ],
  [
    'rotate-ccw',
    words('14-day returns|14天退货|Devolución en 14 días|Retour sous 14 jours|คืนได้ใน 14 วัน|ຄືນໄດ້ໃນ 14 ມື້'),
    words(
      'Send it back within fourteen days of receiving it, for any reason.|收货十四天内可无理由退货。|Devuélvelo en catorce días por cualquier motivo.|Renvoyez-le sous quatorze jours, sans motif.|คืนได้ภายในสิบสี่วันไม่ว่าด้วยเหตุผลใด|ສົ່ງຄືນໄດ້ພາຍໃນສິບສີ່ມື້ ບໍ່ວ່າດ້ວຍເຫດຜົນໃດ',
    ),
  ],
  [
    'truck',
    words('Free shipping|免运费|Envío gratis|Livraison offerte|ส่งฟรี|ສົ່ງຟຣີ'),
    words(
      'The price is the price: nothing is added for delivery.|价格即到手价，配送不另收费。|El precio es el precio: la entrega no añade nada.|Le prix est le prix : la livraison n’ajoute rien.|ราคาที่เห็นคือราคาที่จ่าย ไม่มีค่าส่งเพิ่ม|ລາຄາທີ່ເຫັນຄືລາຄາທີ່ຈ່າຍ ບໍ່ມີຄ່າສົ່ງເພີ່ມ',
    ),
  ],
  [
    'wrench',
    words('Repair service|维修服务|Servicio de reparación|Service de réparation|บริการซ่อม|ບໍລິການສ້ອມແປງ'),
    words(
      'The store repairs it or names someone who does, also after the guarantee.|店铺提供维修或推荐维修方，过保亦然。|La tienda lo repara o indica quién lo hace, también después de la garantía.|La boutique répare ou indique qui le fait, même après la garantie.|ร้านซ่อมให้หรือแนะนำผู้ซ่อม แม้หมดประกันแล้ว|ຮ້ານສ້ອມໃຫ້ ຫຼື ແນະນຳຜູ້ສ້ອມ ເຖິງໝົດປະກັນແລ້ວ',
    ),
  ],
];
