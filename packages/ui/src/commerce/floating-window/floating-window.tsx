'use client';
import {
  forwardRef,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react';
import { clsx } from 'clsx';
import { CountBadge } from '../../primitives/badge/count-badge.tsx';
import { IconArrowUp, IconCart } from '../../primitives/icon/icons.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { useMessages } from '../../provider/use-message.ts';
import { useScriptOnly } from '../../primitives/state/use-script-only.ts';
import * as css from './floating-window.css.ts';

const onScroll = (notify: () => void) => {
  addEventListener('scroll', notify, { passive: true });
  return () => removeEventListener('scroll', notify);
};

/** Whether the page is scrolled past this many pixels; renders only when the answer changes. */
export const useScrolledPast = (pixels: number) =>
  useSyncExternalStore(
    onScroll,
    () => scrollY > pixels,
    () => false,
  );

/** Scroll movements below this many pixels are ignored: a resting finger causes them. */
const smallestMove = 8;

/** Whether the last scroll was towards the top of the page. */
function useScrollsUp(): boolean {
  const [up, setUp] = useState(false);
  useEffect(() => {
    let last = scrollY;
    return onScroll(() => {
      if (Math.abs(scrollY - last) < smallestMove) return;
      setUp(scrollY < last);
      last = scrollY;
    });
  }, []);
  return up;
}

/** Scrolls to the top and lets Tab continue there. */
function backToTop() {
  // The button hides on the way up; if it still had the focus then, the browser would stop scrolling.
  document.body.tabIndex = -1;
  document.body.focus({ preventScroll: true });
  document.body.removeAttribute('tabindex');
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
}

export interface FloatingWindowProps extends Omit<ComponentPropsWithoutRef<'aside'>, 'children'> {
  /** The address of the cart and the number of items in it. */
  cart: { href: string; count?: number | undefined };
  /** `ServiceEntry`. */
  service?: ReactNode;
  /** The scroll distance in px after which the back-to-top button appears. */
  topAfter?: number | undefined;
}

/**
 * Shortcuts at the edge of the window: cart, customer service, back to top. Narrow windows, whose header has the cart,
 * show them only while the page is scrolled back up, so that they cover no content in use.
 */
export const FloatingWindow = forwardRef<HTMLElement, FloatingWindowProps>(function FloatingWindow(
  { cart, service, topAfter = 500, className, ...rest },
  ref,
) {
  const t = useMessages();
  const scriptOnly = useScriptOnly();
  const { count = 0 } = cart;
  const far = useScrolledPast(topAfter);
  const up = useScrollsUp();
  return (
    <aside
      ref={ref}
      aria-label={t('floating.label')}
      data-state={far && up ? 'open' : undefined}
      {...rest}
      className={clsx(css.root, className)}
    >
      <Link
        href={cart.href}
        data-part="cart" // The accessible name contains the count of the badge.
        aria-label={t('cart.count', { count: count > 99 ? '99+' : count })}
        className={clsx(css.action, css.cart)}
      >
        <IconCart size={24} />
        <CountBadge count={count} className={css.count} />
      </Link>
      {service}
      <button
        type="button"
        data-part="top"
        hidden={!far}
        aria-label={t('floating.top')}
        onClick={backToTop}
        className={clsx(css.action, scriptOnly)}
      >
        <IconArrowUp size={24} />
      </button>
    </aside>
  );
});
