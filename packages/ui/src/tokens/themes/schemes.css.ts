import { assignVars, globalStyle } from '@vanilla-extract/css';
import { inTokens } from '../../styles/layers.ts';
import { vars } from '../contract.css.ts';
import { themes } from '../resolve.ts';

const { color, shadow, filter } = vars;
const light = { colorScheme: 'light', vars: assignVars({ color, shadow, filter }, themes.light) };
const dark = { colorScheme: 'dark', vars: assignVars({ color, shadow, filter }, themes.dark) };

globalStyle(':root, [data-theme="light"]', inTokens(light));
globalStyle(':root:not([data-theme])', inTokens({ '@media': { '(prefers-color-scheme: dark)': dark } }));
globalStyle('[data-theme="dark"]', inTokens(dark));
