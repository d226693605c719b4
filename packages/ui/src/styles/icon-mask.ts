interface IconMaskOptions {
  /** Fills the shape, for a selected state. */
  readonly filled?: boolean;
}

/** An icon in the style of `createIcon`, as the value of `mask`. */
export const iconMask = (path: string, { filled = false }: IconMaskOptions = {}) =>
  `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='${filled ? 'black' : 'none'}' stroke='black' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'><path d='${path}'/></svg>")`;

/**
 * The `::before` or `::after` of a control that a page has dozens of times: an icon without separate elements. In
 * forced colours it needs `forcedMark`.
 *
 * @param mask - The value of `iconMask`, or a variable with that value.
 * @param side - Width and height.
 */
export const iconMark = (mask: string, side: string) => ({
  content: '',
  inlineSize: side,
  blockSize: side,
  background: 'currentColor',
  mask,
});
