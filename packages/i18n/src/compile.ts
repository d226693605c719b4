import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Catalogue, CompiledMessage } from './react/words.tsx';

/** Compiles one ICU message. @throws SyntaxError with the message's key when the text is not valid ICU */
export function compileMessage(key: string, text: string): CompiledMessage {
  try {
    const ast = parse(text, { captureLocation: false, shouldParseSkeletons: true });
    const [only] = ast;
    if (ast.length === 0) return '';
    return ast.length === 1 && only?.type === TYPE.literal ? only.value : ast;
  } catch (error) {
    throw new SyntaxError(`Message "${key}" is not valid ICU: ${text}`, { cause: error });
  }
}

/** Compiles a whole catalogue of `key → ICU text`. */
export function compileCatalogue(catalogue: Readonly<Record<string, string>>): Catalogue {
  return Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, compileMessage(key, text)]));
}

const accents: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aàbƀcçdđeéfƒgĝhĥiîjĵkķlļmɱnñoôpþrŕsštţuûvṽwŵxẋyýzž'].reduce<[string, string][]>(
    (pairs, letter, index, all) => {
      if (index % 2 === 0) pairs.push([letter, all[index + 1] ?? letter]);
      return pairs;
    },
    [],
  ),
);

/** English for reviewers: accented and a third longer, arguments and tags kept, so that unwrapped words stand out. */
export function pseudo(text: string): string {
  const parts = text.split(/(\{[^{}]*\}|<\/?[^<>]+>)/);
  const isComplex = /\{\s*\w+\s*,\s*(plural|select)/.test(text);
  if (isComplex)
    return text.replace(/\{([^{},]*[^{},\w#][^{},]*)\}/g, (_, words: string) => `{${accent(words)}}`);
  const body = parts.map((part) => (/^[{<]/.test(part) ? part : accent(part))).join('');
  return `⟦${body}${'·'.repeat(Math.ceil(text.length / 3))}⟧`;
}

function accent(text: string): string {
  return [...text].map((letter) => accents[letter] ?? letter).join('');
}
