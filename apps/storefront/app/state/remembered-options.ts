import { atomWithStorage } from 'jotai/utils';
import { isString, storedAs } from './stored.ts';

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null && Object.values(value).every(isString);

/** What was chosen last in this browser, by the name of the attribute: "Size" is "M". */
export const rememberedOptions = atomWithStorage<Readonly<Record<string, string>>>(
  'chosenOptions',
  {},
  storedAs(isTexts),
);
