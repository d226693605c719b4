import { readFileSync } from 'node:fs';
import {
  array,
  integer,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  optional,
  parse,
  picklist,
  pipe,
  record,
  strictObject,
  string,
  variant,
  literal,
} from 'valibot';
import { type SeedLanguage, seedLanguages } from '../words.ts';
import type { Good, GoodReviews, GoodText } from './good.ts';
import { audio } from './audio.ts';
import { clothing } from './clothing.ts';
import { jewellery } from './jewellery.ts';
import { lamps } from './lamps.ts';
import { tableware } from './tableware.ts';
import { furniture } from './furniture.ts';
import { textiles } from './textiles.ts';
import { glass } from './glass.ts';
import { kitchen } from './kitchen.ts';
import { bath } from './bath.ts';
import { bags } from './bags.ts';
import { storage } from './storage.ts';
import { stationery } from './stationery.ts';
import { pantry } from './pantry.ts';
import { toys } from './toys.ts';
import { plants } from './plants.ts';
import { sports } from './sports.ts';

/** The departments of the picture catalogue whose goods are described. */
export const describedDepartments: Readonly<Record<string, readonly Good[]>> = {
  audio,
  clothing,
  jewellery,
  tableware,
  lamps,
  furniture,
  textiles,
  glass,
  kitchen,
  bath,
  bags,
  storage,
  stationery,
  pantry,
  toys,
  plants,
  sports,
};

const text = pipe(string(), minLength(1));
const textFile = record(string(), object({ name: text, line: text, description: text }));

/** The texts of a department in one language, by the ids of its goods. */
export function goodTexts(language: SeedLanguage, department: string): Record<string, GoodText> {
  const file = new URL(`texts/${language}/${department}.json`, import.meta.url);
  return parse(textFile, JSON.parse(readFileSync(file, 'utf8')));
}

const stars = pipe(number(), integer(), minValue(1), maxValue(5));
const language = picklist(seedLanguages);
const review = strictObject({
  language,
  author: text,
  stars,
  service: stars,
  text,
  variant: optional(text),
  pictured: optional(literal(true)),
  reply: optional(text),
  monthsAgo: pipe(number(), integer(), minValue(0), maxValue(30)),
});
const answer = variant('by', [
  strictObject({ by: literal('store'), text }),
  strictObject({ by: literal('buyer'), author: text, text }),
]);
const question = strictObject({ language, author: text, text, answers: array(answer) });
const reviewFile = record(string(), strictObject({ reviews: array(review), questions: array(question) }));

/** The reviews and questions of buyers for a department, by the ids of its goods. */
export function goodReviews(department: string): Record<string, GoodReviews> {
  const file = new URL(`reviews/${department}.json`, import.meta.url);
  return parse(reviewFile, JSON.parse(readFileSync(file, 'utf8')));
}
