'use client';
import { clsx } from 'clsx';
import {
  type ComponentPropsWithoutRef,
  type ElementType,
  forwardRef,
  lazy,
  type ReactNode,
  Suspense,
  type SyntheticEvent,
  useState,
} from 'react';
import { formatDigits, formatRating, formatSales } from '@marketfront/i18n/format';
import * as badgeCss from '../../primitives/badge/badge.css.ts';
import { imageElement } from '../../primitives/image/image-element.tsx';
import { priceElement } from '../../primitives/price/price-element.tsx';
import { ownPropNames, restOf } from '../../primitives/state/rest-of.ts';
import { formatMessage, isolate } from '../../provider/format-message.ts';
import { useUi } from '../../provider/ui-context.ts';
import * as css from './product-card.css.ts';

const ScrubViews = lazy(() => import('./scrub-views.tsx'));

interface ProductCardOwnProps {
  /** The address of the product's page. */
  href: string;
  /** The name of the product. */
  name: string;
  /** The main picture; `blur` is a tiny data URL, `alt` is empty unless it adds information to the name. */
  image: { src: string; blur?: string | undefined; alt?: string | undefined };
  /** A second picture, shown on hover; loaded at the first hover. */
  hoverImage?: string | undefined;
  /** Further pictures that the mouse scrubs through, with or without `hoverImage`; loaded at the first hover. */
  hoverImages?: readonly string[] | undefined;
  /** The price, a decimal string. */
  price: string;
  /** The former price; shown struck through when it is higher. */
  was?: string | undefined;
  /** ISO 4217 code; that of `UiProvider` by default. */
  currency?: string | undefined;
  /** The price per unit of measure, as text: "$12.00 per kg". */
  unitPrice?: ReactNode;
  /** Whether the price is the lowest of several. */
  from?: boolean | undefined;
  /** The number of units sold. */
  sold?: number | undefined;
  /** 0 to 5; 0 shows no rating. */
  rating?: number | undefined;
  /** The number of ratings. */
  ratingCount?: number | undefined;
  /** The name of the store that sells it. */
  store?: ReactNode;
  /** CSS colours to choose from. */
  swatches?: readonly string[] | undefined;
  /** Shown below the picture: new, trending. */
  badge?: ReactNode;
  /** Whether the product is sold out: the card says so and offers no action. */
  soldOut?: boolean | undefined;
  /** A further detail, for example free shipping. */
  note?: ReactNode;
  /** Loads the picture first: for the first card of the first view. */
  priority?: boolean | undefined;
  /** Loads the picture without delay: for the other cards of the first view. */
  eager?: boolean | undefined;
  /** The shown width of the picture, as `<img sizes>`. */
  sizes?: string | undefined;
  /** `FavouriteButton`; placed above the card's link. */
  favourite?: ReactNode;
  /** A quick-add button, or one element with several; placed above the card's link. */
  action?: ReactNode;
}

export interface ProductCardProps
  extends Omit<ComponentPropsWithoutRef<'article'>, keyof ProductCardOwnProps | 'children'>,
    ProductCardOwnProps {}

const cardSizes = '(min-width: 720px) 302px, 46vw';
const swatchesShown = 5;
/** From one colour to the next, in px. */
const swatchStep = 16;
const cardWidths = [180, 302, 604] as const;

// Not destructuring with a rest: with twenty names V8 runs it in its slow path, for each card.
const ownProps = ownPropNames<keyof ProductCardOwnProps | 'className'>({
  href: true,
  name: true,
  image: true,
  hoverImage: true,
  hoverImages: true,
  price: true,
  was: true,
  currency: true,
  from: true,
  sold: true,
  rating: true,
  ratingCount: true,
  store: true,
  swatches: true,
  badge: true,
  soldOut: true,
  note: true,
  unitPrice: true,
  priority: true,
  eager: true,
  sizes: true,
  favourite: true,
  action: true,
  className: true,
});

const markLoaded = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
  currentTarget.dataset['loaded'] = '';
};

/** A product in a list. The whole card is one link. */
export const ProductCard = forwardRef<HTMLElement, ProductCardProps>(function ProductCard(props, ref) {
  const { href, name, image, hoverImage, price, was, currency, from, sold, rating } = props;
  const {
    ratingCount,
    store,
    hoverImages = [],
    swatches = [],
    badge,
    soldOut = false,
    note,
    unitPrice,
    priority,
    eager,
    sizes = cardSizes,
    favourite,
    action,
    className,
    onPointerEnter,
  } = props;
  const ui = useUi();
  // Most cards of a list are never hovered: their further pictures are neither in the HTML nor loaded.
  const [isPointedAt, setIsPointedAt] = useState(false);
  // A list renders a hundred cards: elements created here render twice as fast as nested components (docs/decisions/018).
  const Anchor: ElementType = ui.link;
  const stars = rating !== undefined && rating > 0 ? formatRating(ui.locale, rating) : undefined;
  const shared = { width: 302, height: 302, widths: cardWidths, sizes };
  /** Above the main picture, which stays visible until this one is loaded. */
  const furtherPicture = (src: string, className: string) =>
    imageElement(
      ui,
      { ...shared, src, alt: '', tile: 'none', className: clsx(className, css.further) },
      { onLoad: markLoaded },
    );
  // Not `Badge`: its tones take more bytes than the rest of this element.
  const mark = soldOut ? (
    <span className={clsx(badgeCss.badge, css.soldOut)}>{formatMessage(ui, 'product.soldOut')}</span>
  ) : (
    badge
  );
  const heading = (
    <h3 data-part="name" className={css.name}>
      <Anchor href={href} className={css.link}>
        {name}
      </Anchor>
    </h3>
  );
  const second = isPointedAt && hoverImage && furtherPicture(hoverImage, clsx(css.picture, css.second));
  // The picture that is already shown stays in place while the others load.
  const views = hoverImage ? [hoverImage, ...hoverImages.filter((src) => src !== hoverImage)] : hoverImages;
  return (
    <article
      ref={ref}
      data-action={action ? '' : undefined}
      {...restOf(props, ownProps)}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        setIsPointedAt(true);
      }}
      className={clsx(css.card, className)}
    >
      <div data-part="tile" data-sold-out={soldOut ? '' : undefined} className={css.tile}>
        {imageElement(ui, {
          ...shared,
          src: image.src,
          alt: image.alt ?? '',
          blur: image.blur,
          priority,
          eager,
          className: css.picture,
        })}
        {isPointedAt &&
          !soldOut &&
          (hoverImages.length > 0 ? (
            <Suspense fallback={second}>
              <ScrubViews views={[image.src, ...views]} first={second ? 1 : 0} picture={furtherPicture} />
            </Suspense>
          ) : (
            second
          ))}
      </div>
      {mark || swatches[0] ? (
        <div className={css.heading}>
          <div data-part="marks" className={css.marks}>
            {mark}
            {swatches[0] && (
              <svg
                data-part="swatches"
                role="img"
                aria-label={formatMessage(ui, 'product.colors', { count: swatches.length })}
                height="12"
                width={swatchStep * (Math.min(swatches.length, swatchesShown) - 1) + 12}
                data-mirror=""
                className={css.swatches}
              >
                {/* An SVG attribute, because a strict content security policy forbids inline styles. */}
                {swatches.slice(0, swatchesShown).map((color, index) => (
                  <circle key={color} cx={swatchStep * index + 6} cy="6" r="5.5" fill={color} />
                ))}
              </svg>
            )}
            {swatches.length > swatchesShown &&
              formatDigits(ui.locale, `+${swatches.length - swatchesShown}`)}
          </div>
          {heading}
        </div>
      ) : (
        heading
      )}
      {priceElement(ui, { amount: price, was, currency, percent: true, from, className: css.price })}
      {(rating !== undefined || sold !== undefined || unitPrice) && (
        <div className={css.facts}>
          {unitPrice && <span>{unitPrice}</span>}
          {stars && (
            <span
              className={css.rating}
              role="img"
              aria-label={formatMessage(ui, 'rating.value', { value: stars })}
            >
              {stars}
              {ratingCount !== undefined && ` (${isolate(ui, formatSales(ui.locale, ratingCount))})`}
            </span>
          )}
          {sold !== undefined &&
            sold > 0 &&
            formatMessage(ui, 'product.sold', { count: formatSales(ui.locale, sold) })}
        </div>
      )}
      {store && <div className={css.store}>{store}</div>}
      {note && <div className={css.note}>{note}</div>}
      {favourite}
      {action}
    </article>
  );
});
