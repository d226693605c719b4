import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Catalogue, CompiledMessage } from './react/messages.tsx';

/**
 * Compiles one ICU message.
 * @param key key of the message, for the error text
 * @throws SyntaxError with the key when the text is not valid ICU
 */
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

/**
 * Compiles a whole catalogue of `key → ICU text`.
 * @throws SyntaxError with the first key whose text is not valid ICU
 */
export function compileCatalogue(catalogue: Readonly<Record<string, string>>): Catalogue {
  return Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, compileMessage(key, text)]));
}
