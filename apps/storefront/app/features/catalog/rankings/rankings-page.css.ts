import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';
import { scrollingRow } from '../../../browser/scrolling-row.css.ts';

export const choices = style([scrollingRow, { gap: vars.space.xs }]);
