import { clsx } from 'clsx';
import { version, type ComponentPropsWithRef, type ReactElement } from 'react';
import type { ImageLoader, UiContextValue } from '../../provider/ui-context.ts';
import * as css from './image.css.ts';
import type { ImageProps } from './image.tsx';
import { imageRatios, imageWidths } from './image.variants.ts';

const ratioOf = (width: number, height: number) =>
  imageRatios.find((name) => {
    const [across, down] = name.split('/') as [string, string];
    return Math.abs(width / height - +across / +down) < 0.01;
  });

// React 18 knows the attribute by its HTML name only.
const highPriority = { [version < '19' ? 'fetchpriority' : 'fetchPriority']: 'high' };

const widthsFor = (width: number) => imageWidths.filter((step) => step <= width * 2.2);

type Loaders = Pick<UiContextValue, 'image' | 'darkImage'>;
type Img = ReactElement<ComponentPropsWithRef<'img'>>;

/**
 * An `img` whose place a dark picture takes where the visitor's system asks for dark colours. Private, like
 * `imageElement`.
 */
export function inBothThemes(
  { image, darkImage }: Loaders,
  srcSetOf: (load: ImageLoader) => string,
  img: Img,
  priority?: boolean,
) {
  if (!darkImage) return img;
  const { src, sizes } = img.props;
  const dark = darkImage !== image && { media: '(prefers-color-scheme: dark)', srcSet: srcSetOf(darkImage) };
  // React does so itself for an `img` on its own.
  const preload = (srcSet?: string, media?: string) =>
    priority && (
      <link
        rel="preload"
        as="image"
        href={src}
        imageSrcSet={srcSet}
        imageSizes={sizes}
        media={media}
        {...highPriority}
      />
    );
  return (
    // Also where both are the same: a choice of the theme then changes addresses and no elements.
    <picture className={css.themes}>
      {preload(img.props.srcSet, dark ? `not all and ${dark.media}` : undefined)}
      {dark && preload(dark.srcSet, dark.media)}
      {dark && <source {...dark} sizes={sizes} />}
      {img}
    </picture>
  );
}

/**
 * The elements of `Image`, for a component that renders many pictures and has read the provider already
 * (docs/decisions/018). Private: it is not exported from the package.
 */
export function imageElement(ui: Loaders, props: ImageProps, root?: ComponentPropsWithRef<'img'>) {
  const { src, alt, width, height, widths, priority, blur, tile = 'plain', fit = 'cover', sizes } = props;
  const load = ui.image;
  const ratio = ratioOf(width, height);
  const shape = clsx(ratio && css.ratio[ratio], props.className);
  // As browsers do: the words stand in for the picture.
  if (!src) return <span className={clsx(css.missing, css.tile[tile], shape)}>{alt}</span>;
  const steps = widths ?? widthsFor(width);
  const srcSetOf = (by: ImageLoader) =>
    steps.map((step) => `${by({ src, width: step })} ${step}w`).join(', ');
  const picture = inBothThemes(
    ui,
    srcSetOf,
    <img
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'auto' : 'async'}
      {...(priority ? highPriority : undefined)}
      {...root}
      sizes={load && (sizes ?? `${width}px`)}
      srcSet={load && srcSetOf(load)}
      src={load?.({ src, width }) ?? src}
      className={clsx(css.image, css.fit[fit], blur === undefined ? css.tile[tile] : css.aboveBlur, shape)}
    />,
    priority,
  );
  if (blur === undefined) return picture;
  return (
    <span className={clsx(css.frame, css.tile[tile])}>
      <img src={blur} alt="" aria-hidden className={css.blur} />
      {picture}
    </span>
  );
}
