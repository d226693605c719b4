/** The features that the supported browsers lack, according to MDN's data. */
import bcd, { type BrowserName, type Identifier } from '@mdn/browser-compat-data' with { type: 'json' };
import browserslist from 'browserslist';
import path from 'node:path';

/** MDN's names of the browsers in the query of the storefront's package.json. */
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

/** The key of a feature's own data, beside the features under it. */
export const statement = '__compat';

/** A name of a feature from the root of MDN's data, and the part of the data that describes it. */
export interface Feature {
  readonly name: string;
  readonly data: Identifier;
}

/** Looks up a feature in MDN's data by the names on its path. */
export function feature(...names: readonly string[]): Feature | undefined {
  let data: Identifier | undefined = bcd as unknown as Identifier;
  for (const name of names) data = data && Object.hasOwn(data, name) ? data[name] : undefined;
  return data && { name: names.join('.'), data };
}

/** The features under a feature, without further levels. */
export const featuresIn = (...names: readonly string[]): readonly Feature[] =>
  Object.entries(feature(...names)?.data ?? {})
    .filter(([name]) => name !== statement)
    .map(([name, data]) => ({ name: [...names, name].join('.'), data: data as Identifier }));

export const lastName = ({ name }: Feature): string => name.slice(name.lastIndexOf('.') + 1);

/**
 * The supported browsers that lack a feature. Partial support counts as support.
 * @param prefixes the vendor prefixes with which it is used, such as `-webkit-`; an empty one for none
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

/** Features that a file uses and a supported browser lacks: by name, the browsers without it. */
export type Findings = Map<string, readonly BrowserName[]>;

/** Notes the feature unless every browser supports it. */
export function note(findings: Findings, found: Feature | undefined, prefixes?: readonly string[]): void {
  const missing = found ? missingIn(found, prefixes) : [];
  if (found && missing.length > 0) findings.set(found.name, missing);
}

/** Notes a feature of which only the last name is known, unless every browser supports one with that name. */
export function noteAnyOf(findings: Findings, candidates: readonly Feature[] = []): void {
  const [first] = candidates;
  if (first && candidates.every((it) => missingIn(it).length > 0)) note(findings, first);
}
