'use client';
import { clsx } from 'clsx';
import { forwardRef, version, type ComponentPropsWithoutRef, type ComponentPropsWithRef } from 'react';
import { useUi, type UiContextValue } from '../../provider/ui-context.ts';
import { restOf } from '../state/rest-of.ts';
import * as css from './image.css.ts';
import {
  imageRatios,
  imageWidths,
  type ImageFit,
  type ImageRatio,
  type ImageTile,
} from './image.variants.ts';

export interface ImageProps
  extends Omit<ComponentPropsWithoutRef<'img'>, 'src' | 'srcSet' | 'alt' | 'width' | 'height' | 'loading'> {
  src: string;
  /** Empty for a picture that adds nothing to the text beside it. */
  alt: string;
  /** Shown size in CSS pixels at its largest; with `height` it also fixes the ratio, so nothing jumps. */
  width: number;
  height: number;
  /** Widths to offer; by default a ladder up to twice `width`. */
  widths?: readonly number[] | undefined;
  /** Fetched at once and first: for the one picture that decides the first impression. */
  priority?: boolean | undefined;
  /** A tiny data URL shown until the picture is there. */
  blur?: string | undefined;
  /** Tint behind the picture while it loads. */
  tile?: ImageTile | undefined;
  fit?: ImageFit | undefined;
}

const ratios = imageRatios.map((name) => {
  const [across = 1, down = 1] = name.split('/').map(Number);
  return { name, value: across / down };
});
const ratioOf = (width: number, height: number): ImageRatio | undefined =>
  ratios.find(({ value }) => Math.abs(width / height - value) < 0.01)?.name;

// React 18 knows the attribute only as it is written in HTML.
const urgent = { [version < '19' ? 'fetchpriority' : 'fetchPriority']: 'high' };

const laddered = (width: number) => imageWidths.filter((step) => step <= width * 2.2);

const ownProps = new Set<string>([
  'src',
  'alt',
  'width',
  'height',
  'widths',
  'priority',
  'blur',
  'tile',
  'fit',
  'sizes',
  'className',
] satisfies (keyof ImageProps)[]);

/** What `Image` renders, for components that show many pictures and know the provider already. */
export function imageElement(
  { image: load }: Pick<UiContextValue, 'image'>,
  props: ImageProps,
  root?: ComponentPropsWithRef<'img'>,
) {
  const { src, alt, width, height, widths, priority, blur, tile = 'plain', fit = 'cover', sizes } = props;
  const at = (step: number) => load?.({ src, width: step }) ?? src;
  const steps = load && (widths ?? laddered(width));
  const ratio = ratioOf(width, height);
  const picture = (
    <img
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'auto' : 'async'}
      {...(priority ? urgent : undefined)}
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

/** A picture that loads when it is needed, in the width it is shown, without moving what is around it. */
export const Image = forwardRef<HTMLImageElement, ImageProps>(function Image(props, ref) {
  return imageElement(useUi(), props, { ref, ...restOf(props, ownProps) });
});
