import { useState, type ReactNode } from 'react';
import { themeNames } from '../../tokens/theme-names.ts';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { Inline, Stack } from '../layout/index.ts';
import { Link } from '../link/index.ts';
import { Text } from '../text/index.ts';
import { Theme } from './theme.tsx';

export const ThemeSample = ({ name, children }: { name: string; children?: ReactNode }) => (
  <Stack gap="sm">
    <Text weight="bold">{name}</Text>
    <Text size="sm" tone="muted">
      Three kinds of <Link href="#paper">paper</Link>, one price.
    </Text>
    <Inline gap="xs">
      <Button tone="accent" size="sm">
        Buy
      </Button>
      <Button tone="neutral" size="sm">
        Compare
      </Button>
      <Badge tone="sale">−20 %</Badge>
    </Inline>
    {children}
  </Stack>
);

export const padded = { padding: '24px', borderRadius: '14px' };

export function ThemeSwitcher() {
  const [theme, setTheme] = useState<(typeof themeNames)[number]>('light');
  return (
    <Theme theme={theme} style={padded}>
      <ThemeSample name={theme}>
        <Inline gap="xs">
          {themeNames.map((name) => (
            <Button key={name} size="sm" aria-pressed={theme === name} onClick={() => setTheme(name)}>
              {name}
            </Button>
          ))}
        </Inline>
      </ThemeSample>
    </Theme>
  );
}

export const merchants = {
  saffron: '#ffd400',
  cherry: '#e4002b',
  tangerine: '#ff6a00',
  moss: 'oklch(62% 0.14 135)',
  lagoon: 'rgb(0 179 164)',
  violet: '#7b2ff7',
  rose: '#ff4fa3',
  ash: '#777777',
};
