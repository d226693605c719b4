'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useUi } from '../../provider/ui-context.ts';
import { ownPropNames, restOf } from '../state/rest-of.ts';
import { imageElement } from './image-element.tsx';
import { imagePreloads } from './image-preloads.tsx';
import type { ImageFit, ImageTile } from './image.variants.ts';

interface ImageOwnProps {
  /** The address; `UiProvider image` returns it in other widths. When empty, a placeholder is shown. */
  src: string;
  /** The alternative text; empty for a picture that adds no information to the text beside it. */
  alt: string;
  /** The largest displayed width in CSS pixels; together with `height` it reserves space and avoids layout shifts. */
  width: number;
  /** The displayed height in CSS pixels; sets the ratio with `width`. */
  height: number;
  /** The widths of the `srcset` in pixels; by default those of `imageWidths` up to about twice `width`. */
  widths?: readonly number[] | undefined;
  /** Loads eagerly with high priority: for the largest picture of the first view. */
  priority?: boolean | undefined;
  /** Loads eagerly, after pictures with `priority`: for the other pictures of the first view. */
  eager?: boolean | undefined;
  /** A tiny data URL shown until the picture has loaded. */
  blur?: string | undefined;
  /** Background while the picture loads. */
  tile?: ImageTile | undefined;
  /** `contain` shows the whole picture, `cover` fills the area. */
  fit?: ImageFit | undefined;
}

export interface ImageProps
  extends Omit<ComponentPropsWithoutRef<'img'>, keyof ImageOwnProps | 'srcSet' | 'loading'>,
    ImageOwnProps {}

const ownProps = ownPropNames<keyof ImageOwnProps | 'sizes' | 'className'>({
  src: true,
  alt: true,
  width: true,
  height: true,
  widths: true,
  priority: true,
  eager: true,
  blur: true,
  tile: true,
  fit: true,
  sizes: true,
  className: true,
});

/** A picture that loads when it comes into view, in the displayed width, without layout shifts. */
export const Image = forwardRef<HTMLImageElement, ImageProps>(function Image(props, ref) {
  const ui = useUi();
  return (
    <>
      {imagePreloads(ui, props)}
      {imageElement(ui, props, { ref, ...restOf(props, ownProps) })}
    </>
  );
});
