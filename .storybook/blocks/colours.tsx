import { useState } from 'react';
import { createBrandTheme, type BrandTheme } from '@marketfront/ui/brand';
import {
  brands as brandTokens,
  themeIds,
  themes,
  type ColorName,
  type ThemeId,
} from '../../packages/ui/src/tokens/resolve.ts';
import { markPairs, textPairs } from '../../packages/ui/src/tokens/contrast-pairs.ts';
import { contrast } from '../../packages/ui/src/tokens/brand/oklch.ts';
import tokens from '../../packages/ui/src/tokens/tokens.json' with { type: 'json' };
import { plum } from '../modes.ts';
import { TokenBox } from './token-box.tsx';

type Values = Record<ColorName, string>;
type Pairs = Partial<Record<ColorName, readonly ColorName[]>>;

const groups: readonly [title: string, what: string, names: readonly ColorName[]][] = [
  ['Backgrounds', 'The surfaces of the page.', ['bg', 'surface', 'sunken', 'tile', 'scrim']],
  ['Text', 'Three strengths, and the price.', ['text', 'textMuted', 'textSubtle', 'price']],
  ['Borders and icons', 'Visible elements other than text.', ['line', 'control', 'focus', 'star']],
  ['Ink', 'The strongest fill: the primary button, selected items.', ['ink', 'inkHover', 'onInk']],
  [
    'Accent',
    'The brand colour: fill of the purchase button, text colour of links.',
    ['accent', 'accentHover', 'onAccent', 'accentText', 'accentTextHover', 'accentSoft'],
  ],
  ['Sale', 'Red is used for discounts only.', ['sale', 'onSale']],
  [
    'States',
    'Each as a text colour and as a soft background for it.',
    ['success', 'successSoft', 'warning', 'warningSoft', 'critical', 'criticalSoft', 'info', 'infoSoft'],
  ],
  [
    'Tiles',
    'Backgrounds for product pictures without a background of their own. They carry no meaning.',
    ['tileSand', 'tileSage', 'tileSky', 'tileBlush', 'tileLilac', 'tileButter'],
  ],
];

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const columns: Record<ThemeId, { title: string; theme: string; minimum: number }> = {
  light: { title: 'Light', theme: 'light', minimum: 4.5 },
  dark: { title: 'Dark', theme: 'dark', minimum: 4.5 },
  contrastLight: { title: 'High contrast', theme: 'contrast-light', minimum: 7 },
  contrastDark: { title: 'High contrast, dark', theme: 'contrast-dark', minimum: 7 },
};

const valuesOfBrand = (brand: BrandTheme): Record<ThemeId, Values> =>
  Object.fromEntries(
    themeIds.map((id) => [
      id,
      Object.fromEntries(
        (Object.keys(themes[id].color) as ColorName[]).map((name) => [
          name,
          brand[id][`--mf-color-${kebab(name)}`] ?? themes[id].color[name],
        ]),
      ),
    ]),
  ) as Record<ThemeId, Values>;

const colorsOf = (source: typeof themes): Record<ThemeId, Values> =>
  Object.fromEntries(themeIds.map((id) => [id, source[id].color])) as Record<ThemeId, Values>;

const palettes = {
  marketfront: { title: 'Marketfront', values: colorsOf(themes) },
  harbor: { title: 'Harbor', values: colorsOf(brandTokens.harbor) },
  plum: { title: `From ${plum}`, values: valuesOfBrand(createBrandTheme({ accent: plum })) },
} as const;
type Palette = keyof typeof palettes;

/** The declared background on which a colour has its lowest contrast. */
function lowestContrast(values: Values, name: ColorName) {
  const found = (pairs: Pairs, kind: 'text' | 'icon') =>
    (pairs[name] ?? []).map((ground) => ({
      ground,
      kind,
      ratio: contrast(values[name].slice(0, 7), values[ground].slice(0, 7)),
    }));
  const all = [...found(textPairs, 'text')];
  const list = all.length > 0 ? all : found(markPairs, 'icon');
  return list.toSorted((a, b) => a.ratio - b.ratio)[0];
}

const floor = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);

function Cell({ name, id, brand }: { name: ColorName; id: ThemeId; brand: Palette }) {
  const values = palettes[brand].values[id];
  const pair = lowestContrast(values, name);
  return (
    <td data-theme={columns[id].theme} data-brand={brand}>
      <TokenBox className="mfd-swatch" values={{ background: `var(--mf-color-${kebab(name)})` }} />
      <span className="mfd-swatch-facts">
        <code>{values[name]}</code>
        {pair && (
          <span title={`${pair.kind === 'text' ? 'Text' : 'Icon'} on ${pair.ground}, its lowest contrast`}>
            {floor(pair.ratio)}:1 <small>on {pair.ground}</small>
          </span>
        )}
      </span>
    </td>
  );
}

const described = tokens.theme.light.color as Record<string, { $description?: string } | string>;
const describe = (name: ColorName) => {
  const token = described[name];
  return typeof token === 'object' ? token.$description : undefined;
};

/** Every colour in every theme, rendered with its CSS variable, with its lowest contrast. */
export function Colours() {
  const [brand, setBrand] = useState<Palette>('marketfront');
  return (
    <div className="sb-unstyled mfd">
      <fieldset className="mfd-switch">
        <legend>Brand</legend>
        {(Object.keys(palettes) as Palette[]).map((name) => (
          <label key={name}>
            <input type="radio" name="palette" checked={brand === name} onChange={() => setBrand(name)} />
            <span>{palettes[name].title}</span>
          </label>
        ))}
      </fieldset>
      {groups.map(([title, what, names]) => (
        <section key={title} className="mfd-colours">
          <h3>{title}</h3>
          <p>{what}</p>
          <div className="mfd-scroll">
            <table>
              <thead>
                <tr>
                  <th>Token</th>
                  {themeIds.map((id) => (
                    <th key={id}>{columns[id].title}</th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {names.map((name) => (
                  <tr key={name}>
                    <th scope="row">
                      {name}
                      <code>--mf-color-{kebab(name)}</code>
                      <small>{describe(name)}</small>
                    </th>
                    {themeIds.map((id) => (
                      <Cell key={id} name={name} id={id} brand={brand} />
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      ))}
    </div>
  );
}
