import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';
import { onPhone } from '../../../browser/index.ts';

/** On phones, all filters open in a sheet; without script, the menus replace it. */
const phoneWithScript = `${onPhone} and (scripting: enabled)`;
const phoneWithoutScript = `${onPhone} and (scripting: none)`;

/** Reserves the space while the code of the toolbar loads. */
export const place = style({ minBlockSize: '48px' });
export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.sm });
export const toolbar = style({
  containerType: 'inline-size',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: '48px',
  '@media': { [onPhone]: { flexWrap: 'wrap', columnGap: vars.space.xs, rowGap: vars.space.xxs } },
});
export const count = style({
  flex: 'none',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  '@media': { [onPhone]: { order: -2, flex: '1 0 calc(100% - 6rem)' } },
});
export const filters = style({
  display: 'flex',
  flex: 1,
  gap: vars.space.xs,
  minInlineSize: 0,
  '@media': {
    [onPhone]: { flex: 'none' },
    '(scripting: none)': { flexWrap: 'wrap' },
    // A separate row, regardless of the length of their names.
    [phoneWithoutScript]: { flex: '1 1 100%' },
  },
});
export const all = style({
  flex: 'none',
  borderRadius: vars.radius.full,
});
const hideFrom = (nth: number) => ({ selectors: { [`&:nth-child(n + ${nth})`]: { display: 'none' } } });
/** Shows as many menus as fit; the sheet has all of them. Without script there is no sheet, so all are shown. */
export const quick = style({
  flex: '0 1 auto',
  minInlineSize: 0,
  '@media': {
    [phoneWithScript]: { display: 'none' },
    '(scripting: enabled)': {
      ...hideFrom(6),
      '@container': {
        '(max-width: 1100px)': hideFrom(5),
        '(max-width: 960px)': hideFrom(4),
        '(max-width: 800px)': hideFrom(2),
      },
    },
  },
});
export const sort = style({
  display: 'flex',
  flex: 'none',
  gap: vars.space.xs,
  '@media': { [onPhone]: { minInlineSize: 0, overflowX: 'auto', scrollbarWidth: 'none', flex: '1 1 0' } },
});
/** Grid or list; on phones next to the count. */
export const views = style({
  display: 'flex',
  flex: 'none',
  gap: vars.space.xxs,
  '@media': { [onPhone]: { order: -1 } },
});
export const view = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '36px',
  blockSize: '36px',
  borderRadius: vars.radius.sm,
  color: vars.color.textMuted,
  selectors: {
    '&:hover': { background: vars.color.sunken, color: vars.color.text },
    '&[aria-current]': { background: vars.color.sunken, color: vars.color.text },
  },
});
export const priceContent = style({ display: 'grid', gap: vars.space.sm });
