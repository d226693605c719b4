import { LRUCache } from 'lru-cache';

/** A rule of a built style sheet. */
export interface StyleRule {
  /** The at-rules around it, from the outside: `@layer x`, `@media (…)`. */
  readonly within: readonly string[];
  /** The classes of each of its selectors: it is needed when all of one are on the page. Without: always. */
  readonly needs?: readonly (readonly string[])[];
  /** It is needed when a needed rule has this name in it. */
  readonly keyframes?: string;
  readonly css: string;
}

/** The rules of each style sheet, by its address. */
export type StyleSheets = Readonly<Record<string, readonly StyleRule[]>>;

const classAttribute = ' class="';

/** The values of the `class` attributes of the HTML, each once. */
function classAttributesOf(html: string): string[] {
  const values = new Set<string>();
  for (let at = html.indexOf(classAttribute); at >= 0; at = html.indexOf(classAttribute, at)) {
    const start = at + classAttribute.length;
    at = html.indexOf('"', start);
    values.add(html.slice(start, at));
  }
  return [...values].toSorted();
}

function neededRules(rules: readonly StyleRule[], classes: ReadonlySet<string>): StyleRule[] {
  const needed = rules.filter(
    ({ needs, keyframes }) =>
      keyframes === undefined &&
      (!needs || needs.some((selector) => selector.every((name) => classes.has(name)))),
  );
  const text = needed.map(({ css }) => css).join('');
  const animations = rules.filter(({ keyframes }) => keyframes !== undefined && text.includes(keyframes));
  return [...needed, ...animations];
}

/** The rules one after the other; neighbours share the at-rules around them. */
function written(rules: readonly StyleRule[]): string {
  let open: readonly string[] = [];
  let css = '';
  for (const rule of rules) {
    let shared = 0;
    while (shared < open.length && open[shared] === rule.within[shared]) shared += 1;
    css += '}'.repeat(open.length - shared);
    for (const at of rule.within.slice(shared)) css += `${at}{`;
    css += rule.css;
    open = rule.within;
  }
  return css + '}'.repeat(open.length);
}

/** Without what holds for whole documents: layers, tokens, faces of fonts. */
const ofClasses = (rules: readonly StyleRule[]) =>
  rules.filter(({ needs, keyframes }) => keyframes ?? needs?.every((selector) => selector.length > 0));

/**
 * Picks the styles of a page out of its style sheets: the rules whose classes are in its HTML, in their order. A browser
 * that has them paints the page before it has fetched any style sheet. Parts whose code comes later are in the HTML too:
 * what they need comes out of the sheets that the page does not link.
 *
 * @param sheets - From `build/server/page-styles.json` (`speed/build/page-styles.ts`).
 * @returns the styles of a page with these style sheets; sheets that the build does not know are left out
 */
export function pageStyles(sheets: StyleSheets) {
  // Pages of one kind have few different sets of classes.
  const known = new LRUCache<string, string>({
    maxSize: 2 ** 24,
    sizeCalculation: (css, key) => css.length + key.length,
  });
  return (html: string, hrefs: readonly string[]): string => {
    const attributes = classAttributesOf(html);
    const key = `${hrefs.join(' ')}\n${attributes.join('\n')}`;
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const classes = new Set(attributes.flatMap((value) => value.split(' ')));
    const linked = hrefs.map((href) => sheets[href] ?? []);
    const others = Object.keys(sheets)
      .filter((href) => !hrefs.includes(href))
      .map((href) => ofClasses(sheets[href] ?? []));
    const css = [...linked, ...others].map((rules) => written(neededRules(rules, classes))).join('');
    known.set(key, css);
    return css;
  };
}
