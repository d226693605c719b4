import { style } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { riseIn } from '../../styles/motion.css.ts';
import { whenMotionAllowed } from '../../styles/motion.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const toasts = style(
  inPrimitives({
    position: 'fixed',
    insetBlock: 'auto 0',
    insetInline: 0,
    zIndex: vars.layer.toast,
    marginInline: 'auto',
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space.xs,
    padding: space.lg,
    background: 'transparent',
    overflow: 'visible',
    pointerEvents: 'none',
    selectors: {
      '&[data-side="top"]': {
        // Below a sticky header; dialogs cover the header.
        insetBlock: `calc(${vars.size.header.bar} + ${vars.size.header.nav}) auto`,
      },
      'dialog &[data-side="top"]': { insetBlockStart: 0 },
    },
  }),
);
export const toast = style(
  inPrimitives({
    pointerEvents: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    maxInlineSize: '34rem',
    minBlockSize: '48px',
    paddingInline: `${space.md} ${space.xs}`,
    paddingBlock: space.xxs,
    border: '1px solid transparent',
    borderRadius: vars.radius.sm,
    background: color.ink,
    color: color.onInk,
    // The usual focus ring has too little contrast on this background.
    vars: { [color.focus]: color.onInk },
    fontSize: vars.fontSize.ui,
    lineHeight: vars.lineHeight.snug,
    boxShadow: vars.shadow.float,
    ...whenMotionAllowed({ animation: `${riseIn} ${vars.duration.normal} ${vars.easing.out}` }),
  }),
);
export const message = style(inPrimitives({ flex: 1, paddingBlock: space.xs }));
export const action = style(
  inPrimitives({
    flex: 'none',
    padding: space.xs,
    fontWeight: vars.fontWeight.bold,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  }),
);
export const close = style(
  inPrimitives({
    color: 'inherit',
    selectors: { '&:hover': { background: color.inkHover } },
  }),
);
export const list = style(
  inPrimitives({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: space.xs }),
);
