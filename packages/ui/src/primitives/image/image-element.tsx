import { clsx } from 'clsx';
import { version, type ComponentPropsWithRef } from 'react';
import type { UiContextValue } from '../../provider/ui-context.ts';
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
  const shape = clsx(ratio && css.ratio[ratio], props.className);
  // As browsers do: the words stand in for the picture.
  if (!src) return <span className={clsx(css.missing, css.tile[tile], shape)}>{alt}</span>;
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
      className={clsx(css.image, css.fit[fit], blur === undefined ? css.tile[tile] : css.aboveBlur, shape)}
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
