import { style } from '@vanilla-extract/css';
import { forcedColors, forcedSelection } from '../../styles/forced-colors.ts';
import { inPrimitives } from '../../styles/layers.ts';
import { below } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, radius } = vars;

export const panel = style(
  inPrimitives({
    maxInlineSize: '95vw',
    padding: space.md,
    // A week of 40 px days fits into a window of 320 px.
    '@media': { [below('sm')]: { padding: space.xs } },
  }),
);
export const months = style(
  inPrimitives({ position: 'relative', display: 'flex', flexWrap: 'wrap', gap: space.lg }),
);
export const nav = style(
  inPrimitives({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    display: 'flex',
    justifyContent: 'space-between',
    pointerEvents: 'none',
  }),
);
export const navButton = style(
  inPrimitives({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '40px',
    blockSize: '40px',
    borderRadius: radius.sm,
    pointerEvents: 'auto',
    selectors: {
      '&:hover': { background: color.sunken },
      '&[aria-disabled="true"]': { color: color.textSubtle, cursor: 'not-allowed' },
    },
  }),
);
export const caption = style(
  inPrimitives({
    display: 'grid',
    placeItems: 'center',
    blockSize: '40px',
    fontWeight: vars.fontWeight.medium,
  }),
);
export const grid = style(inPrimitives({ borderCollapse: 'collapse' }));
export const weekday = style(
  inPrimitives({
    inlineSize: '40px',
    blockSize: '32px',
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.medium,
    color: color.textMuted,
    textAlign: 'center',
  }),
);
export const day = style(inPrimitives({ padding: 0, textAlign: 'center' }));
// Class names of states, which the selectors of the day's button use.
export const today = style({});
export const selected = style({});
export const between = style(inPrimitives({ background: color.sunken }));
export const disabled = style({});
export const dayButton = style(
  inPrimitives({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '40px',
    blockSize: '40px',
    border: '1px solid transparent',
    borderRadius: radius.sm,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&:hover': { background: color.sunken },
      '&:focus-visible': { outlineOffset: '-2px' },
      [`${today} > &`]: { borderColor: color.control },
      [`${selected} > &`]: { background: color.ink, color: color.onInk },
      [`${between} > &`]: { background: 'none', color: color.text },
      [`${disabled} > &`]: { color: color.textSubtle, background: 'none', cursor: 'not-allowed' },
    },
    '@media': { [forcedColors]: { selectors: { [`${selected} > &`]: forcedSelection } } },
  }),
);
