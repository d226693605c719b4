import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../styles/forced-colors.ts';
import { inPrimitives } from '../../styles/layers.ts';
import { riseIn } from '../../styles/motion.css.ts';
import { whenMotionAllowed } from '../../styles/motion.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const bar = style(
  inPrimitives({
    position: 'sticky',
    // Above the home indicator of phones.
    insetBlockEnd: `max(${space.sm}, env(safe-area-inset-bottom))`,
    zIndex: vars.layer.raised,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xs} ${space.md}`,
    padding: `${space.xs} ${space.md}`,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.md,
    background: color.surface,
    boxShadow: vars.shadow.float,
    ...whenMotionAllowed({ animation: `${riseIn} ${vars.duration.fast} ${vars.easing.out}` }),
    '@media': { [forcedColors]: { borderColor: 'CanvasText' }, print: { display: 'none' } },
  }),
);
export const count = style(
  inPrimitives({ fontWeight: vars.fontWeight.medium, fontVariantNumeric: 'tabular-nums' }),
);
export const actions = style(
  inPrimitives({ display: 'flex', flexWrap: 'wrap', gap: space.xs, marginInlineStart: 'auto' }),
);
