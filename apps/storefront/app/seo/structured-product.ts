import type {
  Guarantee,
  Product,
  Review as ProductReview,
  ReviewSummary,
  Sku,
} from '@marketfront/api-client';
import type {
  AggregateRating,
  MerchantReturnPolicy,
  Offer,
  OfferShippingDetails,
  Product as ProductThing,
  ProductGroup,
  PropertyValue,
  Review,
  VideoObject,
} from 'schema-dts';
import { paths } from '../navigation/paths.ts';
import type { RootData } from '../navigation/root-data.ts';
import { absolute, storeId } from './structured-data.ts';

/** The date, price and destination of a product's delivery. */
interface ShownDelivery {
  readonly country: string;
  readonly fee: string | null;
  /** First and last day, as in `2026-11-30`. */
  readonly from: string | null;
  readonly to: string | null;
}

export interface ShownProduct {
  readonly product: Omit<Product, 'contentHtml'>;
  readonly summary: ReviewSummary | null;
  readonly reviews: readonly ProductReview[];
  /** The same for everybody; null if the back end does not provide it. */
  readonly delivery: ShownDelivery | null;
}

const dayMs = 86_400_000;
const daysFromNow = (date: string) => Math.max(0, Math.ceil((Date.parse(date) - Date.now()) / dayMs));

/** Only with ratings: search engines refuse an empty one. */
const rating = (value: number | null, reviewCount: number): { aggregateRating?: AggregateRating } =>
  value !== null && reviewCount > 0
    ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: value, reviewCount } }
    : {};

/** Only reviews with text and author: search engines refuse others. */
const reviewsOf = (reviews: readonly ProductReview[]): Review[] =>
  reviews.flatMap(({ stars, text, author, createdAt, language }) =>
    text === null || !author
      ? []
      : [
          {
            '@type': 'Review',
            author: { '@type': 'Person', name: author },
            reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
            reviewBody: text,
            ...(createdAt !== null && { datePublished: new Date(createdAt).toISOString().slice(0, 10) }),
            ...(language !== null && { inLanguage: language }),
          },
        ],
  );

function shippingDetails(currency: string, delivery: ShownDelivery | null): OfferShippingDetails | undefined {
  if (delivery === null || delivery.fee === null) return undefined;
  const { country, fee, from, to } = delivery;
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: fee, currency },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    ...(from !== null &&
      to !== null && {
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          // The estimate includes both.
          handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 0, unitCode: 'DAY' },
          transitTime: {
            '@type': 'QuantitativeValue',
            minValue: daysFromNow(from),
            maxValue: daysFromNow(to),
            unitCode: 'DAY',
          },
        },
      }),
  };
}

function returnPolicy(
  guarantees: readonly Guarantee[],
  country: string | undefined,
): MerchantReturnPolicy | undefined {
  const days = guarantees.find(({ returnDays }) => returnDays !== null)?.returnDays;
  if (days === undefined || days === null || country === undefined) return undefined;
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: country,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
    returnMethod: 'https://schema.org/ReturnByMail',
  };
}

/** Only with the day of its upload: search engines refuse others. */
function videoOf({ name, intro, gallery, video }: ShownProduct['product']): VideoObject | undefined {
  const thumbnailUrl = video?.poster ?? gallery[0]?.url;
  if (!video?.uploadedAt || thumbnailUrl === undefined) return undefined;
  const { url, uploadedAt, seconds } = video;
  return {
    '@type': 'VideoObject',
    name,
    description: intro || name,
    contentUrl: url,
    thumbnailUrl,
    uploadDate: uploadedAt,
    ...(seconds !== null && { duration: `PT${seconds}S` }),
  };
}

/** A product and each of its SKUs as a variant with an offer. */
export function productGroup(
  root: RootData,
  { product, summary, reviews, delivery }: ShownProduct,
): ProductGroup {
  const { id, name, store, skus, attributes, gallery, intro, guarantees } = product;
  const { currency } = root.site;
  const url = absolute(root, paths.product(id));
  const shipping = shippingDetails(currency, delivery);
  const returns = returnPolicy(guarantees, delivery?.country);
  const pictures = gallery.map((picture) => picture.url);
  const video = videoOf(product);
  const groupId = String(id);
  const offer = (sku: Sku, isFirst: boolean): Offer => ({
    '@type': 'Offer',
    url: absolute(root, paths.product(id, { sku: sku.id })),
    price: sku.price,
    priceCurrency: currency,
    itemCondition: 'https://schema.org/NewCondition',
    availability: sku.stock > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    seller: store
      ? {
          '@type': 'Organization',
          '@id': storeId(root, store.id),
          name: store.name,
          url: absolute(root, paths.store(store.id)),
        }
      : { '@type': 'Organization', name: root.site.name },
    // The first offer contains the details, the others refer to them.
    ...(shipping && { shippingDetails: { ...(isFirst && shipping), '@id': `${url}#delivery` } }),
    ...(returns && { hasMerchantReturnPolicy: { ...(isFirst && returns), '@id': `${url}#returns` } }),
  });
  const optionsOf = (sku: Sku): PropertyValue[] =>
    attributes.flatMap((attribute, at) => {
      const value = sku.values[at];
      return value ? [{ '@type': 'PropertyValue', name: attribute.name, value }] : [];
    });
  const variant = (sku: Sku, index: number): ProductThing => {
    const options = optionsOf(sku);
    const picture = sku.image ?? gallery[0];
    return {
      '@type': 'Product',
      sku: String(sku.id),
      inProductGroupWithID: groupId,
      name: sku.label ? `${name} (${sku.label})` : name,
      description: intro || name,
      ...(picture && { image: picture.url }),
      ...(options.length > 0 && { additionalProperty: options }),
      offers: offer(sku, index === 0),
    };
  };
  return {
    '@type': 'ProductGroup',
    productGroupID: groupId,
    name,
    url,
    description: intro || name,
    ...(pictures.length > 0 && { image: pictures }),
    ...(video && { subjectOf: video }),
    ...(store && { brand: { '@type': 'Brand', name: store.name } }),
    ...rating(summary?.stars ?? null, summary?.total ?? 0),
    ...(reviews.length > 0 && { review: reviewsOf(reviews) }),
    hasVariant: skus.map(variant),
  };
}
