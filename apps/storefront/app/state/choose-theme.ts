import type { ThemeChoice } from '@marketfront/ui';
import { useSetAtom } from 'jotai';
import { setCookie } from '../session/index.ts';
import { themeAtom } from './theme.ts';

/** Changes the theme. A choice is applied immediately and stored in a cookie, so that the server renders it. */
export function useChooseTheme() {
  const set = useSetAtom(themeAtom);
  return (next: ThemeChoice) => {
    set(next);
    const name = next === 'system' ? '' : next;
    if (name) document.documentElement.dataset.theme = name;
    else delete document.documentElement.dataset.theme;
    setCookie('theme', name);
  };
}
