'use client';
import { clsx } from 'clsx';
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import * as css from './consent-banner.css.ts';

export interface ConsentBannerProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** The question. */
  title: ReactNode;
  /** The answers: buttons of one tone and size, which get one width. */
  actions: ReactNode;
}

/**
 * A question that stays at the lower edge of the window until it is answered. It is the last element of the page and
 * covers nothing at its end.
 */
export const ConsentBanner = forwardRef<HTMLElement, ConsentBannerProps>(function ConsentBanner(
  { title, actions, className, children, ...rest },
  ref,
) {
  const titleId = useId();
  return (
    <section ref={ref} aria-labelledby={titleId} {...rest} className={clsx(css.root, className)}>
      <div className={css.inner}>
        <div data-part="text" className={css.text}>
          <h2 id={titleId} data-part="title" className={css.title}>
            {title}
          </h2>
          <div>{children}</div>
        </div>
        <div data-part="actions" className={css.actions}>
          {actions}
        </div>
      </div>
    </section>
  );
});
