import { vars } from '../tokens/contract.css.ts';
import { riseIn } from './motion.css.ts';
import { whenMotionAllowed } from './motion.ts';

const { color, space, radius } = vars;

/** A panel above the page: menus, lists of options, popovers. */
export const floatingPanel = {
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.surface,
  color: color.text,
  boxShadow: vars.shadow.float,
} as const;

/** The entrance of a floating panel, without motion if the user prefers reduced motion. */
export const floatingEntrance = whenMotionAllowed({
  animation: `${riseIn} ${vars.duration.fast} ${vars.easing.out}`,
});

/** One row of a menu or of a list of options. */
export const floatingItem = {
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: '40px',
  paddingInline: space.sm,
  paddingBlock: space.xs,
  borderRadius: radius.sm,
  lineHeight: vars.lineHeight.snug,
} as const;

/** The label above a group of rows. */
export const floatingGroupLabel = {
  display: 'block',
  paddingInline: space.sm,
  paddingBlock: `${space.xs} ${space.xxs}`,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  color: color.textMuted,
} as const;
