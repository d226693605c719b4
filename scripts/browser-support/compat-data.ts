/** What the supported browsers do not have, by MDN's data. */
import bcd, { type BrowserName, type Identifier } from '@mdn/browser-compat-data' with { type: 'json' };
import browserslist from 'browserslist';
import path from 'node:path';

/** The browsers of the query in the storefront's package.json, as MDN's data calls them. */
const namesInData: Readonly<Record<string, BrowserName>> = {
  chrome: 'chrome',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

function oldestVersions(): ReadonlyMap<BrowserName, number> {
  const oldest = new Map<BrowserName, number>();
  const storefront = path.resolve(import.meta.dirname, '../../apps/storefront');
  for (const entry of browserslist(undefined, { path: storefront })) {
    const [name = '', version = ''] = entry.split(' ');
    const browser = namesInData[name];
    if (!browser)
      throw new Error(`MDN's name of the browser "${name}" is missing in ${import.meta.filename}.`);
    oldest.set(browser, Math.min(oldest.get(browser) ?? Infinity, Number.parseFloat(version)));
  }
  return oldest;
}

const oldest = oldestVersions();

/** Beside the features under a feature, the data has what is known of itself. */
export const statement = '__compat';

/** A name of a feature from the root of MDN's data, and the part of the data that describes it. */
export interface Feature {
  readonly name: string;
  readonly data: Identifier;
}

/** Looks up a feature of MDN's data by the names on the way to it. */
export function feature(...names: readonly string[]): Feature | undefined {
  let data: Identifier | undefined = bcd as unknown as Identifier;
  for (const name of names) data = data && Object.hasOwn(data, name) ? data[name] : undefined;
  return data && { name: names.join('.'), data };
}

/** The features under a feature, themselves without those under them. */
export const featuresIn = (...names: readonly string[]): readonly Feature[] =>
  Object.entries(feature(...names)?.data ?? {})
    .filter(([name]) => name !== statement)
    .map(([name, data]) => ({ name: [...names, name].join('.'), data: data as Identifier }));

export const lastName = ({ name }: Feature): string => name.slice(name.lastIndexOf('.') + 1);

/**
 * The supported browsers that do not have a feature. What a browser has in part counts as there.
 * @param prefixes the prefixes of vendors under which it is used, such as `-webkit-`; an empty one for none
 */
function missingIn({ data }: Feature, prefixes: readonly string[] = ['']): readonly BrowserName[] {
  const support = data[statement]?.support;
  if (!support) return [];
  return [...oldest].flatMap(([browser, version]) => {
    const isThere = [support[browser] ?? []]
      .flat()
      .some(
        (it) =>
          typeof it.version_added === 'string' &&
          Number.parseFloat(it.version_added.replace('≤', '')) <= version &&
          !(it.version_removed || it.flags || it.alternative_name) &&
          prefixes.includes(it.prefix ?? ''),
      );
    return isThere ? [] : [browser];
  });
}

/** Features that a file uses and that a supported browser does not have: by name, the browsers without it. */
export type Findings = Map<string, readonly BrowserName[]>;

/** Notes the feature unless every browser has it. */
export function note(findings: Findings, found: Feature | undefined, prefixes?: readonly string[]): void {
  const missing = found ? missingIn(found, prefixes) : [];
  if (found && missing.length > 0) findings.set(found.name, missing);
}

/** Notes a feature that is known by its last name only, unless one of that name is in every browser. */
export function noteAnyOf(findings: Findings, candidates: readonly Feature[] = []): void {
  const [first] = candidates;
  if (first && candidates.every((it) => missingIn(it).length > 0)) note(findings, first);
}
