import { ThemeToggle } from '@marketfront/ui';
import { useTheme } from '../state/theme.ts';

export function ThemeSwitch() {
  const [theme, setTheme] = useTheme();
  return <ThemeToggle value={theme} onChange={({ value }) => setTheme(value)} />;
}
