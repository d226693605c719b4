'use client';
import { formatDuration } from '@marketfront/i18n/format';
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Image } from '../../primitives/image/image.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { Price } from '../../primitives/price/price.tsx';
import { Rating } from '../../primitives/rating/rating.tsx';
import { useLocale, useMessages } from '../../provider/use-message.ts';
import * as css from './store-card.css.ts';

export interface StoreCardProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  /** The name of the store. */
  name: string;
  /** The address of the store's page. */
  href: string;
  /** The address of the picture. */
  logo?: string | undefined;
  /** 0 to 5; 0 shows no rating. */
  rating?: number | undefined;
  /** The number of followers. */
  followers?: number | undefined;
  /** Whether the marketplace itself operates the store. */
  selfOperated?: boolean | undefined;
  /** The start of its sales, formatted, for example the year. */
  openSince?: string | undefined;
  /** The response time in minutes. */
  responseMinutes?: number | undefined;
  /** `StoreRatings`, below the facts. */
  details?: ReactNode;
  /** A short description. */
  introduction?: ReactNode;
  /** Follow, chat. */
  actions?: ReactNode;
  /** Up to three products of the store. */
  products?:
    | readonly { href: string /** The name of the product. */; name: string; image: string; price: string }[]
    | undefined;
  /** ISO 4217 code; that of `UiProvider` by default. */
  currency?: string | undefined;
}

/** A store in a list, with rating and products. */
export const StoreCard = forwardRef<HTMLElement, StoreCardProps>(function StoreCard(
  {
    name,
    href,
    logo,
    rating,
    followers,
    selfOperated = false,
    openSince,
    responseMinutes,
    details,
    introduction,
    actions,
    products = [],
    currency,
    className,
    ...rest
  },
  ref,
) {
  const t = useMessages();
  const { locale } = useLocale();
  return (
    <article ref={ref} {...rest} className={clsx(css.card, className)}>
      <div data-part="head" className={css.head}>
        <Avatar name={name} src={logo} />
        <div className={css.names}>
          <div className={css.name}>
            <Link href={href} className={css.link}>
              {name}
            </Link>
            {selfOperated && <Badge>{t('store.selfOperated')}</Badge>}
          </div>
          <div className={css.facts}>
            {rating !== undefined && rating > 0 && <Rating value={rating} />}
            {followers !== undefined && <span>{t('store.followers', { count: followers })}</span>}
            {openSince !== undefined && <span>{t('store.openSince', { time: openSince })}</span>}
            {responseMinutes !== undefined && (
              <span>{t('store.responds', { time: formatDuration(locale, responseMinutes) })}</span>
            )}
          </div>
          {details}
        </div>
        {actions && (
          <div data-part="actions" className={css.actions}>
            {actions}
          </div>
        )}
      </div>
      {introduction && (
        <p data-part="introduction" className={css.intro}>
          {introduction}
        </p>
      )}
      {products.length > 0 && (
        <ul data-part="products" className={css.products}>
          {products.slice(0, 3).map((product) => (
            <li key={product.href}>
              <Link href={product.href} className={css.product}>
                <Image
                  src={product.image}
                  alt={product.name}
                  width={140}
                  height={140}
                  className={css.picture}
                />
                <Price amount={product.price} currency={currency} size="sm" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
});
