import { vars } from '@marketfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

/** Sticky at the bottom of the window, with its own space at the end of the page, so that it covers nothing there. */
export const tray = style({
  position: 'sticky',
  insetBlockEnd: space.md,
  // Above the buttons of cards.
  zIndex: vars.layer.float,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  marginBlockStart: space.xl,
  padding: space.md,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.md,
  background: color.surface,
  boxShadow: vars.shadow.float,
});
/**
 * Above the buy bar, which appears and disappears at the same edge. This space is reserved even while the bar is
 * hidden: otherwise the tray would move away under a pointer.
 */
export const trayAboveBuyBar = style([tray, { insetBlockEnd: '5.5rem' }]);
// Keeps the focused element above both.
globalStyle(`html:has(${tray})`, { scrollPaddingBlockEnd: '15rem' });
export const list = style({ display: 'flex', flexWrap: 'wrap', gap: space.md });
export const item = style({ display: 'flex', alignItems: 'center', gap: space.xxs });
export const picture = style({ inlineSize: '48px', borderRadius: vars.radius.sm });
export const name = style({
  maxInlineSize: '8rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const actions = style({ display: 'flex', gap: space.sm });
