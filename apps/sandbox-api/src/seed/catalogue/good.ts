import type { Colour, Tile } from '../../media/recipe.ts';
import type { Modifier } from './modifiers.ts';
import { type Words, words } from '../words.ts';

/** Gender and number, for what agrees with a noun in Spanish and French. */
export type Agreement = 'm' | 'f' | 'mp' | 'fp';

export const unitNames = ['piece', 'pair', 'set', 'box', 'bottle', 'pack', 'jar'] as const;
export type Unit = (typeof unitNames)[number];

/** What shoppers choose of a product; `one`: nothing. */
export const schemes = ['one', 'colour', 'wear', 'shoes', 'size', 'storage', 'pack'] as const;
export type Scheme = (typeof schemes)[number];

/** What reviewers of it talk about. */
export const tastes = ['wear', 'device', 'home', 'food', 'play', 'care'] as const;
export type Taste = (typeof tastes)[number];

export type Good = {
  icon: string;
  noun: Words;
  es: Agreement;
  fr: Agreement;
  /** The cheapest and the dearest variant, in cents. */
  from: number;
  to: number;
  unit: Unit;
  scheme: Scheme;
  taste: Taste;
  modifiers: readonly Modifier[];
  colours: readonly Colour[];
  companion: string;
};

export type Leaf = { name: Words; icon: string; goods: Good[] };
export type Group = { name: Words; icon: string; leaves: Leaf[] };
export type Department = { name: Words; icon: string; tile: Tile; groups: Group[] };

type Row = readonly [
  icon: string,
  noun: string,
  agreement: `${Agreement} ${Agreement}`,
  prices: readonly [from: number, to: number],
  trade: `${Unit} ${Scheme} ${Taste}`,
  modifiers: readonly Modifier[],
  colours: string,
  companion: string,
];

export function good([icon, noun, agreement, [from, to], trade, modifiers, colours, companion]: Row): Good {
  const [es, fr] = agreement.split(' ') as [Agreement, Agreement];
  const [unit, scheme, taste] = trade.split(' ') as [Unit, Scheme, Taste];
  return {
    icon,
    noun: words(noun),
    es,
    fr,
    from,
    to,
    unit,
    scheme,
    taste,
    modifiers,
    colours: colours.split(' ').filter(Boolean) as Colour[],
    companion,
  };
}

export const leaf = (name: string, icon: string, rows: readonly Row[]): Leaf => ({
  name: words(name),
  icon,
  goods: rows.map(good),
});

export const group = (name: string, icon: string, leaves: Leaf[]): Group => ({
  name: words(name),
  icon,
  leaves,
});
