import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { forcedColors } from '../../styles/forced-colors.ts';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import type { ScrollAreaOrientation } from './scroll-area.variants.ts';

const { color } = vars;

export const area = style(
  inPrimitives({
    maxInlineSize: '100%',
    scrollbarWidth: 'thin',
    scrollbarColor: `${color.control} transparent`,
    selectors: {
      // Inside, because the surrounding element may clip it.
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '@media': { [forcedColors]: { scrollbarColor: 'auto' } },
  }),
);
export const orientation = styleVariants(
  {
    vertical: {
      overflowX: 'hidden',
      overflowY: 'auto',
      overscrollBehaviorY: 'contain',
      scrollbarGutter: 'stable',
    },
    horizontal: { overflowX: 'auto', overflowY: 'hidden', overscrollBehaviorX: 'contain' },
    both: { overflow: 'auto', overscrollBehavior: 'contain' },
  } satisfies Record<ScrollAreaOrientation, StyleRule>,
  inPrimitives,
);
/** As wide as its content, so that changes of the content's size are observed. */
export const content = styleVariants(
  {
    vertical: {},
    horizontal: { inlineSize: 'max-content' },
    both: { inlineSize: 'fit-content' },
  } satisfies Record<ScrollAreaOrientation, StyleRule>,
  (rule) => inPrimitives({ minInlineSize: '100%', ...rule }),
);
