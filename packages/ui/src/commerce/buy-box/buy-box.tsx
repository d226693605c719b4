import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Heading } from '../../primitives/text/text.tsx';
import * as css from './buy-box.css.ts';

export interface ProductLayoutProps {
  /** `Gallery`. */
  gallery: ReactNode;
  /** `BuyBox`; stays in sight beside the gallery on wide screens. */
  children: ReactNode;
  className?: string | undefined;
}

/** Pictures on one side, the decision on the other. */
export function ProductLayout({ gallery, children, className }: ProductLayoutProps) {
  return (
    <div className={clsx(css.layout, className)}>
      {gallery}
      <div className={css.side}>{children}</div>
    </div>
  );
}

export interface BuyBoxProps {
  title: ReactNode;
  /** Link to the store, above the title. */
  store?: ReactNode;
  /** Rating, sold count. */
  facts?: ReactNode;
  /** `Price` and what belongs to it. */
  price: ReactNode;
  /** Coupons that apply. */
  offers?: ReactNode;
  /** `SkuPicker`, quantity. */
  children?: ReactNode;
  /** Add to cart, buy now, favourite. */
  actions?: ReactNode;
  /** Delivery, returns, protection. */
  assurances?:
    | readonly { icon: ReactNode; title: ReactNode; detail?: ReactNode; key?: string | undefined }[]
    | undefined;
  className?: string | undefined;
}

export function BuyBox({
  title,
  store,
  facts,
  price,
  offers,
  children,
  actions,
  assurances = [],
  className,
}: BuyBoxProps) {
  return (
    <section className={clsx(css.box, className)}>
      <div className={css.head}>
        {store && <div className={css.store}>{store}</div>}
        <Heading level={1} size="xl">
          {title}
        </Heading>
        {facts && <div className={css.facts}>{facts}</div>}
      </div>
      <div className={css.price}>{price}</div>
      {offers}
      {children}
      {actions && <div className={css.actions}>{actions}</div>}
      {assurances.length > 0 && (
        <ul className={css.assurances}>
          {assurances.map(({ icon, title: name, detail, key }, index) => (
            <li key={key ?? index} className={css.assurance}>
              {icon}
              <span>
                <span className={css.assuranceTitle}>{name}</span>
                {detail}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
