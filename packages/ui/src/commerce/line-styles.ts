import { vars } from '../tokens/contract.css.ts';

const { color, space } = vars;

/** The frame around the lines of one merchant, in the cart and in an order. */
export const linesFrame = {
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.md,
  background: color.surface,
  overflow: 'clip',
} as const;

/** The border between two lines. */
export const lineSeparator = { '& + &': { borderBlockStart: `1px solid ${color.line}` } } as const;

export const linePicture = { borderRadius: vars.radius.inset } as const;

/** The name of a product or merchant that is a link. */
export const lineLinkHover = {
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.22em' },
} as const;

/** Variant, quantity and other details below a name. */
export const lineDetail = { fontSize: vars.fontSize.sm, color: color.textMuted } as const;

/** The merchant's name with an icon before it. */
export const lineMerchant = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  fontWeight: vars.fontWeight.medium,
} as const;
