interface Wanted {
  readonly tag: string;
  readonly quality: number;
}

function wantedIn(acceptLanguage: string): readonly Wanted[] {
  return acceptLanguage
    .slice(0, 512)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
}

/** Language, script and region of a tag, with likely values for missing ones; `undefined` for `*` and other text. */
function partsOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}

/**
 * The locale for an `Accept-Language` header. Language and script must be equal, so that a request for traditional
 * Chinese does not get simplified characters; of several regions the requested one is chosen, or else the first of the
 * list.
 */
export function matchAcceptLanguage<L extends { readonly tag: string }>(
  locales: readonly L[],
  acceptLanguage: string | null | undefined,
): L | undefined {
  const available = locales.map((locale) => ({ locale, parts: partsOf(locale.tag) }));
  for (const { tag } of wantedIn(acceptLanguage ?? '')) {
    const wanted = partsOf(tag);
    if (wanted === undefined) continue;
    const readable = available.filter(
      ({ parts }) => parts?.language === wanted.language && parts.script === wanted.script,
    );
    const best = readable.find(({ parts }) => parts?.region === wanted.region) ?? readable[0];
    if (best) return best.locale;
  }
  return undefined;
}
