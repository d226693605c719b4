import { globalStyle, style } from '@vanilla-extract/css';
import { inPrimitives, inReset } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

export const prose = style(
  inPrimitives({ overflowWrap: 'anywhere', maxInlineSize: '68ch', lineHeight: 1.65 }),
);

// The elements come from the text and do not have our class names.
globalStyle(`${prose} :where(*)`, inReset({ boxSizing: 'border-box', margin: 0, padding: 0 }));
globalStyle(`${prose} table`, inReset({ borderCollapse: 'collapse' }));
globalStyle(`${prose} :is(h1, h2, h3, h4, h5, h6)`, inReset({ fontSize: 'inherit', fontWeight: 'inherit' }));
globalStyle(
  `${prose} img`,
  inPrimitives({ maxInlineSize: '100%', blockSize: 'auto', borderRadius: vars.radius.md }),
);
// No `* + *`: with such a rule, browsers recompute the styles of all siblings whenever an element is added or removed
// anywhere on a page. Adjacent margins collapse (CSS 2.2, 8.3.1): the negative margin below a heading shortens the
// space before the next block.
const headings = (...names: string[]) => names.map((name) => `${prose} > ${name}`).join();
globalStyle(`${prose} > *`, inPrimitives({ marginBlockStart: vars.space.md }));
globalStyle(
  headings('h1', 'h2', 'h3', 'h4'),
  inPrimitives({ marginBlockEnd: `calc(${vars.space.xs} - ${vars.space.md})` }),
);
globalStyle(
  headings('h1', 'h2'),
  inPrimitives({ marginBlockStart: vars.space.xl, fontSize: vars.fontSize.lg }),
);
globalStyle(`${prose} > :first-child`, inPrimitives({ marginBlockStart: 0 }));
globalStyle(`${prose} > :last-child`, inPrimitives({ marginBlockEnd: 0 }));
globalStyle(
  `${prose} :is(h1, h2, h3, h4)`,
  inPrimitives({ fontWeight: vars.fontWeight.medium, lineHeight: 1.3 }),
);
globalStyle(`${prose} ul`, inPrimitives({ listStyle: 'disc', paddingInlineStart: '1.25em' }));
globalStyle(`${prose} ol`, inPrimitives({ listStyle: 'decimal', paddingInlineStart: '1.5em' }));
globalStyle(`${prose} li + li`, inPrimitives({ marginBlockStart: vars.space.xxs }));
globalStyle(`${prose} table`, inPrimitives({ inlineSize: '100%', borderCollapse: 'collapse' }));
globalStyle(
  `${prose} :is(th, td)`,
  inPrimitives({
    textAlign: 'start',
    paddingBlock: vars.space.sm,
    paddingInline: `0 ${vars.space.md}`,
    verticalAlign: 'top',
    borderBlockEnd: `1px solid ${vars.color.line}`,
  }),
);
globalStyle(
  `${prose} th`,
  inPrimitives({ fontWeight: vars.fontWeight.regular, color: vars.color.textMuted }),
);
// Row headings, not column headings.
globalStyle(`${prose} th:only-of-type`, inPrimitives({ inlineSize: '34%' }));
