import { clsx } from 'clsx';
import { forwardRef, type HTMLAttributes } from 'react';
import { Slot } from '../slot/slot.tsx';
import * as css from './box.css.ts';
import type { BoxBackground, BoxBorder, BoxRadius, BoxSpace } from './box.variants.ts';

export interface BoxProps extends HTMLAttributes<HTMLElement> {
  /** Padding on all sides. */
  padding?: BoxSpace | undefined;
  /** Padding above and below; overrides `padding`. */
  paddingBlock?: BoxSpace | undefined;
  /** Padding at the inline start and end; overrides `padding`. */
  paddingInline?: BoxSpace | undefined;
  /** The background, with a text colour that is legible on it. */
  background?: BoxBackground | undefined;
  /** `line` separates, `control` is as strong as the border of a field. */
  border?: BoxBorder | undefined;
  /** The rounding of the corners; `full` for pills. */
  radius?: BoxRadius | undefined;
  /** Merges these styles into the single child element. */
  asChild?: boolean | undefined;
}

/** Background, border and padding from the tokens, for cases that neither `Card` nor `Panel` covers. */
export const Box = forwardRef<HTMLDivElement, BoxProps>(function Box(
  {
    padding = 'none',
    paddingBlock = padding,
    paddingInline = padding,
    background = 'none',
    border = 'none',
    radius = 'none',
    asChild = false,
    className,
    ...rest
  },
  ref,
) {
  const names = clsx(
    css.paddingBlock[paddingBlock],
    css.paddingInline[paddingInline],
    css.background[background],
    css.border[border],
    css.radius[radius],
    className,
  );
  return asChild ? (
    <Slot ref={ref} {...rest} className={names} />
  ) : (
    <div ref={ref} {...rest} className={names} />
  );
});
