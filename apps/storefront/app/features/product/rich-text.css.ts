import { vars } from '@marketfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const richText = style({ overflowWrap: 'anywhere', maxInlineSize: '68ch', lineHeight: 1.65 });

globalStyle(`${richText} img`, { maxInlineSize: '100%', blockSize: 'auto', borderRadius: vars.radius.md });
globalStyle(`${richText} > * + *`, { marginBlockStart: vars.space.md });
globalStyle(`${richText} :is(h1, h2, h3, h4)`, { fontWeight: vars.fontWeight.medium, lineHeight: 1.3 });
globalStyle(`${richText} > * + :is(h1, h2)`, { marginBlockStart: vars.space.xl, fontSize: vars.fontSize.lg });
globalStyle(`${richText} > :is(h1, h2):first-child`, { fontSize: vars.fontSize.lg });
globalStyle(`${richText} > :is(h1, h2, h3, h4) + *`, { marginBlockStart: vars.space.xs });
globalStyle(`${richText} ul`, { listStyle: 'disc', paddingInlineStart: '1.25em' });
globalStyle(`${richText} ol`, { listStyle: 'decimal', paddingInlineStart: '1.5em' });
globalStyle(`${richText} li + li`, { marginBlockStart: vars.space.xxs });
globalStyle(`${richText} table`, { inlineSize: '100%', borderCollapse: 'collapse' });
globalStyle(`${richText} :is(th, td)`, {
  textAlign: 'start',
  paddingBlock: vars.space.sm,
  paddingInline: `0 ${vars.space.md}`,
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
globalStyle(`${richText} th`, {
  inlineSize: '34%',
  fontWeight: vars.fontWeight.regular,
  color: vars.color.textMuted,
});
