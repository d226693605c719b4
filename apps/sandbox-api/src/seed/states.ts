import { mapWords, type Words, words } from './words.ts';

/** A product whose store has not taken a picture yet, and one whose picture is lost: real catalogues have both. */
export const withoutPicture = 'egg-cups';
export const withLostPicture = 'sugar-and-cream';
export const lostPicture = `/media/p/${withLostPicture}.lost.webp`;

/** Additions of some sellers to a name, because they put everything they know into it. */
const additions: Readonly<Record<string, Words>> = {
  'dinner-plates': words(
    'in speckled stoneware, 265 mm across, for the dishwasher and for every day of the week|斑点炻器，直径 265 毫米，可进洗碗机，适合每天使用|de gres moteado, 265 mm de diámetro, para el lavavajillas y para todos los días|en grès moucheté, 265 mm de diamètre, pour le lave-vaisselle et pour tous les jours|สโตนแวร์ลายจุด ขนาด 265 มม. เข้าเครื่องล้างจานได้ ใช้ได้ทุกวัน|ສະໂຕນແວລາຍຈຸດ ຂະໜາດ 265 ມມ ເຂົ້າເຄື່ອງລ້າງຈານໄດ້ ໃຊ້ໄດ້ທຸກມື້',
  ),
  'pepper-mills': words(
    'a short one of oak and a tall one of walnut, with grinders of ceramic guaranteed for ten years|橡木短款与胡桃木长款，陶瓷研磨芯，质保十年|uno bajo de roble y otro alto de nogal, con muelas de cerámica garantizadas diez años|un petit en chêne et un grand en noyer, aux meules en céramique garanties dix ans|อันเตี้ยไม้โอ๊ก อันสูงไม้วอลนัต หัวบดเซรามิกรับประกันสิบปี|ອັນເຕ້ຍໄມ້ໂອກ ອັນສູງໄມ້ວອລນັດ ຫົວບົດເຊຣາມິກຮັບປະກັນສິບປີ',
  ),
};

const joints: Words = { en: ', ', 'zh-CN': '，', es: ', ', fr: ', ', th: ' ', lo: ' ' };

/** The name as written by its seller. */
export function sellersName(good: string, name: Words): Words {
  const addition = additions[good];
  return addition ? mapWords(name, (text, language) => text + joints[language] + addition[language]) : name;
}

/**
 * The thresholds at which the display of sales changes, from both sides; the first products get them in turn. There are
 * no reviews or questions about goods that nobody has bought.
 */
export const soldSteps = [999, 1000, 1001, 4999, 5000, 5001, 9999, 10_000, 10_001, 0, 1, 86_412] as const;

/** By the position of a product in the catalogue. */
export const isSoldOut = (place: number) => place % 17 === 11;
export const isScarce = (place: number) => place % 13 === 5;
export const isReduced = (place: number) => place % 3 === 1;
