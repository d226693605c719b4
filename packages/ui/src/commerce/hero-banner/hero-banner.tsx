'use client';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Image } from '../../primitives/image/image.tsx';
import { Link } from '../../primitives/link/link.tsx';
import * as css from './hero-banner.css.ts';

export interface HeroBannerProps {
  /** A wide picture that keeps its starting side free for words. */
  image: string;
  /** Where it leads; without it the banner is only to be looked at. */
  href?: string | undefined;
  title?: ReactNode;
  /** What following it does, in a word or two. It looks like a button; the whole banner is the link. */
  action?: ReactNode;
  /** For the first banner of a page: fetched at once. */
  priority?: boolean | undefined;
  className?: string | undefined;
}

/** A campaign as a picture with words on it; slides of a `Carousel`. */
export function HeroBanner({ image, href, title, action, priority, className }: HeroBannerProps) {
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
        <span className={css.words}>
          <span className={css.title}>{title}</span>
          {href && action && <span className={css.action}>{action}</span>}
        </span>
      )}
    </>
  );
  if (!href) return <div className={clsx(css.banner, className)}>{content}</div>;
  return (
    <Link href={href} className={clsx(css.banner, className)}>
      {content}
    </Link>
  );
}
