import type { SeedLanguage } from '../words.ts';
import type { Leaf } from './categories.ts';
import type { StoreName } from './stores.ts';
import type { Care } from './vocabulary/care.ts';
import type { Finish } from './vocabulary/finishes.ts';
import type { Material } from './vocabulary/materials.ts';
import type { FactName, Size } from './vocabulary/facts.ts';
import type { Unit } from './vocabulary/units.ts';

/** The language-independent data of a product of `studio/catalogue`. */
export type Good = {
  /** Same as in the picture catalogue. */
  id: string;
  category: Leaf;
  store: StoreName;
  unit: Unit;
  /**
   * In cents. With several finishes, a price for each: first the finish of the main pictures, then the finishes that
   * the picture catalogue names as variants.
   */
  price: number | Readonly<Partial<Record<Finish, number>>>;
  /** The sizes to choose from, each with its surcharge in cents. */
  sizes?: Readonly<Partial<Record<Size, number>>>;
  /** Width, depth and height in millimetres. */
  dimensions: readonly [width: number, depth: number, height: number];
  /** In grams. */
  weight: number;
  materials: readonly Material[];
  care: Care;
  /** A country code; `Intl.DisplayNames` has its name in every language. */
  origin: string;
  /** In years; 0 for goods that are eaten, used up or grow. */
  guarantee: number;
  /** Shown for food: the price per kilogram or litre. */
  content?: { amount: number; measure: 'kg' | 'l' };
  facts?: Readonly<Partial<Record<FactName, string | number>>>;
};

/** The texts of a product in one language. */
export type GoodText = { name: string; line: string; description: string };

/** Each is written in one language, which is also the language of its replies and answers. */
export type GoodReviews = {
  reviews: readonly GoodReview[];
  questions: readonly GoodQuestion[];
};

type GoodReview = {
  language: SeedLanguage;
  author: string;
  /** From 1 to 5, for the goods and for the service of the store. */
  stars: number;
  service: number;
  text: string;
  /** The finish or the size that was bought. */
  variant?: string | undefined;
  /** With a picture taken by the buyer. */
  pictured?: true | undefined;
  /** The store's reply. */
  reply?: string | undefined;
  monthsAgo: number;
};

type GoodQuestion = {
  language: SeedLanguage;
  author: string;
  text: string;
  answers: readonly ({ by: 'store'; text: string } | { by: 'buyer'; author: string; text: string })[];
};
