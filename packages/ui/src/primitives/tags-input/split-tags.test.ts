import { expect, it } from 'vitest';
import { entriesOf, withEntries } from './split-tags.ts';

it.each([
  ['silk, scarf;red', ['silk', 'scarf', 'red']],
  ['丝绸，围巾、红色', ['丝绸', '围巾', '红色']],
  ['حرير، أحمر', ['حرير', 'أحمر']],
  ['silk\nred\r\n\tblue', ['silk', 'red', 'blue']],
  ['  two words  ', ['two words']],
  [' , ,', []],
])('splits %j', (text, entries) => expect(entriesOf(text)).toEqual(entries));

it('takes each tag once, in any case of letters and width', () => {
  expect(withEntries(['Silk'], ['silk', 'ＳＩＬＫ', 'red', 'Red'])).toEqual(['Silk', 'red']);
});
