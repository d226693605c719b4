import { style } from '@vanilla-extract/css';
import { floatingGroupLabel, floatingItem } from '../../styles/floating.ts';
import { inPrimitives } from '../../styles/layers.ts';
import { riseIn } from '../../styles/motion.css.ts';
import { whenMotionAllowed } from '../../styles/motion.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const palette = style(
  inPrimitives({
    // The upper edge stays in place while the list becomes shorter.
    marginBlock: '12dvb auto',
    marginInline: 'auto',
    inlineSize: `min(40rem, calc(100% - 2 * ${space.md}))`,
    maxBlockSize: '76dvb',
    borderRadius: vars.radius.md,
    ...whenMotionAllowed({
      selectors: { '&[open]': { animation: `${riseIn} ${vars.duration.fast} ${vars.easing.out}` } },
    }),
  }),
);
export const search = style(
  inPrimitives({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    paddingInline: `${space.md} ${space.xs}`,
    minBlockSize: '56px',
    borderBlockEnd: `1px solid ${color.line}`,
    color: color.textMuted,
    borderStartStartRadius: vars.radius.md,
    borderStartEndRadius: vars.radius.md,
    // Around the whole row; the button in it has its own focus ring.
    selectors: {
      '&:has(input:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    },
  }),
);
export const input = style(
  inPrimitives({
    flex: 1,
    minInlineSize: 0,
    minBlockSize: '44px',
    border: 0,
    background: 'transparent',
    color: color.text,
    // Below 16 px, iOS zooms the page on focus.
    fontSize: vars.fontSize.md,
    selectors: {
      '&:focus-visible': { outlineColor: 'transparent' },
      '&::placeholder': { color: color.textSubtle, opacity: 1 },
    },
  }),
);
export const list = style(
  inPrimitives({
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: space.xs,
    scrollPaddingBlock: space.xs,
  }),
);
export const groupLabel = style(inPrimitives(floatingGroupLabel));
export const command = style(
  inPrimitives({
    ...floatingItem,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.sunken },
      '&[data-active]': {
        background: color.sunken,
        outline: `2px solid ${color.focus}`,
        outlineOffset: '-2px',
      },
      '&[aria-disabled="true"]': { color: color.textSubtle, cursor: 'not-allowed' },
    },
  }),
);
export const label = style(inPrimitives({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));
export const detail = style(inPrimitives({ fontSize: vars.fontSize.sm, color: color.textMuted }));
export const keys = style(inPrimitives({ flex: 'none', display: 'flex', gap: space.hair }));
export const note = style(
  inPrimitives({
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    padding: `${space.sm} ${space.md}`,
    fontSize: vars.fontSize.sm,
    color: color.textMuted,
  }),
);
