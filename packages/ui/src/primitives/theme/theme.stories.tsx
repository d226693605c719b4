import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBrandTheme, toCss } from '../../tokens/brand/index.ts';
import { brandNames, themeNames } from '../../tokens/theme-names.ts';
import { Badge } from '../badge/index.ts';
import { Card } from '../surface/index.ts';
import { Theme } from './theme.tsx';
import { Sample, padded, Switcher, merchants } from './theme.fixtures.tsx';
import { guide } from './theme.guide.ts';
import { dark, nested, switchedAtRuntime } from './theme.play.ts';

const meta = {
  title: 'Primitives/Theme',
  component: Theme,
  parameters: { guide },
} satisfies Meta<typeof Theme>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = {
  args: { theme: 'dark', style: padded, children: <Sample name="Dark" /> },
  play: dark,
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
  play: nested,
};
export const SwitchedAtRuntime: Story = { render: () => <Switcher />, play: switchedAtRuntime };
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
