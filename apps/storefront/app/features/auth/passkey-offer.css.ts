import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Beside the page, never over its middle: whoever does not care goes on without an answer. */
export const card = style({
  position: 'fixed',
  insetBlockEnd: vars.space.md,
  insetInline: vars.space.md,
  zIndex: vars.layer.float,
  maxInlineSize: '26rem',
  padding: vars.space.lg,
  display: 'grid',
  gap: vars.space.md,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  boxShadow: vars.shadow.float,
  '@media': {
    // Above the bar that buys.
    '(max-width: 719px)': { insetBlockEnd: '5.5rem' },
    '(forced-colors: active)': { border: '1px solid' },
  },
});
