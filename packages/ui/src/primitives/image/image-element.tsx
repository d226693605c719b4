import { clsx } from 'clsx';
import { version, type ComponentPropsWithRef, type ReactElement } from 'react';
import type { ImageLoader, UiContextValue } from '../../provider/ui-context.ts';
import * as css from './image.css.ts';
import type { ImageProps } from './image.tsx';
import { imageWidths } from './image.variants.ts';

const ratioOf = (width: number, height: number) =>
  Object.entries(css.ratio).find(([name]) => {
    const [across, down] = name.split('/').map(Number) as [number, number];
    return Math.abs(width / height - across / down) < 0.01;
  })?.[1];

// React 18 supports the attribute only by its HTML name.
export const highPriority = { [version < '19' ? 'fetchpriority' : 'fetchPriority']: 'high' };

/** The `srcset` from a loader. Widths with the same address are one entry: pictures are a third of a list's HTML. */
export function srcSetFor(
  { src, width, widths }: Pick<ImageProps, 'src' | 'width' | 'widths'>,
  by: ImageLoader,
) {
  const usual = imageWidths.filter((step) => step <= width * 2.2);
  // A picture that is smaller than all of these widths has one size.
  const steps = widths ?? (usual.length > 0 ? usual : [width]);
  const widest = new Map(steps.map((step) => [by({ src, width: step }), step]));
  return Array.from(widest, ([address, step]) => `${address} ${step}w`).join(', ');
}

export const inDark = '(prefers-color-scheme: dark)';

type Loaders = Pick<UiContextValue, 'image' | 'darkImage'>;

/**
 * An `img` that a dark picture replaces if the visitor's system prefers dark colours. Private, like `imageElement`.
 */
export function inBothThemes(
  { image, darkImage }: Loaders,
  srcSetOf: (load: ImageLoader) => string,
  img: ReactElement<ComponentPropsWithRef<'img'>>,
) {
  return darkImage ? (
    // Also if both are the same: a change of theme then changes addresses, not elements.
    <picture>
      {darkImage !== image && <source media={inDark} srcSet={srcSetOf(darkImage)} sizes={img.props.sizes} />}
      {img}
    </picture>
  ) : (
    img
  );
}

/**
 * The elements of `Image`, for a component that renders many pictures and has already read the provider
 * (docs/decisions/018). Private: it is not exported from the package.
 */
export function imageElement(ui: Loaders, props: ImageProps, root?: ComponentPropsWithRef<'img'>) {
  const { src, alt, width, height, priority, eager, blur, tile = 'plain', fit = 'cover', sizes } = props;
  const load = ui.image;
  const ratio = ratioOf(width, height);
  const shape = clsx(ratio, props.className);
  // Like browsers: the alternative text replaces the picture.
  if (!src) return <span className={clsx(css.missing, css.tile[tile], shape)}>{alt}</span>;
  const picture = inBothThemes(
    ui,
    (by) => srcSetFor(props, by),
    <img
      alt={alt}
      width={width}
      height={height}
      loading={priority || eager ? 'eager' : 'lazy'}
      {...(priority ? highPriority : { decoding: 'async' })}
      {...root}
      sizes={load && (sizes ?? `${width}px`)}
      srcSet={load && srcSetFor(props, load)}
      src={load?.({ src, width }) ?? src}
      className={clsx(css.image, css.fit[fit], blur === undefined && css.tile[tile], shape)}
    />,
  );
  if (blur === undefined) return picture;
  return (
    <span className={clsx(css.frame, css.tile[tile])}>
      <img src={blur} alt="" aria-hidden className={css.blur} />
      {picture}
    </span>
  );
}
