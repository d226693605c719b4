import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, fontSize } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
});
export const item = style({
  display: 'grid',
  gap: space.sm,
  paddingBlock: space.lg,
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: { '&:first-child': { paddingBlockStart: 0 } },
});
export const text = style({ maxInlineSize: '44rem', overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.sm,
  fontSize: fontSize.sm,
  color: color.textMuted,
});
export const answers = style({ display: 'grid', gap: space.md });
export const answer = style({
  display: 'grid',
  gap: space.xxs,
  maxInlineSize: '44rem',
  paddingInlineStart: space.md,
  borderInlineStart: `2px solid ${color.line}`,
});
export const by = style({ fontSize: fontSize.sm, fontWeight: vars.fontWeight.medium });
export const verified = style({ color: color.success });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.md });
export const form = style({ display: 'grid', gap: space.md, justifyItems: 'start', maxInlineSize: '44rem' });
export const field = style({ inlineSize: '100%' });
