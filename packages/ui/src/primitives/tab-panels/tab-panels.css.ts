import { style } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { from } from '../../tokens/breakpoints.ts';
import { tabBase, tabSelected } from '../../styles/tab.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const root = style(
  inPrimitives({
    display: 'grid',
    gap: space.lg,
    minInlineSize: 0,
    '@media': {
      [from('md')]: {
        selectors: { '&[data-orientation="vertical"]': { gridTemplateColumns: 'minmax(10rem, 1fr) 3fr' } },
      },
    },
  }),
);
export const list = style(
  inPrimitives({
    display: 'flex',
    gap: space.md,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    boxShadow: `inset 0 -1px ${color.line}`,
    '@media': {
      [from('md')]: {
        selectors: {
          '&[aria-orientation="vertical"]': {
            flexDirection: 'column',
            alignSelf: 'start',
            gap: 0,
            boxShadow: 'none',
          },
        },
      },
    },
  }),
);
export const tab = style(
  inPrimitives({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    flex: 'none',
    ...tabBase,
    paddingInline: space.xxs,
    selectors: {
      '&:hover': { color: color.text },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-selected="true"]': {
        ...tabSelected,
      },
      '&[aria-disabled="true"]': { color: color.textSubtle, cursor: 'not-allowed' },
    },
    '@media': {
      [from('md')]: {
        selectors: {
          '[aria-orientation="vertical"] > &': {
            paddingInlineStart: space.sm,
            borderBlockEnd: 0,
            borderInlineStart: `2px solid ${color.line}`,
            whiteSpace: 'normal',
          },
          '[aria-orientation="vertical"] > &[aria-selected="true"]': { borderInlineStartColor: color.ink },
        },
      },
      // A transparent border becomes visible in forced colors mode.
      '(forced-colors: active)': {
        borderBlockEndColor: 'Canvas',
        selectors: { '&[aria-selected="true"]': { borderBlockEndColor: 'Highlight' } },
      },
    },
  }),
);
export const panel = style(
  inPrimitives({
    minInlineSize: 0,
    '@media': {
      // Without script all panels are shown, each below its heading.
      '(scripting: enabled)': { selectors: { '&:not([data-state="active"])': { display: 'none' } } },
    },
  }),
);
export const panels = style(inPrimitives({ display: 'grid', gap: space.lg, minInlineSize: 0 }));
export const heading = style(inPrimitives({ fontWeight: vars.fontWeight.medium, marginBlockEnd: space.xs }));
