'use client';
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Link } from '../../primitives/link/link.tsx';
import { useUi } from '../../provider/ui-context.ts';
import * as css from './hero-banner.css.ts';
import { heroPicture } from './hero-picture.tsx';

export interface HeroBannerProps extends Omit<ComponentPropsWithoutRef<'a'>, 'title' | 'children'> {
  /** The address of a 3:1 picture whose inline start is free for text. */
  image: string;
  /** The address of a 4:5 picture for windows below 480 px, whose top is free for text. */
  phoneImage?: string | undefined;
  /** The address of the campaign; without it the banner is not a link. */
  href?: string | undefined;
  /** The text of the campaign, shown on the picture. */
  title?: ReactNode;
  /** The label of the action. It looks like a button; the whole banner is the link. */
  action?: ReactNode;
  /** For the first banner of a page: loads the picture first. */
  priority?: boolean | undefined;
}

/** A campaign: a picture with text on it; use it as a slide of `Carousel`. */
export const HeroBanner = forwardRef<HTMLAnchorElement, HeroBannerProps>(function HeroBanner(
  { image, phoneImage, href, title, action, priority, className, ...rest },
  ref,
) {
  const ui = useUi();
  const names = clsx(css.banner, phoneImage && css.withPhoneImage, className);
  const content = (
    <>
      {heroPicture(ui, { image, phoneImage, priority })}
      {title && <span className={css.scrim} />}
      {title && (
        <span data-part="text" className={css.text}>
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
