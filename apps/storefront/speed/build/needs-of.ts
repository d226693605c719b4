/** What `:not()`, `:is()`, `:where()` and `:has()` name need not be on the page. */
const functions = /:(?:not|is|where|has)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
const classNames = /\.([\w-]+)/g;
/** Of attributes those that scripts alone change: `open` is changed by the browser. */
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

/** Hovering and pressing come after the first paint, and so do the style sheets. */
export const isForFirstPaint = (selector: string) =>
  !/:(?:hover|active)\b/.test(selector.replaceAll(functions, ''));
