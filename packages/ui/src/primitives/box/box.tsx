import { clsx } from 'clsx';
import { forwardRef, type HTMLAttributes } from 'react';
import { Slot } from '../slot/slot.tsx';
import * as css from './box.css.ts';
import type { BoxBackground, BoxBorder, BoxRadius, BoxSpace } from './box.variants.ts';

export interface BoxProps extends HTMLAttributes<HTMLElement> {
  /** On all sides. */
  padding?: BoxSpace | undefined;
  /** Above and below; wins over `padding`. */
  paddingBlock?: BoxSpace | undefined;
  /** Before and after along the line; wins over `padding`. */
  paddingInline?: BoxSpace | undefined;
  /** The ground, with the text colour that is legible on it. */
  background?: BoxBackground | undefined;
  border?: BoxBorder | undefined;
  radius?: BoxRadius | undefined;
  /** Renders the single child element with these looks. */
  asChild?: boolean | undefined;
}

/** Ground, edge and inner space from the tokens, where neither `Card` nor `Panel` fits. */
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
