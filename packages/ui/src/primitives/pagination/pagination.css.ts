import { style } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { below } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const root = style(
  inPrimitives({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.md,
  }),
);
export const pages = style(
  inPrimitives({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xxs,
    '@media': { [below('sm')]: { gap: 0 } },
  }),
);
export const page = style(
  inPrimitives({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xxs,
    minInlineSize: '40px',
    minBlockSize: '40px',
    paddingInline: space.xs,
    borderRadius: vars.radius.sm,
    fontSize: vars.fontSize.ui,
    fontVariantNumeric: 'tabular-nums',
    color: color.textMuted,
    '@media': {
      [below('sm')]: { minInlineSize: '36px', paddingInline: space.snug },
      '(forced-colors: active)': { selectors: { '&[aria-current]': { border: '2px solid' } } },
    },
    selectors: {
      'a&:hover': { background: color.sunken, color: color.text },
      '&[aria-current]': {
        color: color.text,
        fontWeight: vars.fontWeight.bold,
        boxShadow: `inset 0 -2px ${color.ink}`,
        borderRadius: 0,
      },
      '&[aria-disabled]': { color: color.textSubtle, opacity: 0.6 },
    },
  }),
);
export const jump = style(
  inPrimitives({
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    fontSize: vars.fontSize.sm,
    color: color.textMuted,
  }),
);
export const jumpBox = style(inPrimitives({ inlineSize: '4rem', minBlockSize: '36px' }));
export const jumpInput = style(
  inPrimitives({ paddingInline: space.xs, textAlign: 'center', fontSize: vars.fontSize.md }),
);
