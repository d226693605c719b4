export interface ComboboxOption {
  /** Sent by the form. */
  value: string;
  label: string;
  /** Further words at the end of the line; searched too. */
  detail?: string | undefined;
  /** Never shown, searched too: other spellings, codes. */
  keywords?: string | undefined;
  /** Options of one group stand under its name, in the order they come. */
  group?: string | undefined;
  disabled?: boolean | undefined;
}

/** Letters without case and accents, each with the place it came from. */
function fold(text: string) {
  const letters: string[] = [];
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    for (const letter of character.normalize('NFKD').toLowerCase()) {
      // A combining mark: é is found by e.
      if (/\p{Mn}/u.test(letter) && /\p{Script=Inherited}/u.test(letter)) continue;
      letters.push(letter);
      places.push(place);
    }
    place += character.length;
  }
  return { letters: letters.join(''), places, end: text.length };
}

export const folded = (text: string) => fold(text).letters;

/** In whole characters: one outside the basic plane is two units long. */
const lengthOf = (text: string) => Array.from(text).length;

/** Where the query stands in the text, as `[start, end]`. */
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

/** Label, detail or keywords hold the query; case and accents do not count. */
export function matchesQuery(option: ComboboxOption, query: string): boolean {
  const wanted = folded(query.trim());
  return [option.label, option.detail, option.keywords].some(
    (text) => text !== undefined && folded(text).includes(wanted),
  );
}

export const sameText = (a: string, b: string) => folded(a.trim()) === folded(b.trim());

/** Neighbours of one group together; an option keeps its place in the whole list. */
export function inGroups(options: readonly ComboboxOption[]) {
  const groups: { name: string | undefined; options: { option: ComboboxOption; index: number }[] }[] = [];
  options.forEach((option, index) => {
    const last = groups.at(-1);
    if (last && last.name === option.group) last.options.push({ option, index });
    else groups.push({ name: option.group, options: [{ option, index }] });
  });
  return groups;
}
