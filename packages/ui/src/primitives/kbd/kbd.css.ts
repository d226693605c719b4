import { style } from '@vanilla-extract/css';
import { inElements } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const kbd = style(
  inElements({
    display: 'inline-block',
    minInlineSize: '1.75em',
    paddingInline: space.snug,
    border: `1px solid ${color.line}`,
    borderBlockEndWidth: '2px',
    borderRadius: vars.radius.xs,
    background: color.surface,
    color: color.textMuted,
    fontFamily: 'inherit',
    fontSize: vars.fontSize.xs,
    lineHeight: '1.6',
    textAlign: 'center',
    whiteSpace: 'nowrap',
  }),
);
