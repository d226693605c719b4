import { useMemo } from 'react';
import { imageLoaders } from '../content/index.ts';
import { useRoot } from '../navigation/index.ts';
import { useTheme } from './theme.ts';

/** The image loaders for the current theme: the same objects until one of their inputs changes. */
export function useImageLoaders() {
  const { imageResizeParam, imageThemeParam } = useRoot().site;
  const theme = useTheme();
  return useMemo(
    () => imageLoaders({ imageResizeParam, imageThemeParam }, theme),
    [imageResizeParam, imageThemeParam, theme],
  );
}
