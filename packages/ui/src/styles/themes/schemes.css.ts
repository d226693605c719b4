import { assignVars, globalStyle } from '@vanilla-extract/css';
import { inTokens } from '../layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { type Theme, themes } from '../../tokens/resolve.ts';
import { colorRules } from './colors.ts';
import { brandSelectors } from '../../tokens/brand/selectors.ts';

const { shadow, filter } = vars;
const isDark = '(prefers-color-scheme: dark)';
const wantsContrast = '(prefers-contrast: more)';
const unset = ':root:not([data-theme])';
const system = '[data-theme="contrast"]';

// Values other than colours cannot use light-dark(), so each scheme sets them.
const scheme = (colorScheme: string, { shadow: shadows, filter: filters }: Theme) => ({
  colorScheme,
  vars: assignVars({ shadow, filter }, { shadow: shadows, filter: filters }),
});
const edgesOf = ({ shadow: shadows }: Theme) => ({ vars: assignVars(shadow, shadows) });
const light = scheme('light', themes.light);
const dark = scheme('dark', themes.dark);
const edges = edgesOf(themes.contrastLight);
const edgesDark = edgesOf(themes.contrastDark);

globalStyle(':root, [data-theme="light"], [data-theme="contrast-light"]', inTokens(light));
globalStyle(system, inTokens(light));
globalStyle(`${unset}, ${system}`, inTokens({ '@media': { [isDark]: dark } }));
globalStyle('[data-theme="dark"], [data-theme="contrast-dark"]', inTokens(dark));
globalStyle(`[data-theme="contrast-light"], ${system}`, inTokens(edges));
globalStyle('[data-theme="contrast-dark"]', inTokens(edgesDark));
globalStyle(unset, inTokens({ '@media': { [wantsContrast]: edges } }));
globalStyle(system, inTokens({ '@media': { [isDark]: edgesDark } }));
globalStyle(unset, inTokens({ '@media': { [`${wantsContrast} and ${isDark}`]: edgesDark } }));

const colors = colorRules(themes);
const own = brandSelectors('marketfront');
globalStyle(`:root, [data-theme="light"], [data-theme="dark"], ${own.plain}`, inTokens(colors.plain));
globalStyle(`[data-theme^="contrast"], ${own.contrast}`, inTokens(colors.contrast));
globalStyle(`${unset}, ${own.unset}`, inTokens({ '@media': { [wantsContrast]: colors.contrast } }));

// Otherwise these values would be inherited with the mixed-in colours of the outer theme.
globalStyle(
  '[data-theme], [data-brand]',
  inTokens({ background: vars.color.bg, color: vars.color.text, accentColor: vars.color.ink }),
);
