/** By locale and type: creating one takes a hundred times longer than using it. */
const made = new Map<string, Intl.DisplayNames>();

function namesOf(tag: string, type: 'currency' | 'region'): Intl.DisplayNames {
  const key = `${tag} ${type}`;
  const names = made.get(key) ?? new Intl.DisplayNames(tag, { type });
  made.set(key, names);
  return names;
}

/** The name of a country or a currency. Back ends may send unknown codes: those are shown unchanged. */
export function displayName(tag: string, type: 'currency' | 'region', code: string): string {
  try {
    return namesOf(tag, type).of(code) ?? code;
  } catch {
    return code;
  }
}
