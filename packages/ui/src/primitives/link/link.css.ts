import { styleVariants } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const underline = {
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.22em',
  textDecorationThickness: '1px',
} as const;

export const link = styleVariants({
  inherit: inPrimitives({ color: 'inherit' }),
  quiet: inPrimitives({ color: vars.color.textMuted, ':hover': { color: vars.color.text, ...underline } }),
  strong: inPrimitives({
    color: vars.color.text,
    ...underline,
    textDecorationColor: vars.color.control,
    ':hover': { textDecorationColor: 'currentColor' },
  }),
  accent: inPrimitives({
    color: vars.color.accentText,
    ...underline,
    ':hover': { color: vars.color.accentTextHover },
  }),
});
