import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.size.control.lg,
  ':hover': { textDecoration: 'underline' },
});
export const icon = style({ inlineSize: '32px', flex: 'none' });
export const utility = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingBlockStart: vars.space.sm,
  color: vars.color.textMuted,
});
/** Theme and region in one row. */
export const choices = style({
  display: 'flex',
  flexDirection: 'row-reverse',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  inlineSize: '100%',
  fontSize: vars.fontSize.sm,
});
