import type { Specification } from '../db/schema.ts';
import type { Good } from './goods/good.ts';
import { care } from './goods/vocabulary/care.ts';
import { type FactName, factNames, valueWords } from './goods/vocabulary/facts.ts';
import { materials } from './goods/vocabulary/materials.ts';
import { everywhere, inEachLanguage, type Words, words } from './words.ts';

const names = {
  brand: words('Brand|品牌|Marca|Marque|แบรนด์|ຍີ່ຫໍ້'),
  material: words('Material|材质|Material|Matière|วัสดุ|ວັດສະດຸ'),
  dimensions: words(
    'Width × depth × height|宽 × 深 × 高|Ancho × fondo × alto|Largeur × profondeur × hauteur|กว้าง × ลึก × สูง|ກວ້າງ × ເລິກ × ສູງ',
  ),
  weight: words('Weight|重量|Peso|Poids|น้ำหนัก|ນ້ຳໜັກ'),
  care: words('Care|保养|Cuidado|Entretien|การดูแล|ການດູແລ'),
  origin: words('Made in|产地|Fabricado en|Fabriqué en|ผลิตใน|ຜະລິດໃນ'),
  guarantee: words('Guarantee|质保|Garantía|Garantie|การรับประกัน|ການຮັບປະກັນ'),
};

/** The separator between materials. */
const and: Words = { en: ', ', 'zh-CN': '、', es: ', ', fr: ', ', th: ', ', lo: ', ' };

const years = (count: number): Words =>
  count === 1
    ? words('1 year|1 年|1 año|1 an|1 ปี|1 ປີ')
    : words(`${count} years|${count} 年|${count} años|${count} ans|${count} ปี|${count} ປີ`);

const number = (value: number, options?: Intl.NumberFormatOptions): Words =>
  inEachLanguage((language) => new Intl.NumberFormat(language, options).format(value));

const weight = (grams: number) =>
  grams < 1000
    ? number(grams, { style: 'unit', unit: 'gram' })
    : number(grams / 1000, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 2 });

/** Large things in centimetres, small ones in millimetres. */
function dimensions([width, depth, height]: Good['dimensions']): Words {
  const isLarge = Math.max(width, depth, height) >= 1000;
  const sides = [width, depth, height].map((side) => number(isLarge ? side / 10 : side));
  return inEachLanguage(
    (language) => `${sides.map((side) => side[language]).join(' × ')} ${isLarge ? 'cm' : 'mm'}`,
  );
}

const isValueWord = (word: string): word is keyof typeof valueWords => Object.hasOwn(valueWords, word);

/** "gas, oven", "24 months": with their words in each language. */
const factValue = (value: string | number): Words =>
  inEachLanguage((language) =>
    String(value).replaceAll(/[a-z]+/g, (word) => (isValueWord(word) ? valueWords[word][language] : word)),
  );

const countries = inEachLanguage((language) => new Intl.DisplayNames(language, { type: 'region' }));

/** The specification table of a product. */
export function specificationsOf(good: Good): Specification[] {
  const facts = Object.entries(good.facts ?? {}).map(([name, value]) => ({
    name: factNames[name as FactName],
    value: factValue(value),
  }));
  return [
    { name: names.brand, value: everywhere(good.store) },
    ...(good.materials.length > 0
      ? [
          {
            name: names.material,
            value: inEachLanguage((language) =>
              good.materials.map((material) => materials[material][language]).join(and[language]),
            ),
          },
        ]
      : []),
    { name: names.dimensions, value: dimensions(good.dimensions) },
    { name: names.weight, value: weight(good.weight) },
    ...facts,
    { name: names.care, value: care[good.care] },
    {
      name: names.origin,
      value: inEachLanguage((language) => countries[language].of(good.origin) ?? good.origin),
    },
    ...(good.guarantee > 0 ? [{ name: names.guarantee, value: years(good.guarantee) }] : []),
  ];
}
