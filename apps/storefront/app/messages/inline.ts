/** Id of the script element that contains the page's messages as JSON. */
export const inlineMessagesId = 'messages';

let parsed: Readonly<Record<string, unknown>> | undefined;

/**
 * A catalogue that the server wrote into the page, by `locale/area`: hydration needs no further file, and a first visit
 * does not load the map of all message files. A complete part (`-all`) replaces the smaller one too.
 */
export function inlineCatalogue<Catalogue>(key: string): Catalogue | undefined {
  if (import.meta.env.SSR) return undefined;
  parsed ??= JSON.parse(document.getElementById(inlineMessagesId)?.textContent || '{}') as typeof parsed;
  return (parsed?.[key] ?? parsed?.[`${key}-all`]) as Catalogue | undefined;
}

/** JSON for a script element: with every `<` escaped, it cannot end the element. */
export const toInlineJson = (catalogues: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(catalogues).replaceAll('<', '\\u003c');
