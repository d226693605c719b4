import { vars } from '@marketfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { belowWindow } from '../../../../speed/browser/below-window.css.ts';

const { color, space } = vars;

/** The height of the sticky header rows. */
const header = '7.5rem';
const phoneHeader = '3.5rem';
const wide = '(min-width: 720px)';

/** Applied to the page itself, so that these styles are present before the lazy parts load. */
export const sections = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const sectionNav = style({
  position: 'sticky',
  insetBlockStart: phoneHeader,
  zIndex: vars.layer.sticky,
  marginInline: `calc(-1 * ${vars.size.content.gutter})`,
  paddingInline: vars.size.content.gutter,
  background: color.bg,
  '@media': { [wide]: { insetBlockStart: header } },
});
// Keeps scroll targets below the header and the section links.
globalStyle(`html:has(${sectionNav})`, { '@media': { [wide]: { scrollPaddingBlockStart: '11rem' } } });
export const section = style([
  belowWindow,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.lg,
  },
]);
export const policies = style({ display: 'grid', gap: space.lg });
export const policy = style({ display: 'flex', gap: space.md });
export const policyText = style({
  display: 'grid',
  gap: space.xxs,
  maxInlineSize: '44rem',
  overflowWrap: 'anywhere',
});
export const report = style({
  justifySelf: 'start',
  fontSize: vars.fontSize.sm,
  color: vars.color.textMuted,
});
