import { style, styleVariants } from '@vanilla-extract/css';
import { inControls } from '../../styles/layers.ts';
import { whenMotionAllowed } from '../../styles/motion.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color } = vars;

export const iconButton = style(
  inControls({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    border: '1px solid transparent',
    borderRadius: vars.radius.full,
    color: color.text,
    selectors: {
      '&:disabled, &[aria-disabled="true"]': { color: color.textSubtle, cursor: 'not-allowed' },
      '&[aria-pressed="true"]': { color: color.sale },
    },
    ...whenMotionAllowed({
      transition: `background-color ${vars.duration.fast}, color ${vars.duration.fast}`,
    }),
  }),
);

export const tone = styleVariants({
  quiet: inControls({ ':hover': { background: color.sunken } }),
  neutral: inControls({
    borderColor: color.control,
    ':hover': { background: color.sunken, borderColor: color.ink },
  }),
  primary: inControls({
    background: color.ink,
    color: color.onInk,
    ':hover': { background: color.inkHover },
  }),
  surface: inControls({
    background: color.surface,
    boxShadow: vars.shadow.float,
    ':hover': { background: color.sunken },
  }),
});

export const size = styleVariants(
  { sm: '32px', md: vars.size.control.sm, lg: vars.size.control.md },
  (side) => inControls({ inlineSize: side, blockSize: side }),
);
