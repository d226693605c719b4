'use client';
import { clsx } from 'clsx';
import { forwardRef, useEffect, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Image } from '../../primitives/image/image.tsx';
import { Price } from '../../primitives/price/price.tsx';
import * as css from './sticky-buy-bar.css.ts';

export interface StickyBuyBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The name of the product. */
  name: string;
  /** Decimal string. */
  price: string;
  /** The former price. */
  was?: string | undefined;
  /** ISO 4217 code; that of `UiProvider` by default. */
  currency?: string | undefined;
  /** The address of the picture; shown where there is room. */
  image?: string | undefined;
  /** The selected options as text. */
  variant?: ReactNode;
  /** The purchase button; give it `form`, so that it submits the form of the buy box. */
  action: ReactNode;
  /** The id of an element, such as the actions of the buy box; the bar appears after it has been scrolled past. */
  after: string;
  /** Controls the visibility, instead of observing `after`. */
  open?: boolean | undefined;
}

/** Whether the element with this id has been scrolled past, upwards. */
function usePassed(id: string) {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPassed(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return passed;
}

/** Name, price and purchase button at the edge of the window while the buy box is out of view. Needs script. */
export const StickyBuyBar = forwardRef<HTMLDivElement, StickyBuyBarProps>(function StickyBuyBar(
  { name, price, was, currency, image, variant, action, after, open, className, ...rest },
  ref,
) {
  const passed = usePassed(after);
  const shown = open ?? passed;
  return (
    <div
      ref={ref}
      role="region"
      aria-label={name}
      {...rest}
      data-state={shown ? 'open' : 'closed'}
      className={clsx(css.root, className)}
    >
      <div data-part="inner" className={css.inner}>
        {image !== undefined && (
          <div className={css.picture}>
            <Image src={image} alt="" width={48} height={48} />
          </div>
        )}
        <div className={css.text}>
          <span data-part="name" className={css.name}>
            {name}
          </span>
          {variant && <span className={css.variant}>{variant}</span>}
        </div>
        <Price amount={price} was={was} currency={currency} className={css.price} />
        <div data-part="action" className={css.action}>
          {action}
        </div>
      </div>
    </div>
  );
});
