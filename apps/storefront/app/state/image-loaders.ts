import { imageLoaders } from '../platform/image-loader.ts';
import { useRoot } from '../platform/root-data.ts';
import { useTheme } from './theme.ts';

/** Where pictures come from, in the theme that is chosen now. */
export function useImageLoaders() {
  const { site } = useRoot();
  const theme = useTheme();
  return imageLoaders(site, theme);
}
