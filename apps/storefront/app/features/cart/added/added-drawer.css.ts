import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, radius, size, space } = vars;

/** Below the header, at the end of its content, so that the cart link stays visible. */
export const beside = style({
  position: 'absolute',
  insetBlock: `calc(100% + ${space.xs}) auto`,
  insetInlineEnd: `max(${size.content.gutter}, calc((100% - ${size.content.wide}) / 2))`,
  blockSize: 'auto',
  // The header is lower than this when the page is scrolled to the top.
  maxBlockSize: 'calc(100dvb - 12.5rem)',
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
});
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space.md,
});
export const picture = style({ borderRadius: radius.sm, background: color.tile });
export const texts = style({ display: 'grid', gap: space.xxs, minInlineSize: 0 });
export const suggestions = style({ display: 'grid', gap: space.sm });
export const suggestion = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.sm,
});
export const link = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.sm,
  borderRadius: radius.sm,
  ':hover': { background: color.sunken },
});
/** The two buttons share the row; each gets its own if both do not fit. */
export const way = style({ flexGrow: 1 });
