import { countries, type Country } from './countries.ts';

export interface NamedCountry extends Country {
  /** The name in the language of the page. */
  name: string;
}

export interface SearchableCountry extends NamedCountry {
  /** The name in the main language of the country. */
  nativeName: string;
  /** All searched text, in lower case without accents. */
  haystack: string;
}

type Names = Pick<Intl.DisplayNames, 'of'>;

const namers = new Map<string, Names>();

function namesOf(tag: string): Names {
  let names = namers.get(tag);
  if (names === undefined) {
    names = new Intl.DisplayNames([tag, 'en'], { type: 'region' });
    namers.set(tag, names);
  }
  return names;
}

const nameIn = (tag: string, code: string) => namesOf(tag).of(code) ?? code;

/** Whether the names of a language must be loaded: some browsers have no Lao data. */
export const lacksNames = (tag: string) =>
  tag === 'lo' && !namers.has(tag) && Intl.DisplayNames.supportedLocalesOf(tag).length === 0;

export async function loadNames(): Promise<void> {
  const { names } = await import('./generated/names-lo.ts');
  namers.set('lo', { of: (code) => names[code] });
}

/** Lower case without accents, so that "cote" finds "Côte d’Ivoire". */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** All countries with names, sorted by the rules of the language. */
export function namedCountries(tag: string): readonly NamedCountry[] {
  const collator = new Intl.Collator(tag);
  return countries
    .map((country) => ({ ...country, name: nameIn(tag, country.code) }))
    .toSorted((a, b) => collator.compare(a.name, b.name));
}

const sortedByServer = new Map<string, readonly NamedCountry[]>();

/**
 * The countries for the first render. The server sorts them by name; a browser, whose names and rules may differ, keeps
 * the order of the server's HTML.
 * @param id the id of the select
 */
export function firstNamedCountries(tag: string, id: string): readonly NamedCountry[] {
  if (typeof document === 'undefined') {
    const known = sortedByServer.get(tag) ?? namedCountries(tag);
    sortedByServer.set(tag, known);
    return known;
  }
  const select = document.getElementById(id);
  const order = select instanceof HTMLSelectElement ? Array.from(select.options, ({ value }) => value) : [];
  return countries
    .map((country) => ({ ...country, name: nameIn(tag, country.code) }))
    .toSorted((a, b) => order.indexOf(a.code) - order.indexOf(b.code));
}

const nativeLanguage = (code: string) => new Intl.Locale(`und-${code}`).maximize().language;
// Some browsers have no Lao data.
const nativeNameOf = (code: string) => (code === 'LA' ? 'ລາວ' : nameIn(nativeLanguage(code), code));

/** All countries with their searchable text. Computing it takes some milliseconds, so it waits until the list opens. */
export function searchableCountries(tag: string): readonly SearchableCountry[] {
  return namedCountries(tag).map((country) => {
    const nativeName = nativeNameOf(country.code);
    const english = nameIn('en', country.code);
    const haystack = fold(
      [country.name, nativeName, english, country.code, `+${country.dialCode}`].join(' '),
    );
    return { ...country, nativeName, haystack };
  });
}

/** Countries that contain every word of the query. Names that start with it come first, displayed names before all. */
export function searchCountries(
  all: readonly SearchableCountry[],
  query: string,
): readonly SearchableCountry[] {
  // Many users write 00 instead of the plus of a calling code.
  const terms = fold(query)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/^00(?=\d)/, '+'));
  if (terms.length === 0) return all;
  const first = terms.join(' ');
  const digits = first.replace(/^\+/, '');
  const rank = (country: SearchableCountry) => {
    if (country.code.toLowerCase() === first || country.dialCode === digits) return 0;
    if (fold(country.name).startsWith(first)) return 1;
    return ` ${country.haystack}`.includes(` ${first}`) ? 2 : 3;
  };
  return all
    .filter((country) => terms.every((word) => country.haystack.includes(word)))
    .toSorted((a, b) => rank(a) - rank(b));
}
