import { ThemeToggle } from '@marketfront/ui';
import { useChooseTheme } from '../state/choose-theme.ts';
import { useTheme } from '../state/theme.ts';

export function ThemeSwitch() {
  const choose = useChooseTheme();
  return <ThemeToggle value={useTheme()} onChange={({ value }) => choose(value)} />;
}
