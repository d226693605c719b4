import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { BrandName, ThemeName } from '../../tokens/theme-names.ts';
import { Slot } from '../slot/slot.tsx';

export interface ThemeProps extends ComponentPropsWithoutRef<'div'> {
  /** Without it, the theme outside. */
  theme?: ThemeName | undefined;
  /** A brand of ours, or the name of one whose style sheet the site brings. Without it, the brand outside. */
  brand?: BrandName | (string & {}) | undefined;
  /** Renders the single child element as the themed part. */
  asChild?: boolean | undefined;
}

/** A part of the page in its own theme or brand: it paints its ground, and everything within follows. */
export const Theme = forwardRef<HTMLDivElement, ThemeProps>(function Theme(
  { theme, brand, asChild = false, ...rest },
  ref,
) {
  const Root = asChild ? Slot : 'div';
  return <Root ref={ref} {...rest} data-theme={theme} data-brand={brand} />;
});
