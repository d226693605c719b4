import { style } from '@vanilla-extract/css';
import { inCommerce } from '../../styles/layers.ts';
import { from } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const root = style(
  inCommerce({
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: vars.layer.float,
    paddingInline: vars.size.content.gutter,
    paddingBlock: space.xs,
    // Above the home indicator of phones.
    paddingBlockEnd: `max(${space.xs}, env(safe-area-inset-bottom))`,
    borderBlockStart: `1px solid ${color.line}`,
    background: color.surface,
    boxShadow: vars.shadow.float,
    visibility: 'hidden',
    translate: '0 100%',
    selectors: { '&[data-state="open"]': { visibility: 'visible', translate: '0 0' } },
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        transition: `translate ${vars.duration.normal} ${vars.easing.out}, visibility ${vars.duration.normal}`,
      },
      print: { display: 'none' },
    },
  }),
);
export const inner = style(
  inCommerce({
    display: 'flex',
    alignItems: 'center',
    gap: space.md,
    maxInlineSize: vars.size.content.wide,
    marginInline: 'auto',
  }),
);
export const picture = style(
  inCommerce({
    display: 'none',
    flex: 'none',
    inlineSize: '48px',
    overflow: 'hidden',
    borderRadius: vars.radius.inset,
    '@media': { [from('md')]: { display: 'block' } },
  }),
);
export const text = style(
  inCommerce({
    flex: 1,
    minInlineSize: 0,
    overflow: 'hidden',
    display: 'grid',
    lineHeight: vars.lineHeight.snug,
    fontSize: vars.fontSize.sm,
  }),
);
export const name = style(inCommerce({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }));
export const variant = style(inCommerce({ color: color.textMuted }));
export const price = style(inCommerce({ flex: '0 1 auto', minInlineSize: 0 }));
export const action = style(inCommerce({ flex: 'none', display: 'flex', gap: space.xs }));
