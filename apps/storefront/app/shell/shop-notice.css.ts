import { vars } from '@marketfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/**
 * Between the links and the menus of the first row: it takes no height of its own, and nothing moves when it closes.
 */
export const notice = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.layer.header,
  inlineSize: 'fit-content',
  maxInlineSize: 'calc(100% - 46rem)',
  blockSize: vars.size.header.utility,
  marginInline: 'auto',
  // Part of the row, not a bar of its own.
  background: 'none',
  color: vars.color.ink,
  vars: { [vars.color.focus]: vars.color.ink },
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  '@media': { '(max-width: 1023.98px)': { display: 'none' } },
});
globalStyle(`${notice} > [data-part=content]`, {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: vars.size.header.utility,
  paddingBlock: 0,
});
globalStyle(`${notice} > [data-part=close]`, {
  minBlockSize: '24px',
  blockSize: '24px',
  minInlineSize: '24px',
  inlineSize: '24px',
});
globalStyle(`${notice} > [data-part=close]:hover`, { background: vars.color.sunken });
