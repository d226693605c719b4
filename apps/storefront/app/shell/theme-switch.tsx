import { ThemeToggle } from '@marketfront/ui';
import { useState } from 'react';
import { cookies } from '../platform/cookies.ts';
import { useRoot } from '../platform/use-root.ts';

export type Theme = 'light' | 'dark';

/** Keeps the choice in a cookie, so that the server paints the right theme at once. */
export function ThemeSwitch() {
  const { theme } = useRoot();
  const [value, setValue] = useState(theme as Theme | null);
  return (
    <ThemeToggle
      value={value}
      onChange={({ value: next }) => {
        setValue(next);
        document.documentElement.dataset.theme = next;
        document.cookie = `${cookies.theme.name}=${next}; Path=/; Max-Age=${cookies.theme.maxAge}; SameSite=Lax`;
      }}
    />
  );
}
