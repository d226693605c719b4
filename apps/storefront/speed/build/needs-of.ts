/** Arguments of `:not()`, `:is()`, `:where()` and `:has()` need not be on the page. */
const functions = /:(?:not|is|where|has)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
const classNames = /\.([\w-]+)/g;
/** Only attributes that are changed by scripts alone: `open` is changed by the browser. */
const attributes = /\[((?:aria|data)-[\w-]+|dir)(?:(\W?)="?([^"\]]*)"?)?\]/g;

const nameOf = ([, name = '', operator, value]: RegExpExecArray | RegExpMatchArray) =>
  value === undefined || operator !== '' ? `[${name}]` : `[${name}=${value}]`;

/** The classes and attributes that a page must have for a selector to match anything: `card`, `[data-state=open]`. */
export function needsOf(selector: string): string[] {
  const outside = selector.replaceAll(functions, '');
  const classes = Array.from(
    outside.replaceAll(attributes, '').matchAll(classNames),
    ([, name = '']) => name,
  );
  return [...new Set([...classes, ...Array.from(outside.matchAll(attributes), nameOf)])];
}

/** Hovering and pressing happen after the first paint, when the style sheets arrive. */
export const isForFirstPaint = (selector: string) =>
  !/:(?:hover|active)\b/.test(selector.replaceAll(functions, ''));
