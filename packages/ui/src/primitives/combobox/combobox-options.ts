export interface ComboboxOption {
  /** The submitted value. */
  value: string;
  /** The text that is shown and searched. */
  label: string;
  /** Text at the end of the row; it is searched too. */
  detail?: string | undefined;
  /** Not shown, but searched: other spellings, codes. */
  keywords?: string | undefined;
  /** Adjacent options with the same group are shown under its name, in the given order. */
  group?: string | undefined;
  /** Shown, and cannot be selected. */
  disabled?: boolean | undefined;
}

/** Lower-case letters without accents, each with its position in the original text. */
function fold(text: string) {
  const letters: string[] = [];
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    for (const letter of character.normalize('NFKD').toLowerCase()) {
      // Skips combining marks, so that "e" finds "é".
      if (/\p{Mn}/u.test(letter) && /\p{Script=Inherited}/u.test(letter)) continue;
      letters.push(letter);
      places.push(place);
    }
    place += character.length;
  }
  return { letters: letters.join(''), places, end: text.length };
}

export const folded = (text: string) => fold(text).letters;

/** The number of code points; one outside the basic plane has two code units. */
const lengthOf = (text: string) => Array.from(text).length;

/** The position of the query in the text, as `[start, end]`. */
export function matchRange(text: string, query: string): readonly [number, number] | undefined {
  const wanted = folded(query.trim());
  if (wanted === '') return undefined;
  const { letters, places, end } = fold(text);
  const at = letters.indexOf(wanted);
  if (at < 0) return undefined;
  const start = places[lengthOf(letters.slice(0, at))];
  const after = places[lengthOf(letters.slice(0, at + wanted.length))];
  return start === undefined ? undefined : [start, after ?? end];
}

/** Whether label, detail or keywords contain the query, ignoring case and accents. */
export function matchesQuery(option: ComboboxOption, query: string): boolean {
  const wanted = folded(query.trim());
  return [option.label, option.detail, option.keywords].some(
    (text) => text !== undefined && folded(text).includes(wanted),
  );
}

export const sameText = (a: string, b: string) => folded(a.trim()) === folded(b.trim());

/** Groups adjacent options; each keeps its index in the whole list. */
export function inGroups(options: readonly ComboboxOption[]) {
  const groups: { name: string | undefined; options: { option: ComboboxOption; index: number }[] }[] = [];
  options.forEach((option, index) => {
    const last = groups.at(-1);
    if (last && last.name === option.group) last.options.push({ option, index });
    else groups.push({ name: option.group, options: [{ option, index }] });
  });
  return groups;
}
