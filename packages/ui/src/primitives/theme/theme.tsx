import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { BrandName, ThemeName } from '../../tokens/theme-names.ts';
import { Slot } from '../slot/slot.tsx';

export interface ThemeProps extends ComponentPropsWithoutRef<'div'> {
  /** The theme; that of the parent by default. */
  theme?: ThemeName | undefined;
  /** A built-in brand, or the name of a brand with its own style sheet. The brand of the parent by default. */
  brand?: BrandName | (string & {}) | undefined;
  /** Merges the theme into the single child element. */
  asChild?: boolean | undefined;
}

/** A part of the page with its own theme or brand, including its background. */
export const Theme = forwardRef<HTMLDivElement, ThemeProps>(function Theme(
  { theme, brand, asChild = false, ...rest },
  ref,
) {
  const Root = asChild ? Slot : 'div';
  return <Root ref={ref} {...rest} data-theme={theme} data-brand={brand} />;
});
