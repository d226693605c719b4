import { brandRules, createBrandTheme } from '@marketfront/ui/brand';
import { globalStyle } from '@vanilla-extract/css';
import { brand } from './brand.ts';

// Outside of all layers, so that they override the tokens of every theme.
for (const { selector, media, colors } of brand ? brandRules(createBrandTheme(brand)) : [])
  globalStyle(selector, media ? { '@media': { [media]: { vars: colors } } } : { vars: colors });
