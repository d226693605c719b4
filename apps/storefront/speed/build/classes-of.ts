/** What `:not()`, `:is()`, `:where()` and `:has()` name need not be on the page. */
const functions = /:(?:not|is|where|has)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
const classNames = /\.([\w-]+)/g;

/** The classes that a page must have for a selector to match anything. */
export const classesOf = (selector: string): string[] => [
  ...new Set([...selector.replaceAll(functions, '').matchAll(classNames)].map(([, name = '']) => name)),
];
