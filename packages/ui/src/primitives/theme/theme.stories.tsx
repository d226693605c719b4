import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBrandTheme, toCss } from '../../tokens/brand/index.ts';
import { brandNames, themeNames } from '../../tokens/theme-names.ts';
import { Badge } from '../badge/index.ts';
import { Card } from '../surface/index.ts';
import { Theme } from './theme.tsx';
import { ThemeSample, padded, ThemeSwitcher, merchants } from './theme.fixtures.tsx';
import { guide } from './theme.guide.ts';
import { setsColorScheme, inheritsMissingAttribute, switchesTheme } from './theme.play.ts';

const meta = {
  title: 'Primitives/Theme',
  component: Theme,
  parameters: { guide },
} satisfies Meta<typeof Theme>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = {
  args: { theme: 'dark', style: padded, children: <ThemeSample name="Dark" /> },
  play: setsColorScheme,
};
export const SecondBrand: Story = {
  args: { brand: 'harbor', style: padded, children: <ThemeSample name="Harbor" /> },
};
export const HighContrast: Story = {
  args: {
    theme: 'contrast',
    style: padded,
    children: <ThemeSample name="High contrast, light or dark as the system" />,
  },
};
export const AsSection: Story = {
  args: {
    theme: 'dark',
    asChild: true,
    children: (
      <section aria-label="Evening" style={padded}>
        <ThemeSample name="Evening" />
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
            <ThemeSample name={`${brand}, ${theme}`} />
          </Theme>
        )),
      )}
    </div>
  ),
};
/** Each part sets theme or brand and inherits the other. */
export const Nested: Story = {
  render: () => (
    <Theme theme="dark" style={padded}>
      <ThemeSample name="Dark">
        <Theme brand="harbor" style={padded}>
          <ThemeSample name="Dark, Harbor">
            <Theme theme="light" style={padded}>
              <ThemeSample name="Light, Harbor">
                <Theme theme="contrast-dark" style={padded}>
                  <ThemeSample name="High contrast, dark, Harbor">
                    <Theme theme="light" brand="marketfront" style={padded}>
                      <Card>
                        <ThemeSample name="Light, Marketfront" />
                      </Card>
                    </Theme>
                  </ThemeSample>
                </Theme>
              </ThemeSample>
            </Theme>
          </ThemeSample>
        </Theme>
      </ThemeSample>
    </Theme>
  ),
  play: inheritsMissingAttribute,
};
export const SwitchedAtRuntime: Story = { render: () => <ThemeSwitcher />, play: switchesTheme };
/** `createBrandTheme({ accent })` derives every theme from one colour with legible contrast. */
export const BrandsFromOneColour: Story = {
  render: () => (
    <div
      style={{ display: 'grid', gap: '16px', gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' }}
    >
      {Object.entries(merchants).flatMap(([name, accent]) => [
        <style key={name}>{toCss(createBrandTheme({ accent }), name)}</style>,
        ...(['light', 'dark', 'contrast-light'] as const).map((theme) => (
          <Theme key={`${name} ${theme}`} brand={name} theme={theme} style={padded}>
            <ThemeSample name={`${name} ${accent}, ${theme}`}>
              <Badge tone="accent">New in</Badge>
            </ThemeSample>
          </Theme>
        )),
      ])}
    </div>
  ),
};
