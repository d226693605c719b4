const key = 'searches';
const maxSearches = 8;

/** Recent searches of this browser, newest first; empty where storage is denied. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((keywords) => typeof keywords === 'string').slice(0, maxSearches)
      : [];
  } catch {
    return [];
  }
}

function store(searches: string[]): string[] {
  try {
    localStorage.setItem(key, JSON.stringify(searches));
  } catch {
    // full or denied storage: searching works without a history
  }
  return searches;
}

export const forgetSearch = (keywords: string) =>
  store(recentSearches().filter((other) => other !== keywords));
export const forgetSearches = () => store([]);

export function rememberSearch(keywords: string): void {
  const trimmed = keywords.trim().slice(0, 80);
  if (trimmed)
    store([trimmed, ...recentSearches().filter((other) => other !== trimmed)].slice(0, maxSearches));
}
