import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, userEvent } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { createBrandTheme, toCss } from '../../tokens/brand/index.ts';
import { brandNames, themeNames } from '../../tokens/theme-names.ts';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { Inline, Stack } from '../layout/index.ts';
import { Link } from '../link/index.ts';
import { Card } from '../surface/index.ts';
import { Text } from '../text/index.ts';
import { Theme } from './theme.tsx';

const meta = {
  title: 'Primitives/Theme',
  component: Theme,
  parameters: {
    guide: {
      use: 'Gives one part of a page another theme or brand: a dark stage for a film, a merchant’s shelf in the merchant’s colours.',
      do: [
        'Put the page’s own theme on <html>, in the server’s HTML, so that the first paint is right.',
        'Name the brand as well when a part leaves the high contrast theme.',
        'Leave the attribute out to follow the system, its wish for more contrast included.',
      ],
      dont: [
        'Change single colours inside a part: give it a brand, so that both schemes and contrast hold.',
        'Use a dark part only to draw attention; it is a room, not a highlighter.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Theme>;
export default meta;
type Story = StoryObj<typeof meta>;

const Sample = ({ name, children }: { name: string; children?: ReactNode }) => (
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

const padded = { padding: '24px', borderRadius: '14px' };

export const Dark: Story = {
  args: { theme: 'dark', style: padded, children: <Sample name="Dark" /> },
  play: async ({ canvasElement }) => {
    const part = canvasElement.querySelector<HTMLElement>('[data-theme="dark"]');
    await expect(part && getComputedStyle(part).colorScheme).toBe('dark');
  },
};
export const SecondBrand: Story = {
  args: { brand: 'harbor', style: padded, children: <Sample name="Harbor" /> },
};
export const HighContrast: Story = {
  args: {
    theme: 'contrast',
    style: padded,
    children: <Sample name="High contrast, light or dark as the system" />,
  },
};
export const AsSection: Story = {
  args: {
    theme: 'dark',
    asChild: true,
    children: (
      <section aria-label="Evening" style={padded}>
        <Sample name="Evening" />
      </section>
    ),
  },
};
export const Matrix: Story = {
  render: () => (
    <div
      style={{ display: 'grid', gap: '16px', gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))' }}
    >
      {brandNames.flatMap((brand) =>
        themeNames.map((theme) => (
          <Theme key={`${brand} ${theme}`} brand={brand} theme={theme} style={padded}>
            <Sample name={`${brand}, ${theme}`} />
          </Theme>
        )),
      )}
    </div>
  ),
};
/** Each part sets one of the two and takes the other from outside. */
export const Nested: Story = {
  render: () => (
    <Theme theme="dark" style={padded}>
      <Sample name="Dark">
        <Theme brand="harbor" style={padded}>
          <Sample name="Dark, Harbor">
            <Theme theme="light" style={padded}>
              <Sample name="Light, Harbor">
                <Theme theme="contrast-dark" style={padded}>
                  <Sample name="High contrast, dark, Harbor">
                    <Theme theme="light" brand="marketfront" style={padded}>
                      <Card>
                        <Sample name="Light, Marketfront" />
                      </Card>
                    </Theme>
                  </Sample>
                </Theme>
              </Sample>
            </Theme>
          </Sample>
        </Theme>
      </Sample>
    </Theme>
  ),
  play: async ({ canvas, step }) => {
    const ground = (name: string) => {
      const part = canvas.getByText(name, { exact: true }).closest('[data-theme], [data-brand]');
      return part === null ? '' : getComputedStyle(part).backgroundColor;
    };
    await step('the nearest attribute wins, the other comes from outside', async () => {
      await expect(ground('Dark')).toBe('rgb(22, 20, 17)');
      await expect(ground('Dark, Harbor')).toBe('rgb(13, 19, 27)');
      await expect(ground('Light, Harbor')).toBe('rgb(247, 249, 251)');
      await expect(ground('High contrast, dark, Harbor')).toBe('rgb(0, 0, 0)');
      await expect(ground('Light, Marketfront')).toBe('rgb(251, 250, 247)');
    });
  },
};

function Switcher() {
  const [theme, setTheme] = useState<(typeof themeNames)[number]>('light');
  return (
    <Theme theme={theme} style={padded}>
      <Sample name={theme}>
        <Inline gap="xs">
          {themeNames.map((name) => (
            <Button key={name} size="sm" aria-pressed={theme === name} onClick={() => setTheme(name)}>
              {name}
            </Button>
          ))}
        </Inline>
      </Sample>
    </Theme>
  );
}
export const SwitchedAtRunTime: Story = {
  render: () => <Switcher />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'contrast-dark' });
    await userEvent.click(button);
    const part = button.closest('[data-theme]');
    await expect(part).toHaveAttribute('data-theme', 'contrast-dark');
    await expect(part && getComputedStyle(part).backgroundColor).toBe('rgb(0, 0, 0)');
  },
};

const merchants = {
  saffron: '#ffd400',
  cherry: '#e4002b',
  tangerine: '#ff6a00',
  moss: 'oklch(62% 0.14 135)',
  lagoon: 'rgb(0 179 164)',
  violet: '#7b2ff7',
  rose: '#ff4fa3',
  ash: '#777777',
};
/** `createBrandTheme({ accent })`: each merchant brings a colour, and every theme of it reads. */
export const BrandsFromOneColour: Story = {
  render: () => (
    <div
      style={{ display: 'grid', gap: '16px', gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' }}
    >
      {Object.entries(merchants).flatMap(([name, accent]) => [
        <style key={name}>{toCss(createBrandTheme({ accent }), name)}</style>,
        ...(['light', 'dark', 'contrast-light'] as const).map((theme) => (
          <Theme key={`${name} ${theme}`} brand={name} theme={theme} style={padded}>
            <Sample name={`${name} ${accent}, ${theme}`}>
              <Badge tone="accent">New in</Badge>
            </Sample>
          </Theme>
        )),
      ])}
    </div>
  ),
};
