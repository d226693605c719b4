import type { Taste } from './catalogue/good.ts';
import { type Words, words } from './words.ts';

export type Description = { line: Words; paragraph: Words; points: readonly Words[] };

const describe = (line: string, paragraph: string, ...points: string[]): Description => ({
  line: words(line),
  paragraph: words(paragraph),
  points: points.map(words),
});

/** Sentences about a kind of goods; {name} is the product's name at the beginning of a sentence. */
export const descriptions: Readonly<Record<Taste, Description>> = {
  wear: describe(
    'Comfortable from the first day, easy to combine and made to be worn for years.|上身舒适，百搭耐穿。|Comodidad desde el primer día, fácil de combinar y pensado para durar años.|Le confort dès le premier jour, facile à associer, fait pour durer des années.|ใส่สบายตั้งแต่วันแรก จับคู่ง่าย และใช้ได้นานหลายปี|ນຸ່ງສະບາຍຕັ້ງແຕ່ມື້ທຳອິດ ຈັບຄູ່ງ່າຍ ແລະ ໃຊ້ໄດ້ຫຼາຍປີ',
    '{name}: a careful cut, clean seams and materials that keep their shape after many washes. We check every piece by hand before it is packed.|{name}：剪裁讲究，做工利落，多次洗涤后依然有型。每一件包装前都经人工检查。|{name}: corte cuidado, costuras limpias y materiales que conservan la forma tras muchos lavados. Revisamos cada pieza a mano antes de empaquetarla.|{name} : une coupe soignée, des coutures nettes et des matières qui gardent leur forme lavage après lavage. Chaque pièce est contrôlée à la main avant d’être emballée.|{name}: ตัดเย็บประณีต ตะเข็บเรียบร้อย คงรูปแม้ซักหลายครั้ง เราตรวจทุกชิ้นด้วยมือก่อนแพ็ก|{name}: ຕັດຫຍິບລະອຽດ ຄົງຮູບເຖິງວ່າຈະຊັກຫຼາຍຄັ້ງ ພວກເຮົາກວດທຸກອັນດ້ວຍມືກ່ອນຫຸ້ມຫໍ່',
    'True to size; take your usual one|尺码标准，按平时尺码选购|Talla habitual: elige la tuya|Taille normalement ; prenez la vôtre|ไซซ์มาตรฐาน เลือกขนาดปกติของคุณ|ຂະໜາດມາດຕະຖານ ເລືອກຂະໜາດປົກກະຕິຂອງທ່ານ',
    'Reinforced where it wears first|易磨损处加固|Refuerzos donde más se desgasta|Renforts aux endroits les plus sollicités|เสริมความแข็งแรงตรงจุดที่สึกง่าย|ເສີມຄວາມແຂງແຮງບ່ອນທີ່ສວກງ່າຍ',
    'Packed without plastic|无塑料包装|Embalaje sin plástico|Emballage sans plastique|บรรจุภัณฑ์ไม่ใช้พลาสติก|ຫຸ້ມຫໍ່ໂດຍບໍ່ໃຊ້ພລາສຕິກ',
  ),
  device: describe(
    'Ready in a minute, long on battery and repairable, with two years of guarantee.|一分钟上手，续航持久，可维修，两年质保。|Listo en un minuto, con mucha batería, reparable y con dos años de garantía.|Prêt en une minute, endurant, réparable et garanti deux ans.|พร้อมใช้ในหนึ่งนาที แบตทน ซ่อมได้ รับประกันสองปี|ພ້ອມໃຊ້ໃນໜຶ່ງນາທີ ແບັດທົນ ສ້ອມໄດ້ ຮັບປະກັນສອງປີ',
    '{name}: sensible controls, a quiet design and parts that can be replaced. Tested on our bench and shipped with everything needed to begin.|{name}：操作直观，设计简洁，零件可更换。出库前实测，配件齐全，开箱即用。|{name}: mandos claros, diseño discreto y piezas que se pueden cambiar. Probado en nuestro taller y enviado con todo lo necesario para empezar.|{name} : des commandes claires, un dessin discret et des pièces remplaçables. Testé sur notre banc et livré avec tout le nécessaire.|{name}: ใช้งานง่าย ดีไซน์เรียบ เปลี่ยนอะไหล่ได้ ผ่านการทดสอบและมีอุปกรณ์ครบพร้อมใช้|{name}: ໃຊ້ງານງ່າຍ ດີໄຊລຽບ ປ່ຽນອາໄຫຼ່ໄດ້ ຜ່ານການທົດສອບ ແລະ ມີອຸປະກອນຄົບພ້ອມໃຊ້',
    'Cable, charger plug and short guide in the box|附数据线、充电头与简明指南|Cable, cargador y guía breve en la caja|Câble, chargeur et petit guide dans la boîte|มีสาย หัวชาร์จ และคู่มือย่อในกล่อง|ມີສາຍ ຫົວສາກ ແລະ ຄູ່ມືໃນກ່ອງ',
    'Spare parts kept for seven years|配件供应七年|Repuestos durante siete años|Pièces détachées pendant sept ans|มีอะไหล่นานเจ็ดปี|ມີອາໄຫຼ່ເຈັດປີ',
    'Works at 100–240 V|支持 100–240 V 电压|Funciona a 100–240 V|Fonctionne de 100 à 240 V|ใช้ได้กับไฟ 100–240 V|ໃຊ້ໄດ້ກັບໄຟ 100–240 V',
  ),
  home: describe(
    'A useful thing that looks good where it stands.|实用，也好看。|Algo útil que queda bien donde está.|Un objet utile, beau là où il est posé.|ของใช้ที่วางตรงไหนก็สวย|ເຄື່ອງໃຊ້ທີ່ວາງໃສກໍງາມ',
    '{name}: simple lines, honest materials and a finish that ages well. Made in small series and packed so that it arrives whole.|{name}：线条简洁，用料实在，越用越有味道。小批量制作，妥善包装，完好送达。|{name}: líneas sencillas, materiales honestos y un acabado que envejece bien. Hecho en series pequeñas y embalado para que llegue entero.|{name} : des lignes simples, des matières honnêtes et une finition qui vieillit bien. Fabriqué en petites séries et emballé pour arriver intact.|{name}: เส้นสายเรียบง่าย วัสดุดี ยิ่งใช้ยิ่งสวย ทำทีละน้อยและแพ็กอย่างดีให้ถึงมือสมบูรณ์|{name}: ເສັ້ນສາຍລຽບງ່າຍ ວັດສະດຸດີ ຍິ່ງໃຊ້ຍິ່ງງາມ ເຮັດເທື່ອລະໜ້ອຍ ແລະ ຫຸ້ມຫໍ່ຢ່າງດີ',
    'Easy to clean|易于清洁|Fácil de limpiar|Facile à nettoyer|ทำความสะอาดง่าย|ທຳຄວາມສະອາດງ່າຍ',
    'No assembly, or ten minutes of it|免安装或十分钟装好|Sin montaje, o en diez minutos|Sans montage, ou en dix minutes|ไม่ต้องประกอบ หรือประกอบแค่สิบนาที|ບໍ່ຕ້ອງປະກອບ ຫຼື ປະກອບພຽງສິບນາທີ',
    'Replacement free of charge if it arrives damaged|运输损坏免费补发|Reposición gratis si llega dañado|Remplacement gratuit en cas de casse|หากเสียหายระหว่างส่ง เปลี่ยนให้ฟรี|ຖ້າເສຍຫາຍລະຫວ່າງສົ່ງ ປ່ຽນໃຫ້ຟຣີ',
  ),
  food: describe(
    'Few ingredients, a short way and the date of making on every pack.|配料简单，产地直达，每包标注生产日期。|Pocos ingredientes, camino corto y fecha de elaboración en cada paquete.|Peu d’ingrédients, un trajet court et la date de fabrication sur chaque paquet.|ส่วนผสมน้อย ส่งตรงถึงมือ ระบุวันผลิตทุกแพ็ก|ສ່ວນປະສົມໜ້ອຍ ສົ່ງກົງເຖິງມື ລະບຸວັນຜະລິດທຸກຫໍ່',
    '{name}: from producers whom we know by name, made in small lots and sent within two days. Nothing is added that you would not have at home.|{name}：来自我们熟识的生产者，小批量制作，两天内发货，不添加家里没有的东西。|{name}: de productores que conocemos por su nombre, en lotes pequeños y enviado en dos días. No lleva nada que no tengas en casa.|{name} : de producteurs que nous connaissons, en petites séries, expédié sous deux jours. Rien d’ajouté que vous n’auriez pas chez vous.|{name}: จากผู้ผลิตที่เรารู้จัก ทำทีละน้อย ส่งภายในสองวัน ไม่ใส่สิ่งที่ในครัวคุณไม่มี|{name}: ຈາກຜູ້ຜະລິດທີ່ພວກເຮົາຮູ້ຈັກ ເຮັດເທື່ອລະໜ້ອຍ ສົ່ງພາຍໃນສອງວັນ ບໍ່ໃສ່ສິ່ງທີ່ຄົວທ່ານບໍ່ມີ',
    'Keep cool and dry|置于阴凉干燥处|Conservar en lugar fresco y seco|À conserver au frais et au sec|เก็บในที่แห้งและเย็น|ເກັບໃນບ່ອນແຫ້ງ ແລະ ເຢັນ',
    'Best within six months of packing|包装后六个月内食用最佳|Consumir en los seis meses tras el envasado|À consommer dans les six mois|ควรบริโภคภายในหกเดือน|ຄວນບໍລິໂພກພາຍໃນຫົກເດືອນ',
    'Packing can be recycled|包装可回收|Envase reciclable|Emballage recyclable|บรรจุภัณฑ์รีไซเคิลได้|ຫຸ້ມຫໍ່ລີໄຊເຄີນໄດ້',
  ),
  play: describe(
    'Made for many afternoons: sturdy, safe and fun from the start.|陪伴无数个下午：结实、安全、有趣。|Para muchas tardes: resistencia, seguridad y diversión desde el principio.|Pour de longs après-midi : solidité, sécurité et plaisir dès le début.|สนุกได้หลายบ่าย แข็งแรง ปลอดภัย เพลิดเพลินตั้งแต่แรก|ມ່ວນໄດ້ຫຼາຍບ່າຍ ແຂງແຮງ ປອດໄພ ເພີດເພີນຕັ້ງແຕ່ທຳອິດ',
    '{name}: a good first one that you will not outgrow soon. Comes set up and checked, with a short guide in six languages.|{name}：入门之选，长久适用。出厂已调校检查，附六种语言的简明指南。|{name}: una buena elección para empezar y para mucho tiempo. Llega a punto y revisado, con una guía breve en seis idiomas.|{name} : un bon choix pour commencer et pour longtemps. Livré réglé et contrôlé, avec un petit guide en six langues.|{name}: เหมาะสำหรับเริ่มต้นและใช้ได้นาน ปรับตั้งและตรวจสอบแล้ว พร้อมคู่มือหกภาษา|{name}: ເໝາະສຳລັບເລີ່ມຕົ້ນ ແລະ ໃຊ້ໄດ້ດົນ ປັບຕັ້ງ ແລະ ກວດສອບແລ້ວ ພ້ອມຄູ່ມືຫົກພາສາ',
    'Rounded edges and tested paints|圆角设计，油漆经检测|Bordes redondeados y pinturas probadas|Bords arrondis et peintures contrôlées|ขอบมน สีผ่านการทดสอบ|ຂອບມົນ ສີຜ່ານການທົດສອບ',
    'Spare parts on request|可提供备件|Repuestos bajo pedido|Pièces de rechange sur demande|ขออะไหล่ได้|ຂໍອາໄຫຼ່ໄດ້',
    'Comes in a box worth keeping|附值得珍藏的收纳盒|En una caja que merece guardarse|Dans une boîte à garder|มาในกล่องที่น่าเก็บ|ມາໃນກ່ອງທີ່ໜ້າເກັບ',
  ),
  care: describe(
    'Gentle every day, with a short list of ingredients and no strong scent.|日常温和，成分精简，无刺激气味。|Cuidado suave a diario, con pocos ingredientes y sin perfume fuerte.|La douceur au quotidien, peu d’ingrédients et pas de parfum fort.|อ่อนโยนทุกวัน ส่วนผสมน้อย ไม่มีกลิ่นฉุน|ອ່ອນໂຍນທຸກວັນ ສ່ວນປະສົມໜ້ອຍ ບໍ່ມີກິ່ນແຮງ',
    '{name}: developed with dermatologists, not tested on animals and pleasant to use morning and evening.|{name}：与皮肤科医生共同研发，不做动物实验，早晚使用都舒适。|{name}: desarrollado con dermatólogos, sin pruebas en animales y agradable por la mañana y por la noche.|{name} : mis au point avec des dermatologues, sans test sur les animaux, agréable matin et soir.|{name}: พัฒนาร่วมกับแพทย์ผิวหนัง ไม่ทดลองกับสัตว์ ใช้สบายทั้งเช้าและเย็น|{name}: ພັດທະນາຮ່ວມກັບແພດຜິວໜັງ ບໍ່ທົດລອງກັບສັດ ໃຊ້ສະບາຍທັງເຊົ້າ ແລະ ແລງ',
    'Suits sensitive skin|适合敏感肌|Apto para piel sensible|Convient aux peaux sensibles|เหมาะกับผิวแพ้ง่าย|ເໝາະກັບຜິວແພ້ງ່າຍ',
    'Not tested on animals|不做动物实验|Sin pruebas en animales|Non testé sur les animaux|ไม่ทดลองกับสัตว์|ບໍ່ທົດລອງກັບສັດ',
    'Refill or recycle the container|容器可补充或回收|Envase rellenable o reciclable|Contenant à recharger ou à recycler|เติมหรือรีไซเคิลบรรจุภัณฑ์ได้|ຕື່ມ ຫຼື ລີໄຊເຄີນພາຊະນະໄດ້',
  ),
};

export const specificationNames = {
  brand: words('Brand|品牌|Marca|Marque|แบรนด์|ຍີ່ຫໍ້'),
  model: words('Model|型号|Modelo|Modèle|รุ่น|ລຸ້ນ'),
  origin: words('Made in|产地|Fabricado en|Fabriqué en|ผลิตใน|ຜະລິດໃນ'),
  weight: words('Weight|重量|Peso|Poids|น้ำหนัก|ນ້ຳໜັກ'),
  guarantee: words('Guarantee|质保|Garantía|Garantie|การรับประกัน|ການຮັບປະກັນ'),
};

export const origins: readonly Words[] = [
  words('Portugal|葡萄牙|Portugal|Portugal|โปรตุเกส|ປອກຕຸຍການ'),
  words('Italy|意大利|Italia|Italie|อิตาลี|ອີຕາລີ'),
  words('Japan|日本|Japón|Japon|ญี่ปุ่น|ຍີ່ປຸ່ນ'),
  words('Thailand|泰国|Tailandia|Thaïlande|ไทย|ໄທ'),
  words('Laos|老挝|Laos|Laos|ลาว|ລາວ'),
  words('China|中国|China|Chine|จีน|ຈີນ'),
  words('France|法国|Francia|France|ฝรั่งเศส|ຝຣັ່ງ'),
  words('Spain|西班牙|España|Espagne|สเปน|ສະເປນ'),
];

export const guaranteePeriods: readonly Words[] = [
  words('2 years|2年|2 años|2 ans|2 ปี|2 ປີ'),
  words('3 years|3年|3 años|3 ans|3 ปี|3 ປີ'),
  words('5 years|5年|5 años|5 ans|5 ปี|5 ປີ'),
];

/** Makes some names long, as real sellers do. */
export const longTails: readonly Words[] = [
  words(
    ', with spare parts, cotton storage bag and a printed guide in six languages|，附备件、棉质收纳袋与六语说明书|, con repuestos, bolsa de algodón y guía impresa en seis idiomas|, avec pièces de rechange, sac en coton et guide imprimé en six langues| พร้อมอะไหล่ ถุงผ้าฝ้ายสำหรับเก็บ และคู่มือพิมพ์หกภาษา| ພ້ອມອາໄຫຼ່ ຖົງຜ້າຝ້າຍສຳລັບເກັບ ແລະ ຄູ່ມືພິມຫົກພາສາ',
  ),
  words(
    ' – limited anniversary edition, numbered by hand, in a recycled gift box|·周年限量版，手工编号，再生纸礼盒装| – edición limitada de aniversario, numerada a mano, en caja de regalo reciclada| – édition anniversaire limitée, numérotée à la main, en coffret recyclé| รุ่นครบรอบจำนวนจำกัด เขียนหมายเลขด้วยมือ ในกล่องของขวัญรีไซเคิล| ລຸ້ນຄົບຮອບຈຳນວນຈຳກັດ ຂຽນເລກດ້ວຍມື ໃນກ່ອງຂອງຂວັນລີໄຊເຄີນ',
  ),
];
