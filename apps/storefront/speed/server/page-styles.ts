import { LRUCache } from 'lru-cache';

/** A rule of a built style sheet. */
export interface StyleRule {
  /** The enclosing at-rules, outermost first: `@layer x`, `@media (…)`. */
  readonly within: readonly string[];
  /**
   * Its selectors, each with the classes and attributes that it needs on the page, such as `card` and
   * `[data-state=open]`. At-rules have none.
   */
  readonly selectors?: readonly { readonly text: string; readonly needs: readonly string[] }[];
  /** It is needed if a needed rule contains this name. */
  readonly keyframes?: string;
  /** The custom property that it sets: it is needed if a needed rule reads it. */
  readonly variable?: string;
  /** The declarations of its selectors, or a whole at-rule. */
  readonly css: string;
}

/** The rules of each style sheet, by its address. */
export type StyleSheets = Readonly<Record<string, readonly StyleRule[]>>;

/** Without script the style sheets are loaded immediately, including the rules for these elements. */
const withoutScript = /<noscript>[\s\S]*?<\/noscript>/g;
const classAttribute = ' class="';

/** The distinct values of the `class` attributes in the HTML. */
function classAttributesOf(html: string): string[] {
  const values = new Set<string>();
  for (let at = html.indexOf(classAttribute); at >= 0; at = html.indexOf(classAttribute, at)) {
    const start = at + classAttribute.length;
    at = html.indexOf('"', start);
    values.add(html.slice(start, at));
  }
  return [...values].toSorted();
}

/** Finds the attributes in an HTML that rules need. */
function attributesIn(rules: readonly StyleRule[]) {
  const asked = rules
    .flatMap(({ selectors = [] }) => selectors.flatMap(({ needs }) => needs))
    .filter((name) => name.startsWith('['));
  const names = new Set(asked.map((name) => name.slice(1, -1).split('=')[0]));
  const attribute = new RegExp(` (${[...names].join('|')})="([^"]*)"`, 'g');
  return (html: string): string[] => {
    const found = new Set<string>();
    for (const [, name = '', value = ''] of html.matchAll(attribute)) {
      found.add(`[${name}]`);
      found.add(`[${name}=${value}]`);
    }
    return [...found].toSorted();
  };
}

/** Keeps only the selectors that a page with these classes and attributes needs. */
function neededRules(rules: readonly StyleRule[], names: ReadonlySet<string>): StyleRule[] {
  const needed = rules.flatMap((rule) => {
    if (rule.keyframes !== undefined) return [];
    if (!rule.selectors) return [rule];
    const selectors = rule.selectors.filter(({ needs }) => needs.every((name) => names.has(name)));
    return selectors.length > 0 ? [{ ...rule, selectors }] : [];
  });
  const text = needed.map(({ css }) => css).join('');
  const animations = rules.filter(({ keyframes }) => keyframes !== undefined && text.includes(keyframes));
  return [...needed, ...animations];
}

const reading = /var\((--[\w-]+)/g;

/** Removes custom properties that no other rule reads, directly or through a property that is read. */
function withoutUnread(rules: readonly StyleRule[]): StyleRule[] {
  const setters = Map.groupBy(rules, ({ variable }) => variable);
  const read = new Set<string>();
  const queue = [...(setters.get(undefined) ?? [])];
  for (const { css } of queue) {
    for (const [, name = ''] of css.matchAll(reading)) {
      if (read.has(name)) continue;
      read.add(name);
      queue.push(...(setters.get(name) ?? []));
    }
  }
  return rules.filter(({ variable }) => variable === undefined || read.has(variable));
}

/** The rules as text; neighbours share their at-rules. */
function written(rules: readonly StyleRule[]): string {
  let open: readonly string[] = [];
  let css = '';
  for (const { within, selectors, css: declarations } of rules) {
    const blocks = selectors ? [...within, selectors.map(({ text }) => text).join()] : within;
    let shared = 0;
    while (shared < open.length && open[shared] === blocks[shared]) shared += 1;
    css += '}'.repeat(open.length - shared);
    for (const block of blocks.slice(shared)) css += `${block}{`;
    // Declarations of the same selectors.
    if (selectors && shared === blocks.length) css += ';';
    css += declarations;
    open = blocks;
  }
  return css + '}'.repeat(open.length);
}

/** Leaves out rules that apply to whole documents: layers, tokens, font faces. */
const ofClasses = (rules: readonly StyleRule[]) =>
  rules.filter(
    ({ selectors, keyframes }) =>
      keyframes ?? selectors?.every(({ needs }) => needs.some((name) => !name.startsWith('['))),
  );

/**
 * Selects the styles of a page from its style sheets: the rules whose classes and attributes occur in its HTML, in
 * their order. With them, a browser paints the page before it has fetched any style sheet. Parts whose code arrives
 * later are in the HTML too: their rules come from sheets that the page does not link.
 *
 * @param sheets - From `build/server/page-styles.json` (`speed/build/page-styles.ts`).
 * @returns the styles of a page with these style sheets; sheets unknown to the build are left out
 */
export function pageStyles(sheets: StyleSheets) {
  // Pages of one kind have few different sets of classes.
  const known = new LRUCache<string, string>({
    maxSize: 2 ** 24,
    sizeCalculation: (css, key) => css.length + key.length,
  });
  const attributesOf = attributesIn(Object.values(sheets).flat());
  return (page: string, hrefs: readonly string[]): string => {
    const html = page.replaceAll(withoutScript, '');
    const classNames = classAttributesOf(html);
    const attributes = attributesOf(html);
    const key = [...hrefs, ...classNames, ...attributes].join('\n');
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const names = new Set([...classNames.flatMap((value) => value.split(' ')), ...attributes]);
    const linked = hrefs.map((href) => sheets[href] ?? []);
    const others = Object.keys(sheets)
      .filter((href) => !hrefs.includes(href))
      .map((href) => ofClasses(sheets[href] ?? []));
    const css = written(withoutUnread([...linked, ...others].flatMap((rules) => neededRules(rules, names))));
    known.set(key, css);
    return css;
  };
}
