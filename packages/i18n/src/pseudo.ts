const accents: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aàbƀcçdđeéfƒgĝhĥiîjĵkķlļmɱnñoôpþrŕsštţuûvṽwŵxẋyýzž'].reduce<[string, string][]>(
    (pairs, letter, index, all) => {
      if (index % 2 === 0) pairs.push([letter, all[index + 1] ?? letter]);
      return pairs;
    },
    [],
  ),
);

/**
 * Pseudo-localises an English message to reveal untranslated text: accented and a third longer, with its arguments and
 * tags.
 */
export function pseudo(text: string): string {
  const parts = text.split(/(\{[^{}]*\}|<\/?[^<>]+>)/);
  const isComplex = /\{\s*\w+\s*,\s*(plural|select)/.test(text);
  if (isComplex)
    return text.replace(/\{([^{},]*[^{},\w#][^{},]*)\}/g, (_, branch: string) => `{${accent(branch)}}`);
  const body = parts.map((part) => (/^[{<]/.test(part) ? part : accent(part))).join('');
  return `⟦${body}${'·'.repeat(Math.ceil(text.length / 3))}⟧`;
}

function accent(text: string): string {
  return [...text].map((letter) => accents[letter] ?? letter).join('');
}
