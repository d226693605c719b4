import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const page = style({ maxInlineSize: '48rem' });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  paddingBlock: space.sm,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});
export const what = style({ display: 'grid', gap: space.xxs, minInlineSize: 0, overflowWrap: 'anywhere' });
export const avatar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.md });
export const form = style({ display: 'grid', gap: space.md, justifyItems: 'start', maxInlineSize: '28rem' });
export const field = style({ inlineSize: '100%' });
export const cropArea = style({
  display: 'block',
  inlineSize: 'min(20rem, 100%)',
  marginInline: 'auto',
  borderRadius: vars.radius.full,
  cursor: 'grab',
  touchAction: 'none',
});
export const canvas = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '1',
  borderRadius: vars.radius.full,
  background: color.sunken,
});
export const crop = style({ display: 'grid', gap: space.md });
/** The separator line belongs to the form below. */
export const fact = style({ display: 'grid', gap: space.xs, paddingBlockStart: space.sm });
export const after = style({ marginBlockStart: space.md });
export const file = style({
  position: 'relative',
  overflow: 'hidden',
  selectors: { '&:focus-within': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' } },
  '@media': { '(scripting: none)': { overflow: 'visible', blockSize: 'auto' } },
});
/** Covers its label; without script, browsers show the name of the chosen file. */
export const fileInput = style({
  '@media': {
    '(scripting: enabled)': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', fontSize: 0 },
  },
});
