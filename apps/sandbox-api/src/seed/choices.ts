import type { Good } from './goods/good.ts';
import { type Size, sizes } from './goods/vocabulary/facts.ts';
import { type Finish, finishes, woods } from './goods/vocabulary/finishes.ts';
import { type Words, words } from './words.ts';

/** A value of a choice: its name, and its key as a finish or a size. */
type Value = { name: Words; finish?: Finish; size?: Size };
export type Choice = { name: Words; values: readonly Value[] };

const choiceNames = {
  colour: words('Colour|颜色|Color|Couleur|สี|ສີ'),
  wood: words('Wood|木材|Madera|Bois|ไม้|ໄມ້'),
  /** Woods as well as colours. */
  finish: words('Finish|表面|Acabado|Finition|ผิวไม้|ຜິວໄມ້'),
  size: words('Size|尺码|Talla|Taille|ไซซ์|ຂະໜາດ'),
  pack: words('Pack|包装|Cantidad|Quantité|จำนวน|ຈຳນວນ'),
};

/** The number of pieces in a pack. */
export const piecesOf: Readonly<Partial<Record<Size, number>>> = { single: 1, packOf3: 3, packOf6: 6 };

/** A product without a choice still has one attribute in the API. */
const single: Choice = {
  name: words('Version|规格|Versión|Version|รุ่น|ລຸ້ນ'),
  values: [{ name: words('Standard|标准|Estándar|Standard|มาตรฐาน|ມາດຕະຖານ') }],
};

export const finishesOf = ({ price }: Good): Finish[] =>
  typeof price === 'number' ? [] : (Object.keys(price) as Finish[]);

/** The choices of a product. */
export function choicesOf(good: Good): Choice[] {
  const offered = finishesOf(good);
  const sold = Object.keys(good.sizes ?? {}) as Size[];
  const choices: Choice[] = [];
  if (offered.length > 0) {
    const wooden = offered.filter((finish) => woods.has(finish)).length;
    const name = wooden === 0 ? 'colour' : wooden === offered.length ? 'wood' : 'finish';
    const values = offered.map((finish) => ({ name: finishes[finish], finish }));
    choices.push({ name: choiceNames[name], values });
  }
  if (sold.length > 0) {
    const isPacks = sold.every((size) => piecesOf[size]);
    const values = sold.map((size) => ({ name: sizes[size], size }));
    choices.push({ name: choiceNames[isPacks ? 'pack' : 'size'], values });
  }
  return choices.length > 0 ? choices : [single];
}

/** All combinations of values: the index of the value in each choice. */
export const combinations = (choices: readonly Choice[]): number[][] =>
  choices.reduce<number[][]>(
    (chosen, { values }) => chosen.flatMap((head) => values.map((_value, index) => [...head, index])),
    [[]],
  );
