'use client';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { formatRating, formatSales } from '@marketfront/i18n/format';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Image } from '../../primitives/image/image.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { Price } from '../../primitives/price/price.tsx';
import { starPath } from '../../primitives/rating/star-path.ts';
import { formatMessage } from '../../provider/format-message.ts';
import { useUi } from '../../provider/ui-context.ts';
import * as css from './product-card.css.ts';

export interface ProductCardProps {
  href: string;
  name: string;
  image: { src: string; blur?: string | undefined; alt?: string | undefined };
  /** A second view, fetched and shown when a pointer rests on the card. */
  hoverImage?: string | undefined;
  /** Decimal strings. */
  price: string;
  was?: string | undefined;
  /** Of several prices the lowest. */
  from?: boolean | undefined;
  sold?: number | undefined;
  rating?: number | undefined;
  ratingCount?: number | undefined;
  store?: ReactNode;
  /** On the picture's corner: new, trending. */
  badge?: ReactNode;
  soldOut?: boolean | undefined;
  /** One more fact, for example free shipping. */
  note?: ReactNode;
  /** For the first cards in sight. */
  priority?: boolean | undefined;
  sizes?: string | undefined;
  /** The heart. Stands above the card's link. */
  favourite?: ReactNode;
  /** Quick add. Stands above the card's link. */
  action?: ReactNode;
  onClick?: (() => void) | undefined;
  className?: string | undefined;
}

const cardSizes = '(min-width: 1280px) 302px, (min-width: 720px) 30vw, 46vw';
const cardWidths = [180, 302, 604] as const;

/** One product among many: the whole card is one link. */
export function ProductCard({
  href,
  name,
  image,
  hoverImage,
  price,
  was,
  from,
  sold,
  rating,
  ...props
}: ProductCardProps) {
  const {
    ratingCount,
    store,
    badge,
    soldOut = false,
    note,
    priority,
    sizes = cardSizes,
    favourite,
    action,
  } = props;
  const ui = useUi();
  const picture = { width: 302, height: 302, widths: cardWidths, sizes };
  const mark = soldOut ? <Badge variant="solid">{formatMessage(ui, 'product.soldOut')}</Badge> : badge;
  return (
    <article className={clsx(css.card, props.className)}>
      <div className={css.tile}>
        <div className={css.veil} data-sold-out={soldOut ? '' : undefined}>
          <Image
            {...picture}
            src={image.src}
            alt={image.alt ?? ''}
            blur={image.blur}
            priority={priority}
            className={css.picture}
          />
        </div>
        {hoverImage !== undefined && !soldOut && (
          <Image {...picture} src={hoverImage} alt="" className={clsx(css.picture, css.second)} />
        )}
        {mark && <div className={css.badge}>{mark}</div>}
      </div>
      <div className={css.body}>
        <h3 className={css.name}>
          <Link href={href} onClick={props.onClick} className={css.link}>
            {name}
          </Link>
        </h3>
        <Price amount={price} was={was} percent from={from} className={css.price} />
        {(rating !== undefined || sold !== undefined) && (
          <div className={css.facts}>
            {rating !== undefined && rating > 0 && (
              <span
                className={css.fact}
                role="img"
                aria-label={formatMessage(ui, 'rating.value', { value: formatRating(ui.locale, rating) })}
              >
                <svg viewBox="0 0 24 24" aria-hidden className={css.star}>
                  <path d={starPath} />
                </svg>
                {formatRating(ui.locale, rating)}
                {ratingCount !== undefined && ` (${formatSales(ratingCount)})`}
              </span>
            )}
            {sold !== undefined && sold > 0 && (
              <span className={css.fact}>
                {formatMessage(ui, 'product.sold', { count: formatSales(sold) })}
              </span>
            )}
          </div>
        )}
        {store && (
          <div className={css.facts}>
            <span className={css.store}>{store}</span>
          </div>
        )}
        {note && <div className={css.note}>{note}</div>}
        {action && <div className={css.action}>{action}</div>}
      </div>
      {favourite && <div className={css.corner}>{favourite}</div>}
    </article>
  );
}
