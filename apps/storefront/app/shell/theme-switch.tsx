import { type ThemeChoice, ThemeToggle } from '@marketfront/ui';
import { useState } from 'react';
import { readableCookies as cookies } from '../platform/readable-cookies.ts';
import { useRoot } from '../platform/use-root.ts';

/** Keeps the choice in a cookie, so that the server paints the right theme at once. */
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
        const maxAge = chosen ? cookies.theme.maxAge : 0;
        document.cookie = `${cookies.theme.name}=${chosen}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;
      }}
    />
  );
}
