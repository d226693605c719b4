import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const root = style({ display: 'flex', gap: space.sm, paddingBlockStart: space.sm });
export const text = style({ flex: 1, minInlineSize: 0, display: 'grid', gap: space.xs });
export const choice = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.sm });
/** The answer for the previous country is paler until the new one arrives. */
export const answer = style({ selectors: { '&[aria-busy=true]': { opacity: 0.6 } } });
