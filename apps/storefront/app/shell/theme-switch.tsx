import { type ThemeChoice, ThemeToggle } from '@marketfront/ui';
import { useState } from 'react';
import { setCookie } from '../platform/readable-cookies.ts';
import { useRoot } from '../platform/root-data.ts';

/** Stores the choice in a cookie, so that the server renders the right theme. */
export function ThemeSwitch() {
  const { theme } = useRoot();
  const [value, setValue] = useState((theme ?? 'system') as ThemeChoice);
  return (
    <ThemeToggle
      value={value}
      onChange={({ value: next }) => {
        setValue(next);
        const chosen = next === 'system' ? '' : next;
        if (chosen) document.documentElement.dataset.theme = chosen;
        else delete document.documentElement.dataset.theme;
        setCookie('theme', chosen);
      }}
    />
  );
}
