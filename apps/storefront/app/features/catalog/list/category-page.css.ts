import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';
import { onPhone } from '../../../browser/index.ts';
import { scrollingRow } from '../../../browser/scrolling-row.css.ts';

export const chips = style([
  scrollingRow,
  {
    gap: `${vars.space.xs} ${vars.space.sm}`,
    // Closer to the heading and the toolbar, so that the first products stay in view.
    marginBlock: '-4px',
    '@media': { [onPhone]: { gap: vars.space.xs } },
  },
]);
export const chipCount = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });
