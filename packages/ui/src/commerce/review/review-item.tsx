'use client';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { IconCheckCircle } from '../../primitives/icon/icons.tsx';
import { Image } from '../../primitives/image/image.tsx';
import { Rating } from '../../primitives/rating/rating.tsx';
import { useMessages } from '../../provider/use-message.ts';
import * as css from './review.css.ts';

export interface ReviewItemProps {
  author: string;
  avatar?: string | undefined;
  rating: number;
  /** Formatted. */
  date?: ReactNode;
  /** Which variant was bought. */
  variant?: ReactNode;
  text: ReactNode;
  /** Language of the text when it differs from the page's. */
  lang?: string | undefined;
  images?: readonly string[] | undefined;
  verified?: boolean | undefined;
  reply?: { name?: string | undefined; text: ReactNode } | undefined;
  /** Helpful, translate, report. */
  actions?: ReactNode;
  className?: string | undefined;
}

export function ReviewItem({
  author,
  avatar,
  rating,
  date,
  variant,
  text,
  lang,
  images = [],
  ...props
}: ReviewItemProps) {
  const { verified = false, reply, actions, className } = props;
  const t = useMessages();
  return (
    <article className={clsx(css.item, className)}>
      <div className={css.head}>
        <Avatar name={author} src={avatar} />
        <div className={css.who}>
          <div className={css.author}>{author}</div>
          <div className={css.meta}>
            <Rating value={rating} size="sm" showValue={false} />
            {date}
            {variant && <span>{variant}</span>}
            {verified && (
              <span className={css.verified}>
                <IconCheckCircle size={16} />
                {t('review.verified')}
              </span>
            )}
          </div>
        </div>
      </div>
      <p lang={lang} className={css.text}>
        {text}
      </p>
      {images.length > 0 && (
        <div className={css.pictures}>
          {images.map((src, index) => (
            <Image
              key={src}
              src={src}
              alt={t('gallery.picture', { index: index + 1, total: images.length })}
              width={88}
              height={88}
              widths={[180]}
              className={css.picture}
            />
          ))}
        </div>
      )}
      {reply && (
        <div className={css.reply}>
          <div className={css.replyBy}>{t('review.reply', { name: reply.name ?? t('review.seller') })}</div>
          {reply.text}
        </div>
      )}
      {actions}
    </article>
  );
}

/** Reviews below one another. */
export function ReviewList({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={clsx(css.list, className)}>{children}</div>;
}
