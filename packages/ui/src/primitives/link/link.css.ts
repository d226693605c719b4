import { style, styleVariants } from '@vanilla-extract/css';
import { inElements } from '../../styles/layers.ts';
import { textTarget } from '../../styles/target.ts';
import { vars } from '../../tokens/contract.css.ts';

const underline = {
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.22em',
  textDecorationThickness: '1px',
} as const;

/** For a link without its own class, whose size depends on its context. */
export const text = style(inElements(textTarget));

export const link = styleVariants({
  inherit: inElements({ color: 'inherit' }),
  quiet: inElements({ color: vars.color.textMuted, ':hover': { color: vars.color.text, ...underline } }),
  strong: inElements({
    color: vars.color.text,
    ...underline,
    textDecorationColor: vars.color.control,
    ':hover': { textDecorationColor: 'currentColor' },
  }),
  accent: inElements({
    color: vars.color.accentText,
    ...underline,
    ':hover': { color: vars.color.accentTextHover },
  }),
});
