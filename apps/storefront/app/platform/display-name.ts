/** What a country or a currency is called. Back ends may send codes that no standard knows: those are shown as they are. */
export function displayName(tag: string, type: 'currency' | 'region', code: string): string {
  try {
    return new Intl.DisplayNames(tag, { type }).of(code) ?? code;
  } catch {
    return code;
  }
}
