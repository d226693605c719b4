'use client';
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Image } from '../../primitives/image/image.tsx';
import { Link } from '../../primitives/link/link.tsx';
import * as css from './hero-banner.css.ts';

export interface HeroBannerProps extends Omit<ComponentPropsWithoutRef<'a'>, 'title' | 'children'> {
  /** A wide picture that keeps its starting side free for words. */
  image: string;
  /** Where it leads; without it the banner is only to be looked at. */
  href?: string | undefined;
  /** What the campaign says, on the picture. */
  title?: ReactNode;
  /** What following it does, in a word or two. It looks like a button; the whole banner is the link. */
  action?: ReactNode;
  /** For the first banner of a page: fetched at once. */
  priority?: boolean | undefined;
}

/** A campaign as a picture with words on it; slides of a `Carousel`. */
export const HeroBanner = forwardRef<HTMLAnchorElement, HeroBannerProps>(function HeroBanner(
  { image, href, title, action, priority, className, ...rest },
  ref,
) {
  const names = clsx(css.banner, className);
  const content = (
    <>
      <Image
        src={image}
        alt=""
        width={1280}
        height={440}
        sizes="(min-width: 1280px) 1280px, 100vw"
        priority={priority}
      />
      {title && (
        <span data-part="words" className={css.words}>
          <span className={css.title}>{title}</span>
          {href && action && <span className={css.action}>{action}</span>}
        </span>
      )}
    </>
  );
  if (!href) {
    return (
      <span ref={ref} {...rest} className={names}>
        {content}
      </span>
    );
  }
  return (
    <Link ref={ref} {...rest} href={href} className={names}>
      {content}
    </Link>
  );
});
