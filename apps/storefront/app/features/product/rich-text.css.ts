import { vars } from '@marketfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const richText = style({ overflowWrap: 'anywhere', maxInlineSize: '68ch', lineHeight: 1.65 });

globalStyle(`${richText} img`, { maxInlineSize: '100%', blockSize: 'auto', borderRadius: vars.radius.md });
globalStyle(`${richText} table`, { inlineSize: '100%', borderCollapse: 'collapse' });
globalStyle(`${richText} :is(th, td)`, {
  textAlign: 'start',
  padding: vars.space.sm,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
