import { clsx } from 'clsx';
import { version, type ComponentPropsWithRef } from 'react';
import type { UiContextValue } from '../../provider/ui-context.ts';
import * as css from './image.css.ts';
import type { ImageProps } from './image.tsx';
import { imageRatios, imageWidths, type ImageRatio } from './image.variants.ts';

const ratios = imageRatios.map((name) => {
  const [across = 1, down = 1] = name.split('/').map(Number);
  return { name, value: across / down };
});
const ratioOf = (width: number, height: number): ImageRatio | undefined =>
  ratios.find(({ value }) => Math.abs(width / height - value) < 0.01)?.name;

// React 18 knows the attribute by its HTML name only.
const highPriority = { [version < '19' ? 'fetchpriority' : 'fetchPriority']: 'high' };

const widthsFor = (width: number) => imageWidths.filter((step) => step <= width * 2.2);

/**
 * The elements of `Image`, for a component that renders many pictures and has read the provider already
 * (docs/decisions/018). Private: it is not exported from the package.
 */
export function imageElement(
  { image: load }: Pick<UiContextValue, 'image'>,
  props: ImageProps,
  root?: ComponentPropsWithRef<'img'>,
) {
  const { src, alt, width, height, widths, priority, blur, tile = 'plain', fit = 'cover', sizes } = props;
  const ratio = ratioOf(width, height);
  if (src === '')
    return (
      <span
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
        className={clsx(css.missing, ratio && css.ratio[ratio], css.tile[tile], props.className)}
      />
    );
  const at = (step: number) => load?.({ src, width: step }) ?? src;
  const steps = load && (widths ?? widthsFor(width));
  const picture = (
    <img
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'auto' : 'async'}
      {...(priority ? highPriority : undefined)}
      {...root}
      sizes={steps && (sizes ?? `${width}px`)}
      srcSet={steps?.map((step) => `${at(step)} ${step}w`).join(', ')}
      src={at(width)}
      className={clsx(
        css.image,
        css.fit[fit],
        ratio && css.ratio[ratio],
        blur === undefined ? css.tile[tile] : css.aboveBlur,
        props.className,
      )}
    />
  );
  if (blur === undefined) return picture;
  return (
    <span className={clsx(css.frame, css.tile[tile])}>
      <img src={blur} alt="" aria-hidden className={css.blur} />
      {picture}
    </span>
  );
}
