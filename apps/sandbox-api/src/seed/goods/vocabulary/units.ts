import { words } from '../../words.ts';

/** The units in which goods are counted. */
export const units = {
  piece: words('piece|件|unidad|pièce|ชิ้น|ອັນ'),
  pair: words('pair|双|par|paire|คู่|ຄູ່'),
  set: words('set|套|juego|lot|ชุด|ຊຸດ'),
  box: words('box|盒|caja|boîte|กล่อง|ກ່ອງ'),
  bottle: words('bottle|瓶|botella|flacon|ขวด|ຂວດ'),
  pack: words('pack|包|paquete|paquet|แพ็ก|ຫໍ່'),
  jar: words('jar|罐|tarro|pot|โหล|ກະປຸກ'),
} as const;

export type Unit = keyof typeof units;
