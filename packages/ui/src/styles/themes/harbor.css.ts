import './schemes.css.ts';
import { globalStyle } from '@vanilla-extract/css';
import { inTokens } from '../layers.ts';
import { brands, themes } from '../../tokens/resolve.ts';
import { colorRules } from './colors.ts';
import { brandSelectors } from '../../tokens/brand/selectors.ts';

const colors = colorRules(brands.harbor, themes);
const harbor = brandSelectors('harbor');

globalStyle(harbor.plain, inTokens(colors.plain));
globalStyle(harbor.contrast, inTokens(colors.contrast));
globalStyle(harbor.unset, inTokens({ '@media': { '(prefers-contrast: more)': colors.contrast } }));
