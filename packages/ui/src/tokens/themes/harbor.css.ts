import { globalStyle } from '@vanilla-extract/css';
import { inTokens } from '../../styles/layers.ts';
import { vars } from '../contract.css.ts';
import { brands } from '../resolve.ts';

type ColorName = keyof typeof vars.color;

/** A brand names only the colours it changes. */
const colors = (values: Partial<Record<ColorName, string>>) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[vars.color[name as ColorName], value]],
    ),
  );

const { light, dark } = brands.harbor;

globalStyle('[data-brand="harbor"]', inTokens({ vars: colors(light.color) }));
globalStyle(
  '[data-brand="harbor"]:not([data-theme])',
  inTokens({ '@media': { '(prefers-color-scheme: dark)': { vars: colors(dark.color) } } }),
);
globalStyle('[data-brand="harbor"][data-theme="dark"]', inTokens({ vars: colors(dark.color) }));
