import type { ImageLoader, UiContextValue } from '../../provider/ui-context.ts';
import { highPriority, inDark, srcSetFor } from './image-element.tsx';
import type { ImageProps } from './image.tsx';

/** Preloads the picture of the current theme. React does so itself for an `img` outside of a `picture`. */
export function imagePreloads({ image, darkImage }: UiContextValue, props: ImageProps) {
  if (!darkImage || !image || !props.priority || !props.src) return;
  const preload = (load: ImageLoader, media: string) => (
    <link
      rel="preload"
      as="image"
      href={load(props)}
      imageSrcSet={srcSetFor(props, load)}
      imageSizes={props.sizes ?? `${props.width}px`}
      media={media}
      {...highPriority}
    />
  );
  return (
    <>
      {preload(image, `not ${inDark}`)}
      {preload(darkImage, inDark)}
    </>
  );
}
