import { clsx } from 'clsx';
import { highPriority, inDark, srcSetFor } from '../../primitives/image/image-element.tsx';
import { Image, type ImageProps } from '../../primitives/image/image.tsx';
import type { ImageLoader, UiContextValue } from '../../provider/ui-context.ts';
import { breakpoints } from '../../tokens/breakpoints.ts';
import type { HeroBannerProps } from './hero-banner.tsx';
import * as css from './hero-banner.css.ts';

// Exactly one of the two is true: otherwise browsers would preload both pictures.
const wide = `(min-width: ${breakpoints.sm / 16}em)`;
const narrow = `(not ${wide})`;
const inLight = `(not ${inDark})`;

const sizes = '(min-width: 1280px) 1280px, 100vw';
const wideSize = { width: 1280, height: 427 };
// Phones have two or three device pixels per CSS pixel, and a page repeats these widths sixteen times.
const phoneWidths = [640, 960, 1280] as const;
const wideWidths = [640, 960, 1280, 1920] as const;

type HeroPicture = Pick<HeroBannerProps, 'image' | 'phoneImage' | 'priority'>;

/** The picture of a banner and, if given, a separate one for phones, each in both themes. */
export function heroPicture(ui: UiContextValue, { image: src, phoneImage, priority }: HeroPicture) {
  if (!phoneImage) return <Image src={src} alt="" {...wideSize} sizes={sizes} priority={priority} />;
  const { image: light, darkImage: dark = light } = ui;
  const version = (
    media: string,
    shown: Pick<ImageProps, 'src' | 'width' | 'widths'>,
    load: ImageLoader | undefined,
  ) => ({
    media,
    src: load?.(shown) ?? shown.src,
    srcSet: load ? srcSetFor(shown, load) : shown.src,
  });
  const onPhones = { src: phoneImage, width: 640, widths: phoneWidths };
  const onWide = { src, width: wideSize.width, widths: wideWidths };
  const versions = [
    version(`${narrow} and ${inDark}`, onPhones, dark),
    version(`${narrow} and ${inLight}`, onPhones, light),
    version(`${wide} and ${inDark}`, onWide, dark),
    version(`${wide} and ${inLight}`, onWide, light),
  ];
  return (
    <>
      {priority &&
        versions.map(({ media, src: href, srcSet }) => (
          <link
            key={media}
            rel="preload"
            as="image"
            href={href}
            imageSrcSet={srcSet}
            imageSizes={sizes}
            media={media}
            {...highPriority}
          />
        ))}
      <picture>
        {versions.slice(0, -1).map(({ media, srcSet }) => (
          <source key={media} media={media} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          alt=""
          {...wideSize}
          loading={priority ? 'eager' : 'lazy'}
          {...(priority ? highPriority : { decoding: 'async' })}
          sizes={sizes}
          srcSet={versions.at(-1)?.srcSet}
          src={versions.at(-1)?.src}
          className={clsx(css.picture, !ui.darkImage && css.dimmed)}
        />
      </picture>
    </>
  );
}
