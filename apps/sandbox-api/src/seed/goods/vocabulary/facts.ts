import { everywhere, words } from '../../words.ts';

/** The rows of the specification table beyond material, size, weight and origin. */
export const factNames = {
  capacity: words('Capacity|容量|Capacidad|Contenance|ความจุ|ຄວາມຈຸ'),
  pieces: words('Pieces|件数|Piezas|Pièces|จำนวนชิ้น|ຈຳນວນຊິ້ນ'),
  opening: words('Opening|瓶口直径|Boca|Ouverture|ปากกว้าง|ປາກກວ້າງ'),
  diameter: words('Diameter|直径|Diámetro|Diamètre|เส้นผ่านศูนย์กลาง|ເສັ້ນຜ່າສູນກາງ'),
  blade: words('Blade|刃长|Hoja|Lame|ใบมีด|ໃບມີດ'),
  hardness: words('Hardness|硬度|Dureza|Dureté|ความแข็ง|ຄວາມແຂງ'),
  hobs: words('Hobs|适用炉具|Cocinas|Feux|เตาที่ใช้ได้|ເຕົາທີ່ໃຊ້ໄດ້'),
  socket: words('Bulb socket|灯座|Casquillo|Culot|ขั้วหลอด|ຂົ້ວຫຼອດ'),
  light: words('Light|光源|Luz|Lumière|แสง|ແສງ'),
  cable: words('Cable|线长|Cable|Câble|สายไฟ|ສາຍໄຟ'),
  burning: words('Burning time|燃烧时间|Duración|Durée de combustion|เวลาเผาไหม้|ເວລາເຜົາໄໝ້'),
  battery: words('Battery|续航|Batería|Autonomie|แบตเตอรี่|ແບັດເຕີຣີ'),
  connection: words('Connection|连接|Conexión|Connexion|การเชื่อมต่อ|ການເຊື່ອມຕໍ່'),
  power: words('Power|功率|Potencia|Puissance|กำลังไฟ|ກຳລັງໄຟ'),
  seatHeight: words('Seat height|座高|Altura del asiento|Hauteur d’assise|ความสูงที่นั่ง|ຄວາມສູງບ່ອນນັ່ງ'),
  seatDepth: words('Seat depth|座深|Fondo del asiento|Profondeur d’assise|ความลึกที่นั่ง|ຄວາມເລິກບ່ອນນັ່ງ'),
  load: words('Holds up to|承重|Carga máxima|Charge maximale|รับน้ำหนัก|ຮັບນ້ຳໜັກ'),
  seats: words('Seats|座位|Plazas|Places|จำนวนที่นั่ง|ຈຳນວນບ່ອນນັ່ງ'),
  fabric: words('Cloth weight|面料克重|Gramaje|Grammage|น้ำหนักผ้า|ນ້ຳໜັກຜ້າ'),
  pages: words('Pages|页数|Páginas|Pages|จำนวนหน้า|ຈຳນວນໜ້າ'),
  paper: words('Paper weight|纸张克重|Gramaje del papel|Grammage du papier|น้ำหนักกระดาษ|ນ້ຳໜັກເຈ້ຍ'),
  nib: words('Nib|笔尖|Plumín|Plume|ปลายปากกา|ປາຍປາກກາ'),
  alcohol: words('Alcohol|酒精度|Alcohol|Alcool|แอลกอฮอล์|ແອນກໍຮໍ'),
  cocoa: words('Cocoa|可可含量|Cacao|Cacao|โกโก้|ໂກໂກ້'),
  keeps: words('Keeps for|保质期|Se conserva|Se garde|เก็บได้นาน|ເກັບໄດ້ດົນ'),
  potSize: words('Pot|花盆直径|Maceta|Pot|กระถาง|ກະຖາງ'),
  age: words('Age|适合年龄|Edad|Âge|อายุ|ອາຍຸ'),
  players: words('Players|人数|Jugadores|Joueurs|ผู้เล่น|ຜູ້ຫຼິ້ນ'),
  movement: words('Movement|机芯|Movimiento|Mouvement|กลไก|ກົນໄກ'),
  waterproof: words('Water resistance|防水|Resistencia al agua|Étanchéité|กันน้ำ|ກັນນ້ຳ'),
  length: words('Length|长度|Longitud|Longueur|ความยาว|ຄວາມຍາວ'),
} as const;

export type FactName = keyof typeof factNames;

/** The choices besides the finish. */
export const sizes = {
  S: everywhere('S'),
  M: everywhere('M'),
  L: everywhere('L'),
  '36–38': everywhere('36–38'),
  '39–41': everywhere('39–41'),
  '42–44': everywhere('42–44'),
  small: words('Small|小号|Pequeño|Petit|เล็ก|ນ້ອຍ'),
  medium: words('Medium|中号|Mediano|Moyen|กลาง|ກາງ'),
  large: words('Large|大号|Grande|Grand|ใหญ่|ໃຫຍ່'),
  single: words('Single|单件|Una unidad|À l’unité|ชิ้นเดียว|ອັນດຽວ'),
  packOf3: words('Pack of 3|3 件装|Paquete de 3|Lot de 3|แพ็ก 3 ชิ้น|ຊຸດ 3 ອັນ'),
  packOf6: words('Pack of 6|6 件装|Paquete de 6|Lot de 6|แพ็ก 6 ชิ้น|ຊຸດ 6 ອັນ'),
} as const;

export type Size = keyof typeof sizes;

/** The words in the values of these rows. */
export const valueWords = {
  gas: words('gas|燃气|gas|gaz|แก๊ส|ແກັສ'),
  induction: words('induction|电磁炉|inducción|induction|เตาแม่เหล็กไฟฟ้า|ເຕົາແມ່ເຫຼັກໄຟຟ້າ'),
  oven: words('oven|烤箱|horno|four|เตาอบ|ເຕົາອົບ'),
  months: words('months|个月|meses|mois|เดือน|ເດືອນ'),
} as const;
