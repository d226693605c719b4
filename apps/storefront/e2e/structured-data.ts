/**
 * The properties that Google's documentation requires of each type of structured data, and the recommended ones that
 * this shop has (https://developers.google.com/search/docs/appearance/structured-data, the page in each comment).
 */
interface Rule {
  readonly required: readonly string[];
  /** Recommended; the demo data includes it wherever the type is used. */
  readonly expected?: readonly string[];
}

const rules: Readonly<Record<string, Rule>> = {
  // /organization
  Organization: { required: ['name'], expected: ['url'] },
  ContactPoint: { required: ['contactType'] },
  // /sitelinks-searchbox
  WebSite: { required: ['name', 'url', 'potentialAction'], expected: ['inLanguage', 'publisher'] },
  SearchAction: { required: ['target', 'query-input'] },
  EntryPoint: { required: ['urlTemplate'] },
  // /breadcrumb
  BreadcrumbList: { required: ['itemListElement'] },
  // /carousel
  ItemList: { required: ['itemListElement'] },
  ListItem: { required: ['position', 'name'] },
  // /product-variants
  ProductGroup: {
    required: ['name', 'productGroupID', 'hasVariant'],
    expected: ['url', 'description', 'image', 'brand'],
  },
  // /merchant-listing
  Product: {
    required: ['name', 'image', 'offers'],
    expected: ['sku', 'description', 'inProductGroupWithID'],
  },
  Offer: {
    required: ['price', 'priceCurrency', 'availability'],
    expected: ['url', 'itemCondition', 'seller', 'shippingDetails'],
  },
  OfferShippingDetails: { required: ['shippingRate', 'shippingDestination', 'deliveryTime'] },
  MonetaryAmount: { required: ['value', 'currency'] },
  DefinedRegion: { required: ['addressCountry'] },
  ShippingDeliveryTime: { required: ['handlingTime', 'transitTime'] },
  QuantitativeValue: { required: ['minValue', 'maxValue', 'unitCode'] },
  MerchantReturnPolicy: {
    required: ['applicableCountry', 'returnPolicyCategory', 'merchantReturnDays'],
    expected: ['returnMethod'],
  },
  Brand: { required: ['name'] },
  PropertyValue: { required: ['name', 'value'] },
  // /review-snippet
  AggregateRating: { required: ['ratingValue', 'reviewCount'] },
  Review: { required: ['author', 'reviewRating'], expected: ['datePublished', 'reviewBody'] },
  Rating: { required: ['ratingValue', 'bestRating'] },
  Person: { required: ['name'] },
  // /video
  VideoObject: {
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    expected: ['contentUrl', 'description', 'duration'],
  },
  // /local-business
  Store: { required: ['name', 'address'], expected: ['url', 'image', 'description'] },
  PostalAddress: { required: ['streetAddress'] },
  OpeningHoursSpecification: { required: ['dayOfWeek', 'opens', 'closes'] },
};

const address = /^https?:\/\/[^\s/]+(?:\/\S*)?$/;
const number = /^\d+(?:\.\d+)?$/;
const schemaAddress = (...names: readonly string[]) =>
  new RegExp(`^https://schema\\.org/(?:${names.join('|')})$`);

/** The formats of values, wherever the property occurs. */
const formats: Readonly<Record<string, RegExp>> = {
  '@id': address,
  url: address,
  image: address,
  logo: address,
  item: address,
  price: number,
  ratingValue: number,
  reviewCount: /^[1-9]\d*$/,
  position: /^[1-9]\d*$/,
  priceCurrency: /^[A-Z]{3}$/,
  currency: /^[A-Z]{3}$/,
  addressCountry: /^[A-Z]{2}$/,
  applicableCountry: /^[A-Z]{2}$/,
  datePublished: /^\d{4}-\d{2}-\d{2}$/,
  contentUrl: address,
  thumbnailUrl: address,
  uploadDate: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/,
  duration: /^PT\d+S$/,
  opens: /^\d{2}:\d{2}/,
  closes: /^\d{2}:\d{2}/,
  unitCode: /^DAY$/,
  availability: schemaAddress('InStock', 'OutOfStock', 'PreOrder', 'BackOrder'),
  itemCondition: schemaAddress('NewCondition', 'UsedCondition', 'RefurbishedCondition'),
  returnPolicyCategory: schemaAddress('MerchantReturnFiniteReturnWindow', 'MerchantReturnNotPermitted'),
  returnMethod: schemaAddress('ReturnByMail', 'ReturnInStore', 'ReturnAtKiosk'),
  dayOfWeek: schemaAddress('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'),
};

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Ratings are within their scale, and a range does not end before it begins. */
function problemsOfNumbers(type: string, thing: Readonly<Record<string, unknown>>): string[] {
  const value = Number(thing.ratingValue);
  if ('ratingValue' in thing && (value < 1 || value > 5)) return [`${type}: ${value} is no mark of 1 to 5`];
  if ('minValue' in thing && Number(thing.minValue) > Number(thing.maxValue))
    return [`${type}: ${String(thing.minValue)} to ${String(thing.maxValue)}`];
  return [];
}

/** The problems of a JSON-LD value and everything in it. */
export function problemsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(problemsOf);
  if (value === null || typeof value !== 'object') return [];
  const thing = value as Readonly<Record<string, unknown>>;
  const type = thing['@type'];
  const inside = Object.values(thing).flatMap(problemsOf);
  // The document itself, or a reference to another thing.
  if (type === undefined)
    return '@graph' in thing || Object.keys(thing).join() === '@id'
      ? inside
      : ['a thing without type', ...inside];
  const rule = rules[String(type)];
  if (!rule) return [`${String(type)} has no rule`, ...inside];
  const missing = [...rule.required, ...(rule.expected ?? [])].filter((name) => isEmpty(thing[name]));
  const malformed = Object.entries(formats).flatMap(([name, format]) =>
    asList(thing[name] ?? [])
      .filter((one) => typeof one !== 'object' && !format.test(String(one)))
      .map((one) => `${String(type)}: ${name} is ${String(one)}`),
  );
  return [
    ...missing.map((name) => `${String(type)} without ${name}`),
    ...malformed,
    ...problemsOfNumbers(String(type), thing),
    ...inside,
  ];
}
