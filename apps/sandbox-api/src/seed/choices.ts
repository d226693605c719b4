import type { Colour } from '../media/recipe.ts';
import type { Good, Scheme, Unit } from './catalogue/good.ts';
import { everywhere, type Words, words } from './words.ts';

export const unitWords: Readonly<Record<Unit, Words>> = {
  piece: words('piece|件|unidad|pièce|ชิ้น|ອັນ'),
  pair: words('pair|双|par|paire|คู่|ຄູ່'),
  set: words('set|套|juego|lot|ชุด|ຊຸດ'),
  box: words('box|盒|caja|boîte|กล่อง|ກ່ອງ'),
  bottle: words('bottle|瓶|botella|flacon|ขวด|ຂວດ'),
  pack: words('pack|包|paquete|paquet|แพ็ก|ຫໍ່'),
  jar: words('jar|罐|tarro|pot|โหล|ກະປຸກ'),
};

export const colourWords: Readonly<Record<Exclude<Colour, 'own'>, Words>> = {
  red: words('Red|红色|Rojo|Rouge|สีแดง|ສີແດງ'),
  coral: words('Coral|珊瑚色|Coral|Corail|สีคอรัล|ສີຄໍຣັນ'),
  orange: words('Orange|橙色|Naranja|Orange|สีส้ม|ສີສົ້ມ'),
  yellow: words('Yellow|黄色|Amarillo|Jaune|สีเหลือง|ສີເຫຼືອງ'),
  green: words('Green|绿色|Verde|Vert|สีเขียว|ສີຂຽວ'),
  mint: words('Mint|薄荷绿|Menta|Menthe|สีมินต์|ສີມິ້ນ'),
  teal: words('Teal|青色|Turquesa|Turquoise|สีเทอร์ควอยซ์|ສີຟ້າຂຽວ'),
  blue: words('Blue|蓝色|Azul|Bleu|สีน้ำเงิน|ສີຟ້າ'),
  navy: words('Navy|藏青色|Azul marino|Bleu marine|สีกรมท่า|ສີນ້ຳເງິນເຂັ້ມ'),
  purple: words('Purple|紫色|Morado|Violet|สีม่วง|ສີມ່ວງ'),
  pink: words('Pink|粉色|Rosa|Rose|สีชมพู|ສີບົວ'),
  brown: words('Brown|棕色|Marrón|Marron|สีน้ำตาล|ສີນ້ຳຕານ'),
  beige: words('Beige|米色|Beis|Beige|สีเบจ|ສີເບຈ'),
  white: words('White|白色|Blanco|Blanc|สีขาว|ສີຂາວ'),
  grey: words('Grey|灰色|Gris|Gris|สีเทา|ສີເທົາ'),
  black: words('Black|黑色|Negro|Noir|สีดำ|ສີດຳ'),
};

/** A value of a choice: its name, its part in the price, the colour that its picture shows. */
export type ChoiceValue = {
  /** Pieces in a pack. */
  pieces?: number;
  name: Words;
  factor: number;
  colour?: Exclude<Colour, 'own'>;
};
export type Choice = { name: Words; values: ChoiceValue[] };

const colourName = words('Colour|颜色|Color|Couleur|สี|ສີ');
const sizeName = words('Size|尺码|Talla|Taille|ไซซ์|ຂະໜາດ');
const plain = (names: readonly string[]): ChoiceValue[] =>
  names.map((name) => ({ name: everywhere(name), factor: 1 }));

const sizes: ChoiceValue[] = [
  { name: words('Small|小号|Pequeño|Petit|เล็ก|ນ້ອຍ'), factor: 1 },
  { name: words('Medium|中号|Mediano|Moyen|กลาง|ກາງ'), factor: 1.2 },
  { name: words('Large|大号|Grande|Grand|ใหญ่|ໃຫຍ່'), factor: 1.45 },
];

const packs: ChoiceValue[] = [
  { name: words('Single|单件|Una unidad|À l’unité|ชิ้นเดียว|ອັນດຽວ'), factor: 1, pieces: 1 },
  { name: words('Pack of 3|3件装|Paquete de 3|Lot de 3|แพ็ก 3 ชิ้น|ຊຸດ 3 ອັນ'), factor: 2.7, pieces: 3 },
  { name: words('Pack of 6|6件装|Paquete de 6|Lot de 6|แพ็ก 6 ชิ้น|ຊຸດ 6 ອັນ'), factor: 5, pieces: 6 },
];

const storages: ChoiceValue[] = [
  { name: everywhere('128 GB'), factor: 1 },
  { name: everywhere('256 GB'), factor: 1.15 },
  { name: everywhere('512 GB'), factor: 1.35 },
];

const second: Readonly<Partial<Record<Scheme, Choice>>> = {
  wear: { name: sizeName, values: plain(['S', 'M', 'L', 'XL']) },
  shoes: { name: sizeName, values: plain(['37', '38', '39', '40', '41', '42', '43']) },
  storage: { name: words('Storage|存储容量|Almacenamiento|Stockage|ความจุ|ຄວາມຈຸ'), values: storages },
};

/** A product without a choice still has one attribute in the API. */
const single: Choice = {
  name: words('Version|规格|Versión|Version|รุ่น|ລຸ້ນ'),
  values: [{ name: words('Standard|标准|Estándar|Standard|มาตรฐาน|ມາດຕະຖານ'), factor: 1 }],
};

/** What a shopper chooses of a good, the colours beginning with another one in each variant. */
export function choicesOf({ scheme, colours }: Good, turn: number): Choice[] {
  if (scheme === 'one') return [single];
  if (scheme === 'size') {
    return [{ name: words('Size|规格|Tamaño|Format|ขนาด|ຂະໜາດ'), values: sizes }];
  }
  if (scheme === 'pack') return [{ name: words('Pack|包装|Cantidad|Quantité|จำนวน|ຈຳນວນ'), values: packs }];
  const named = colours.filter((colour) => colour !== 'own');
  const start = turn % named.length;
  const values = [...named.slice(start), ...named.slice(0, start)].map((colour) => ({
    name: colourWords[colour],
    factor: 1,
    colour,
  }));
  const more = second[scheme];
  return [{ name: colourName, values }, ...(more ? [more] : [])];
}
