import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gap: vars.space.md,
});
export const message = style({
  display: 'grid',
  gap: vars.space.xs,
  justifySelf: 'start',
  maxInlineSize: 'min(100%, 36rem)',
  padding: vars.space.md,
  borderRadius: vars.radius.md,
  background: vars.color.sunken,
  selectors: {
    '&[data-author=you]': { justifySelf: 'end', background: vars.color.accentSoft },
    '&[data-author=marketplace]': { border: `1px solid ${vars.color.line}` },
  },
});
export const text = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
