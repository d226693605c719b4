import { atomWithStorage } from 'jotai/utils';
import { isTexts, storedAs, type Texts } from '../browser/index.ts';
import { remembers } from '../session/index.ts';

/** The options chosen last in this browser, by the name of the attribute: "Size" is "M". */
export const rememberedOptions = atomWithStorage<Texts>('chosenOptions', {}, storedAs(isTexts, remembers));
