import { style, styleVariants } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color } = vars;

export const stepper = style(
  inPrimitives({
    display: 'inline-flex',
    alignItems: 'stretch',
    border: `1px solid ${color.control}`,
    borderRadius: vars.radius.sm,
    background: color.surface,
    overflow: 'clip',
    selectors: { '&:hover': { borderColor: color.ink } },
  }),
);
export const size = styleVariants({ sm: vars.size.control.sm, md: vars.size.control.md }, (blockSize) =>
  inPrimitives({ blockSize }),
);
const inside = { outline: `2px solid ${color.focus}`, outlineOffset: '-3px' } as const;
export const step = style(
  inPrimitives({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.25rem',
    selectors: {
      '&:hover': { background: color.sunken },
      '&:focus-visible': inside,
      '&[aria-disabled="true"]': {
        color: color.textSubtle,
        cursor: 'not-allowed',
        background: 'transparent',
      },
    },
  }),
);
export const input = style(
  inPrimitives({
    inlineSize: '2.75rem',
    border: 0,
    background: 'transparent',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    fontSize: vars.fontSize.md,
    appearance: 'textfield',
    // Wide enough for a long number.
    '@supports': {
      '(field-sizing: content)': {
        fieldSizing: 'content',
        inlineSize: 'auto',
        minInlineSize: '2.75rem',
        paddingInline: vars.space.xxs,
      },
    },
    selectors: {
      '&:focus-visible': inside,
      '&::-webkit-inner-spin-button': { appearance: 'none', margin: 0 },
    },
  }),
);
export const reason = style(
  inPrimitives({ fontSize: vars.fontSize.sm, color: color.textMuted, marginBlockStart: vars.space.xxs }),
);
