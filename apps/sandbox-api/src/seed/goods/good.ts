import type { SeedLanguage } from '../words.ts';
import type { Leaf } from './categories.ts';
import type { StoreName } from './stores.ts';
import type { Care } from './vocabulary/care.ts';
import type { Finish } from './vocabulary/finishes.ts';
import type { Material } from './vocabulary/materials.ts';
import type { FactName, Size } from './vocabulary/facts.ts';
import type { Unit } from './vocabulary/units.ts';

/** What does not depend on the language about a product of `studio/catalogue`. */
export type Good = {
  /** As in the picture catalogue. */
  id: string;
  category: Leaf;
  store: StoreName;
  unit: Unit;
  /**
   * In cents. With several finishes a price for each: first the one of the main pictures, then those that the
   * picture catalogue names as variants.
   */
  price: number | Readonly<Partial<Record<Finish, number>>>;
  /** The sizes to choose from and what each adds to the price, in cents. */
  sizes?: Readonly<Partial<Record<Size, number>>>;
  /** Width, depth and height in millimetres. */
  dimensions: readonly [width: number, depth: number, height: number];
  /** In grams. */
  weight: number;
  materials: readonly Material[];
  care: Care;
  /** The code of a country; `Intl.DisplayNames` has its name in every language. */
  origin: string;
  /** In years; 0 for what is eaten, used up or grows. */
  guarantee: number;
  /** What a kilogram or a litre of it costs is shown for food. */
  content?: { amount: number; measure: 'kg' | 'l' };
  facts?: Readonly<Partial<Record<FactName, string | number>>>;
};

/** Its words in one language. */
export type GoodText = { name: string; line: string; description: string };

/** Each written in one language, which is that of its replies and answers too. */
export type GoodReviews = {
  reviews: readonly GoodReview[];
  questions: readonly GoodQuestion[];
};

type GoodReview = {
  language: SeedLanguage;
  author: string;
  /** From 1 to 5 for the goods and for the service of the store. */
  stars: number;
  service: number;
  text: string;
  /** The finish or the size that was bought. */
  variant?: string | undefined;
  /** With a picture that the buyer took. */
  pictured?: true | undefined;
  /** What the store says to it. */
  reply?: string | undefined;
  monthsAgo: number;
};

type GoodQuestion = {
  language: SeedLanguage;
  author: string;
  text: string;
  answers: readonly ({ by: 'store'; text: string } | { by: 'buyer'; author: string; text: string })[];
};
