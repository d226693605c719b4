import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { dateStyles, numberStyles, timeStyles } from './message-styles.ts';
import type { Catalogue, CompiledMessage } from './react/messages.tsx';

const stylesOf: Readonly<Record<number, readonly [kind: string, names: ReadonlyMap<string, unknown>]>> = {
  [TYPE.number]: ['number', numberStyles],
  [TYPE.date]: ['date', dateStyles],
  [TYPE.time]: ['time', timeStyles],
};

/** @throws SyntaxError when an element has an invalid style */
function assertStyles(ast: readonly MessageFormatElement[]): void {
  for (const element of ast) {
    const [kind, names] = stylesOf[element.type] ?? [];
    if (names && 'style' in element && typeof element.style === 'string' && !names.has(element.style))
      throw new SyntaxError(
        `{${element.value}, ${kind}, ${element.style}}: a style of ${kind} is ${[...names.keys()].join(', ')} or a skeleton (::…)`,
      );
    if ('children' in element) assertStyles(element.children);
    if ('options' in element) for (const { value } of Object.values(element.options)) assertStyles(value);
  }
}

/**
 * Compiles one ICU message.
 * @param key the key of the message, for the error text
 * @throws SyntaxError with the key when the text is not valid ICU, or names a style that does not exist
 */
export function compileMessage(key: string, text: string): CompiledMessage {
  try {
    const ast = parse(text, { captureLocation: false, shouldParseSkeletons: true });
    assertStyles(ast);
    const [only] = ast;
    if (ast.length === 0) return '';
    return ast.length === 1 && only?.type === TYPE.literal ? only.value : ast;
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw new SyntaxError(`Message "${key}" is not valid ICU: ${text} (${reason})`, { cause: error });
  }
}

/**
 * Compiles a whole catalogue of `key → ICU text`.
 * @throws SyntaxError with the first key whose text is not valid ICU
 */
export function compileCatalogue(catalogue: Readonly<Record<string, string>>): Catalogue {
  return Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, compileMessage(key, text)]));
}
