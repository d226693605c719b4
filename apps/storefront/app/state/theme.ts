import type { ThemeChoice } from '@marketfront/ui';
import { atom, useAtomValue } from 'jotai';
import { useRoot } from '../navigation/index.ts';

/** The choice made on this page; until then the server's, from the cookie. */
export const themeAtom = atom<ThemeChoice>();

/** The chosen theme. */
export function useTheme(): ThemeChoice {
  const { theme } = useRoot();
  return useAtomValue(themeAtom) ?? ((theme ?? 'system') as ThemeChoice);
}
