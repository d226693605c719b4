'use client';
import { clsx } from 'clsx';
import {
  forwardRef,
  lazy,
  Suspense,
  useState,
  type ComponentPropsWithoutRef,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { IconCheckCircle } from '../../primitives/icon/icons.tsx';
import { Image } from '../../primitives/image/image.tsx';
import { Rating } from '../../primitives/rating/rating.tsx';
import { useUi } from '../../provider/ui-context.ts';
import { useMessages } from '../../provider/use-message.ts';
import * as css from './review.css.ts';

const GalleryViewer = lazy(() => import('../../primitives/gallery/gallery-viewer.tsx'));

export interface ReviewItemProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  /** The displayed name of the author. */
  author: string;
  /** The address of the author's picture. */
  avatar?: string | undefined;
  /** 1 to 5. */
  rating: number;
  /** Formatted. */
  date?: ReactNode;
  /** The purchased variant. */
  variant?: ReactNode;
  /** The text of the review. */
  text: ReactNode;
  /** The language of the text if it differs from the page's. */
  lang?: string | undefined;
  /** The addresses of pictures; they open in a viewer, or as plain pictures without script. */
  images?: readonly string[] | undefined;
  /** Shows that the author bought the product here. */
  verified?: boolean | undefined;
  /** The reply of the store. */
  reply?: { name?: string | undefined /** The text of the reply. */; text: ReactNode } | undefined;
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
  const { image: load } = useUi();
  const [shown, setShown] = useState<number>();
  const total = images.length;
  const altOf = (index: number) => t('gallery.picture', { index: index + 1, total });
  const open = (event: MouseEvent, index: number) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setShown(index);
  };
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
            <a
              key={src}
              href={load?.({ src, width: 1280 }) ?? src}
              onClick={(event) => open(event, index)}
              // The link has the accessible name: its picture may be hidden until it is loaded.
              aria-label={altOf(index)}
              className={css.pictureLink}
            >
              <Image src={src} alt="" width={88} height={88} widths={[180]} className={css.picture} />
            </a>
          ))}
        </div>
      )}
      {shown !== undefined && (
        <Suspense fallback={null}>
          <GalleryViewer
            images={images.map((src, index) => ({ src, alt: altOf(index) }))}
            index={shown}
            onIndexChange={({ index }) => setShown(index)}
            onClose={() => setShown(undefined)}
          />
        </Suspense>
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
