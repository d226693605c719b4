export interface ComboboxOption {
  /** The submitted value. */
  value: string;
  /** The text that is shown and searched. */
  label: string;
  /** Text at the end of the row; it is searched too. */
  detail?: string | undefined;
  /** Searched but not shown: other spellings and codes, separated by spaces. Typing one of them means this option. */
  keywords?: string | undefined;
  /** Adjacent options with the same group are shown under its name, in the given order. */
  group?: string | undefined;
  /** Whether it is shown but cannot be selected. */
  disabled?: boolean | undefined;
}

/** Whether a character is an accent; not the marks of Thai and Lao vowels, which change the word. */
const isAccent = (letter: string) => /\p{Mn}/u.test(letter) && /\p{Script=Inherited}/u.test(letter);

/** Lower-case letters without accents, so that "e" finds "é". */
export const folded = (text: string): string =>
  Array.from(text.normalize('NFKD').toLowerCase())
    .filter((letter) => !isAccent(letter))
    .join('');

/** Whether label, detail or keywords contain the query, ignoring case and accents. */
export function matchesQuery(option: ComboboxOption, query: string): boolean {
  const wanted = folded(query.trim());
  return [option.label, option.detail, option.keywords].some(
    (text) => text !== undefined && folded(text).includes(wanted),
  );
}

export const sameText = (a: string, b: string) => folded(a.trim()) === folded(b.trim());

/** Whether a text is the label of an option, or one of its keywords. */
export const isNamed = ({ label, keywords = '' }: ComboboxOption, text: string): boolean =>
  text.trim() !== '' && [label, ...keywords.split(/\s+/)].some((name) => sameText(name, text));

/** Groups adjacent options; each keeps its index in the whole list. */
export function inGroups<Option extends ComboboxOption>(options: readonly Option[]) {
  const groups: { name: string | undefined; options: { option: Option; index: number }[] }[] = [];
  options.forEach((option, index) => {
    const last = groups.at(-1);
    if (last && last.name === option.group) last.options.push({ option, index });
    else groups.push({ name: option.group, options: [{ option, index }] });
  });
  return groups;
}
