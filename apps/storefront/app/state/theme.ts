import type { ThemeChoice } from '@marketfront/ui';
import { atom, useAtom } from 'jotai';
import { setCookie } from '../platform/readable-cookies.ts';
import { useRoot } from '../platform/root-data.ts';

/** The choice made on this page; the server's, from the cookie, until then. */
const themeAtom = atom<ThemeChoice>();

/** The chosen theme. A choice is applied at once and kept in a cookie, so that the server renders it. */
export function useTheme() {
  const { theme } = useRoot();
  const [chosen, set] = useAtom(themeAtom);
  return [
    chosen ?? ((theme ?? 'system') as ThemeChoice),
    (next: ThemeChoice) => {
      set(next);
      const name = next === 'system' ? '' : next;
      if (name) document.documentElement.dataset.theme = name;
      else delete document.documentElement.dataset.theme;
      setCookie('theme', name);
    },
  ] as const;
}
