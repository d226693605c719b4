import { assignVars, globalStyle } from '@vanilla-extract/css';
import { inTokens } from '../layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { base, component } from '../../tokens/resolve.ts';

// Colours, shadows and filters depend on the theme; all other tokens are the same everywhere.
const { color: _color, filter: _filter, shadow: _shadow, ...shared } = vars;
const { font, lineHeight, tracking } = shared;

globalStyle(':root', inTokens({ vars: assignVars(shared, { ...base, size: component }) }));

// Thai and Lao marks above and below the line collide at Latin line heights, and letter-spacing breaks their clusters.
globalStyle(
  ':lang(th), :lang(lo)',
  inTokens({
    vars: {
      [lineHeight.tight]: '1.4',
      [lineHeight.snug]: '1.55',
      [lineHeight.normal]: '1.75',
      [tracking.tight]: '0',
      [tracking.normal]: '0',
      [tracking.wide]: '0',
    },
  }),
);
globalStyle(':lang(th)', inTokens({ vars: { [font.sans]: base.font.thai } }));
globalStyle(':lang(lo)', inTokens({ vars: { [font.sans]: base.font.lao } }));
globalStyle(
  ':lang(zh)',
  inTokens({
    vars: {
      [font.sans]: base.font.chinese,
      [lineHeight.tight]: '1.3',
      [lineHeight.snug]: '1.45',
      [lineHeight.normal]: '1.7',
      [tracking.tight]: '0',
      [tracking.normal]: '0',
      [tracking.wide]: '0',
    },
  }),
);
