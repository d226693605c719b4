/** The separators of lists: commas and semicolons of Latin, Chinese and Arabic script, tabs and line breaks. */
export const separator = /[,;，；、،؛\t\r\n]+/u;

const folded = (text: string) => text.normalize('NFKC').toLowerCase();

/** The entries of a typed or pasted text, without surrounding spaces. */
export const entriesOf = (text: string): readonly string[] =>
  text
    .split(separator)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** Whether an entry is among the tags, ignoring case. */
export const includesTag = (tags: readonly string[], entry: string): boolean =>
  tags.some((tag) => folded(tag) === folded(entry));

/** The tags plus those entries that are not among them yet. */
export const withEntries = (tags: readonly string[], entries: readonly string[]): readonly string[] =>
  entries.reduce((all, entry) => (includesTag(all, entry) ? all : [...all, entry]), tags);
