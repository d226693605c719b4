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
import { Sized } from './sized.tsx';

type Values = Record<ColorName, string>;
type Pairs = Partial<Record<ColorName, readonly ColorName[]>>;

const groups: readonly [title: string, what: string, names: readonly ColorName[]][] = [
  ['Grounds', 'What everything else lies on.', ['bg', 'surface', 'sunken', 'tile', 'scrim']],
  ['Words', 'Three strengths, and the price.', ['text', 'textMuted', 'textSubtle', 'price']],
  ['Edges and marks', 'What is not words but must be seen.', ['line', 'control', 'focus', 'star']],
  ['Ink', 'The strongest fill: the main button, what is chosen.', ['ink', 'inkHover', 'onInk']],
  [
    'Accent',
    'The brand. As a fill for the action that buys; as words for links.',
    ['accent', 'accentHover', 'onAccent', 'accentText', 'accentTextHover', 'accentSoft'],
  ],
  ['Sale', 'Only money saved is red.', ['sale', 'onSale']],
  [
    'States',
    'Each as words and as a soft ground for them.',
    ['success', 'successSoft', 'warning', 'warningSoft', 'critical', 'criticalSoft', 'info', 'infoSoft'],
  ],
  [
    'Tiles',
    'Grounds for cut-out goods. They divide nothing and say nothing.',
    ['tileSand', 'tileSage', 'tileSky', 'tileBlush', 'tileLilac', 'tileButter'],
  ],
];

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const columns: Record<ThemeId, { title: string; theme: string; least: number }> = {
  light: { title: 'Light', theme: 'light', least: 4.5 },
  dark: { title: 'Dark', theme: 'dark', least: 4.5 },
  contrastLight: { title: 'High contrast', theme: 'contrast-light', least: 7 },
  contrastDark: { title: 'High contrast, dark', theme: 'contrast-dark', least: 7 },
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

/** Of all grounds a colour is promised to be read on, the one it reads worst on. */
function worst(values: Values, name: ColorName) {
  const found = (pairs: Pairs, kind: 'text' | 'mark') =>
    (pairs[name] ?? []).map((ground) => ({
      ground,
      kind,
      ratio: contrast(values[name].slice(0, 7), values[ground].slice(0, 7)),
    }));
  const all = [...found(textPairs, 'text')];
  const list = all.length > 0 ? all : found(markPairs, 'mark');
  return list.toSorted((a, b) => a.ratio - b.ratio)[0];
}

const floor = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);

function Cell({ name, id, brand }: { name: ColorName; id: ThemeId; brand: Palette }) {
  const values = palettes[brand].values[id];
  const pair = worst(values, name);
  return (
    <td data-theme={columns[id].theme} data-brand={brand}>
      <Sized className="mfd-swatch" values={{ background: `var(--mf-color-${kebab(name)})` }} />
      <span className="mfd-swatch-facts">
        <code>{values[name]}</code>
        {pair && (
          <span
            title={`${pair.kind === 'text' ? 'Words' : 'Marks'} on ${pair.ground}, the worst of its grounds`}
          >
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

/** Every colour in every theme, drawn by the variable itself, with the contrast on its worst ground. */
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
