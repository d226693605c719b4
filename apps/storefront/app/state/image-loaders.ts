import { useMemo } from 'react';
import { imageLoaders } from '../content/index.ts';
import { useRoot } from '../navigation/index.ts';
import { useTheme } from './theme.ts';

/** Where pictures come from, in the theme that is chosen now: the same loaders until something of it changes. */
export function useImageLoaders() {
  const { imageResizeParam, imageThemeParam } = useRoot().site;
  const theme = useTheme();
  return useMemo(
    () => imageLoaders({ imageResizeParam, imageThemeParam }, theme),
    [imageResizeParam, imageThemeParam, theme],
  );
}
