'use client';
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { IconCheckCircle } from '../../primitives/icon/icons.tsx';
import { Image } from '../../primitives/image/image.tsx';
import { Rating } from '../../primitives/rating/rating.tsx';
import { useMessages } from '../../provider/use-message.ts';
import * as css from './review.css.ts';

export interface ReviewItemProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  /** The name that the author shows. */
  author: string;
  /** The address of the author's picture. */
  avatar?: string | undefined;
  /** 1 to 5. */
  rating: number;
  /** Formatted. */
  date?: ReactNode;
  /** The purchased variant. */
  variant?: ReactNode;
  /** What the author wrote. */
  text: ReactNode;
  /** The language of the text if it differs from the page's. */
  lang?: string | undefined;
  /** The addresses of pictures. */
  images?: readonly string[] | undefined;
  /** Shows that the author bought the product here. */
  verified?: boolean | undefined;
  /** The reply of the store. */
  reply?: { name?: string | undefined /** What the author wrote. */; text: ReactNode } | undefined;
  /** Helpful, translate, report. */
  actions?: ReactNode;
}

/** The review of one shopper. */
export const ReviewItem = forwardRef<HTMLElement, ReviewItemProps>(function ReviewItem(
  {
    author,
    avatar,
    rating,
    date,
    variant,
    text,
    lang,
    images = [],
    verified = false,
    reply,
    actions,
    className,
    ...rest
  },
  ref,
) {
  const t = useMessages();
  return (
    <article ref={ref} {...rest} className={clsx(css.item, className)}>
      <div data-part="head" className={css.head}>
        <Avatar name={author} src={avatar} />
        <div className={css.authorBlock}>
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
      <p lang={lang} data-part="text" className={css.text}>
        {text}
      </p>
      {images.length > 0 && (
        <div data-part="pictures" className={css.pictures}>
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
        <div data-part="reply" className={css.reply}>
          <div className={css.replyBy}>{t('review.reply', { name: reply.name ?? t('review.seller') })}</div>
          {reply.text}
        </div>
      )}
      {actions}
    </article>
  );
});

/** A list of reviews. */
export const ReviewList = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(function ReviewList(
  { className, ...rest },
  ref,
) {
  return <div ref={ref} {...rest} className={clsx(css.list, className)} />;
});
