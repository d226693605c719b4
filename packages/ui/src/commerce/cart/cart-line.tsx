'use client';
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Image } from '../../primitives/image/image.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { Price } from '../../primitives/price/price.tsx';
import { useMessages } from '../../provider/use-message.ts';
import { useFormatPrice } from '../../provider/use-price.ts';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import * as css from './cart.css.ts';

export interface CartLineProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The address of the product's page. */
  href: string;
  /** The name of the product. */
  name: string;
  /** The address of the picture. */
  image: string;
  /** The selected options as text. */
  variant?: ReactNode;
  /** The price of one piece, a decimal string; omit it when it is unknown. */
  price?: string | undefined;
  /** The former price. */
  was?: string | undefined;
  /** The price of all pieces, a decimal string. */
  subtotal?: string | undefined;
  /** ISO 4217 code; that of `UiProvider` by default. */
  currency?: string | undefined;
  /** `Checkbox` with its label hidden. */
  select?: ReactNode;
  /** `QuantityStepper`, or text if the quantity is fixed. */
  quantity?: ReactNode;
  /** Remove, save for later, change options. */
  actions?: ReactNode;
  /** The reason why it cannot be bought now. */
  invalid?: ReactNode;
  /** A note about changes since the item was added. */
  notice?: ReactNode;
}

/** One item of the cart, the checkout or an order. */
export const CartLine = forwardRef<HTMLDivElement, CartLineProps>(function CartLine(
  {
    href,
    name,
    image,
    variant,
    price,
    was,
    subtotal,
    currency,
    select,
    quantity,
    actions,
    invalid,
    notice,
    className,
    ...rest
  },
  ref,
) {
  const t = useMessages();
  const format = useFormatPrice(currency);
  return (
    <div
      ref={ref}
      role="group"
      aria-label={name}
      {...rest}
      data-invalid={invalid ? '' : undefined}
      className={clsx(css.line, !select && css.plain, className)}
    >
      {select && <div className={css.select}>{select}</div>}
      <Link href={href} tabIndex={-1} aria-hidden data-part="picture" className={css.picture}>
        <Image src={image} alt="" width={104} height={104} widths={[120, 240]} />
      </Link>
      <div className={css.about}>
        <Link href={href} data-part="name" className={css.name}>
          {name}
        </Link>
        {variant && <div className={css.variant}>{variant}</div>}
        {price !== undefined && <Price amount={price} was={was} currency={currency} size="sm" />}
        {invalid && (
          <div data-part="reason" className={css.reason}>
            {invalid}
          </div>
        )}
        {notice && (
          <div data-part="notice" className={css.notice}>
            {notice}
          </div>
        )}
      </div>
      <div className={css.controls}>
        {quantity && <div className={css.quantity}>{quantity}</div>}
        {subtotal !== undefined && (
          <div data-part="subtotal" className={css.subtotal}>
            <span className={visuallyHidden}>{t('cart.subtotal')} </span>
            {format(subtotal)}
          </div>
        )}
        {actions && (
          <div data-part="actions" className={css.actions}>
            {actions}
          </div>
        )}
      </div>
    </div>
  );
});
