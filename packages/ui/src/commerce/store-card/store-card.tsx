'use client';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Image } from '../../primitives/image/image.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { Price } from '../../primitives/price/price.tsx';
import { Rating } from '../../primitives/rating/rating.tsx';
import { useMessages } from '../../provider/use-message.ts';
import * as css from './store-card.css.ts';

export interface StoreCardProps {
  name: string;
  href: string;
  logo?: string | undefined;
  rating?: number | undefined;
  followers?: number | undefined;
  /** Run by the marketplace itself. */
  selfOperated?: boolean | undefined;
  introduction?: ReactNode;
  /** Follow, chat. */
  actions?: ReactNode;
  /** Up to three of its products. */
  products?: readonly { href: string; name: string; image: string; price: string }[] | undefined;
  className?: string | undefined;
}

export function StoreCard({
  name,
  href,
  logo,
  rating,
  followers,
  selfOperated = false,
  introduction,
  ...props
}: StoreCardProps) {
  const { actions, products = [], className } = props;
  const t = useMessages();
  return (
    <article className={clsx(css.card, className)}>
      <div className={css.head}>
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
          </div>
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
      {introduction && <p className={css.intro}>{introduction}</p>}
      {products.length > 0 && (
        <ul className={css.products}>
          {products.slice(0, 3).map((product) => (
            <li key={product.href}>
              <Link href={product.href} aria-label={product.name} className={css.product}>
                <Image src={product.image} alt="" width={140} height={140} className={css.picture} />
                <Price amount={product.price} size="sm" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
