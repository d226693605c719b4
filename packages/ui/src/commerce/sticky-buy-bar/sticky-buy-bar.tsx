'use client';
import { clsx } from 'clsx';
import {
  forwardRef,
  useEffect,
  useState,
  version,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react';
import { Image } from '../../primitives/image/image.tsx';
import { Price } from '../../primitives/price/price.tsx';
import * as css from './sticky-buy-bar.css.ts';

export const stickyBuyBarAppears = ['past', 'away'] as const;
export type StickyBuyBarAppears = (typeof stickyBuyBarAppears)[number];

export interface StickyBuyBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The name of the product. */
  name: string;
  /** The price, a decimal string. */
  price: string;
  /** The former price. */
  was?: string | undefined;
  /** ISO 4217 code; that of `UiProvider` by default. */
  currency?: string | undefined;
  /** The address of the picture; shown if there is room. */
  image?: string | undefined;
  /** The selected options as text. */
  variant?: ReactNode;
  /** The purchase button; give it `form`, so that it submits the form of the buy box. */
  action: ReactNode;
  /** The id of the element that the bar replaces, such as the actions of the buy box. */
  after: string;
  /** `past`: appears after that element was scrolled past. `away`: also before it is reached, as on phones. */
  appears?: StickyBuyBarAppears | undefined;
  /** Controls the visibility, instead of observing `after`. */
  open?: boolean | undefined;
}

// While it disappears, it cannot get the focus. React 18 does not support this name as a boolean attribute.
const inert = { inert: version < '19' ? '' : true } as { inert: boolean };

/** Whether the element with this id is out of view: upwards only, or in either direction. */
function useIsAway(id: string, appears: StickyBuyBarAppears) {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return undefined;
    const observer = new IntersectionObserver((changes) => {
      // A busy browser reports several changes at once, the oldest first.
      const entry = changes.at(-1);
      if (entry)
        setAway(!entry.isIntersecting && (appears === 'away' || entry.boundingClientRect.bottom <= 0));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, appears]);
  return away;
}

/** Name, price and purchase button at the edge of the window while the buy box is out of view. Needs script. */
export const StickyBuyBar = forwardRef<HTMLDivElement, StickyBuyBarProps>(function StickyBuyBar(
  { name, price, was, currency, image, variant, action, after, appears = 'past', open, className, ...rest },
  ref,
) {
  const away = useIsAway(after, appears);
  const shown = open ?? away;
  return (
    <div
      ref={ref}
      role="region"
      aria-label={name}
      {...rest}
      {...(shown ? undefined : inert)}
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
