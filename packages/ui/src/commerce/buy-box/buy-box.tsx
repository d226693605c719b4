import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Heading } from '../../primitives/text/text.tsx';
import * as css from './buy-box.css.ts';

export interface ProductLayoutProps extends ComponentPropsWithoutRef<'div'> {
  /** `Gallery`. */
  gallery: ReactNode;
}

/** Gallery on one side and `BuyBox` on the other, which stays visible on wide screens. */
export const ProductLayout = forwardRef<HTMLDivElement, ProductLayoutProps>(function ProductLayout(
  { gallery, className, children, ...rest },
  ref,
) {
  return (
    <div ref={ref} {...rest} className={clsx(css.layout, className)}>
      {gallery}
      <div data-part="side" className={css.side}>
        {children}
      </div>
    </div>
  );
});

export interface BuyBoxProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** The name of the product. */
  title: ReactNode;
  /** Link to the store, above the title. */
  store?: ReactNode;
  /** Rating and units sold. */
  facts?: ReactNode;
  /** `Price` and related information. */
  price: ReactNode;
  /** Available coupons. */
  offers?: ReactNode;
  /** `FavouriteButton`, at the end of the title. */
  favourite?: ReactNode;
  /** Buy now and add to cart, one below the other. */
  actions?: ReactNode;
  /** Delivery, returns, protection. */
  assurances?:
    | readonly { icon: ReactNode; title: ReactNode; detail?: ReactNode; key?: string | undefined }[]
    | undefined;
}

/** Name, price, options (its children), purchase actions and guarantees of a product. */
export const BuyBox = forwardRef<HTMLElement, BuyBoxProps>(function BuyBox(
  { title, favourite, store, facts, price, offers, actions, assurances = [], className, children, ...rest },
  ref,
) {
  return (
    <section ref={ref} {...rest} className={clsx(css.box, className)}>
      <div data-part="head" className={css.head}>
        {store && <div className={css.store}>{store}</div>}
        <div className={css.titleRow}>
          <Heading level={1} size="xl">
            {title}
          </Heading>
          {favourite}
        </div>
        {facts && (
          <div data-part="facts" className={css.facts}>
            {facts}
          </div>
        )}
      </div>
      <div data-part="price" className={css.price}>
        {price}
      </div>
      {offers}
      {children}
      {actions && (
        <div data-part="actions" className={css.actions}>
          {actions}
        </div>
      )}
      {assurances.length > 0 && (
        <ul data-part="assurances" className={css.assurances}>
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
});
