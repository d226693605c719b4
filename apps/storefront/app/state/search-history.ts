import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { isString, listOf, storedAs } from '../browser/index.ts';
import { remembers } from '../session/index.ts';

const maxSearches = 8;

const searchesAtom = atomWithStorage<readonly string[]>(
  'searches',
  [],
  storedAs(listOf(isString), remembers),
);

/** Recent searches of this browser, newest first, shared with its other tabs. */
export function useSearchHistory() {
  const [searches, set] = useAtom(searchesAtom);
  return {
    searches,
    remember(keywords: string) {
      const trimmed = keywords.trim().slice(0, 80);
      if (trimmed)
        set((before) => [trimmed, ...before.filter((other) => other !== trimmed)].slice(0, maxSearches));
    },
    forget: (keywords: string) => set((before) => before.filter((other) => other !== keywords)),
    forgetAll: () => set([]),
  };
}
