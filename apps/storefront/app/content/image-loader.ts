import { type ImageLoader, imageWidths } from '@marketfront/ui';
import type { RootData } from '../navigation/root-data.ts';

/**
 * Widths in which pictures are requested: those of the design system, and one for icons. Few, so that visitors share
 * cached pictures.
 */
const widths = [96, ...imageWidths] as const;
const largest = 1920;

type Parameters = Pick<RootData['site'], 'imageResizeParam' | 'imageThemeParam'>;

const withParameter = (address: string, name: string | null, value: string | number) =>
  name ? `${address}${address.includes('?') ? '&' : '?'}${name}=${value}` : address;

/** Width and theme as query parameters if the back end supports them, else the picture unchanged. */
const loader =
  (site: Parameters, isDark: boolean): ImageLoader =>
  ({ src, width }) => {
    if (!src.startsWith('http')) return src;
    const fit = widths.find((candidate) => candidate >= width) ?? largest;
    const sized = withParameter(src, site.imageResizeParam, fit);
    return isDark ? withParameter(sized, site.imageThemeParam, 'dark') : sized;
  };

/** The loaders of `UiProvider`: a chosen theme uses the same one for both, otherwise the visitor's system decides. */
export function imageLoaders(site: Parameters, theme: string) {
  const image = loader(site, theme === 'dark');
  return {
    image,
    darkImage: site.imageThemeParam ? (theme === 'system' ? loader(site, true) : image) : undefined,
  };
}
