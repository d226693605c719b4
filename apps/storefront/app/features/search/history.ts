const key = 'searches';
const kept = 8;

/** What this browser searched for, newest first; empty where storage is denied. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((word) => typeof word === 'string').slice(0, kept) : [];
  } catch {
    return [];
  }
}

function store(words: string[]): string[] {
  try {
    localStorage.setItem(key, JSON.stringify(words));
  } catch {
    // full or denied: the search itself does not need it
  }
  return words;
}

export const forgetSearch = (word: string) => store(recentSearches().filter((other) => other !== word));
export const forgetSearches = () => store([]);

export function rememberSearch(word: string): void {
  const clean = word.trim().slice(0, 80);
  if (clean) store([clean, ...recentSearches().filter((other) => other !== clean)].slice(0, kept));
}
