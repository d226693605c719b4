import { type ImageLoader, imageWidths } from '@marketfront/ui';
import type { RootData } from './root-data.ts';

/** Widths that pictures are asked for: those of the design system, and one for icons. Few, so that visitors share cached pictures. */
const widths = [96, ...imageWidths] as const;

type Parameters = Pick<RootData['site'], 'imageResizeParam' | 'imageThemeParam'>;

/** Width and theme by query parameters where the back end offers them, else the picture as it is. */
const loader =
  ({ imageResizeParam, imageThemeParam }: Parameters, isDark: boolean): ImageLoader =>
  ({ src, width }) => {
    if (!/^https?:/.test(src)) return src;
    const fit = widths.find((candidate) => candidate >= width) ?? widths.at(-1);
    const query = [
      imageResizeParam && `${imageResizeParam}=${fit}`,
      isDark && imageThemeParam && `${imageThemeParam}=dark`,
    ].filter(Boolean);
    return query.length > 0 ? `${src}${src.includes('?') ? '&' : '?'}${query.join('&')}` : src;
  };

/** The loaders of `UiProvider`: a chosen theme has one for both, otherwise the visitor's system decides. */
export function imageLoaders(site: Parameters, theme: string) {
  const image = loader(site, theme === 'dark');
  return {
    image,
    darkImage: site.imageThemeParam ? (theme === 'system' ? loader(site, true) : image) : undefined,
  };
}
