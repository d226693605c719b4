import { style } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { riseIn } from '../../styles/motion.css.ts';
import { whenMotionAllowed } from '../../styles/motion.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const root = style(inPrimitives({ display: 'inline-block' }));
export const menu = style(
  inPrimitives({
    position: 'fixed',
    inset: 'auto',
    minInlineSize: '12rem',
    maxInlineSize: 'min(24rem, 92vw)',
    padding: space.xs,
    overflowY: 'auto',
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.md,
    background: color.surface,
    color: color.text,
    boxShadow: vars.shadow.float,
    fontSize: vars.fontSize.sm,
    ...whenMotionAllowed({ animation: `${riseIn} ${vars.duration.fast} ${vars.easing.out}` }),
    selectors: { '&:focus-visible': { outline: 'none' } },
  }),
);
export const item = style(
  inPrimitives({
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    inlineSize: '100%',
    minBlockSize: '40px',
    paddingInline: space.sm,
    paddingBlock: space.xs,
    borderRadius: vars.radius.sm,
    lineHeight: vars.lineHeight.snug,
    cursor: 'pointer',
    selectors: {
      // The pointer moves the focus too, so there is one highlight.
      '&:focus': { background: color.sunken },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[data-tone="critical"]': { color: color.critical },
      '&[data-tone="critical"]:focus': { background: color.criticalSoft },
      '&[aria-disabled="true"]': { color: color.textSubtle, cursor: 'not-allowed' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } },
      },
    },
  }),
);
export const itemLabel = style(inPrimitives({ flex: 1, minInlineSize: 0 }));
export const detail = style(inPrimitives({ color: color.textMuted }));
export const check = style(
  inPrimitives({
    flex: 'none',
    visibility: 'hidden',
    selectors: { '[aria-checked="true"] > &': { visibility: 'visible' } },
  }),
);
export const groupLabel = style(
  inPrimitives({
    display: 'block',
    paddingInline: space.sm,
    paddingBlock: `${space.xs} ${space.xxs}`,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.medium,
    color: color.textMuted,
  }),
);
export const separator = style(
  inPrimitives({ marginBlock: space.xs, borderBlockStart: `1px solid ${color.line}` }),
);
