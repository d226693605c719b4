import type { Schemas } from '../wire.ts';
import { type Instant, instantFromWire } from './date.ts';
import { type Money, moneyFromWire } from './money.ts';
import { type ProductCard, miniProductFromWire } from './product-card.ts';
import {
  type WireContext,
  imageUrl,
  imageUrls,
  jsonStrings,
  label,
  named,
  rowId,
  knownCount,
  ratingFromWire,
  readableRows,
  rows,
  text,
  linkUrl,
} from './wire-values.ts';

export const serviceKinds = ['link', 'message', 'phone', 'email', 'none'] as const;
export type ServiceKind = (typeof serviceKinds)[number];

/** The customer service contact of the marketplace or of a store. */
export interface ServiceContact {
  /** Which of the contacts below is used. */
  kind: ServiceKind;
  /** The address of the chat page; null without one. */
  link: string | null;
  /** The link or id of the messenger; null without one. */
  message: string | null;
  /** The phone number as text for display; null without one. */
  phone: string | null;
  /** The e-mail address; null without one. */
  email: string | null;
}

/** The aspects of a store that shoppers rate. */
export const storeMarks = ['item', 'service', 'dispatch'] as const;
export type StoreMark = (typeof storeMarks)[number];

/** The mean rating of each aspect, 1 to 5; null without ratings. */
export type StoreRatings = Readonly<Record<StoreMark, number | null>>;

export interface StoreCard {
  /** The id of the store. */
  id: number;
  /** The name of the store. */
  name: string;
  /** The id of the category. */
  categoryId: number | null;
  /** The id of the store type. */
  typeId: number | null;
  /** Whether it belongs to the marketplace itself. */
  selfOperated: boolean;
  /** The absolute address of the picture; null without one. */
  avatar: string | null;
  /** The absolute address of the wide picture; null without one. */
  background: string | null;
  /** The mean rating, 1 to 5; null without ratings. */
  rating: number | null;
  /** The number of shoppers who follow the store. */
  followers: number | null;
  /** Whether the signed-in shopper follows the store. */
  followed: boolean;
  /** The mean ratings of its goods, its service and its dispatch. */
  ratings: StoreRatings;
  /** The usual time to an answer, in minutes; null when the server does not send it. */
  responseMinutes: number | null;
  /** When it started to sell here; null when the server does not send it. */
  openSince: Instant | null;
  /** The contact data of the store; null when the server does not send it. */
  service: ServiceContact | null;
  /** Some of its products. */
  products: ProductCard[];
}

export interface Store extends Omit<StoreCard, 'products' | 'openSince' | 'service'> {
  /** Absolute addresses of the wide pictures. */
  banners: string[];
  /** The contact data of the store. */
  service: ServiceContact;
  /** The smallest amount of goods of the store that is delivered free of charge; null without such an offer. */
  freeShippingFrom: Money | null;
}

export interface StoreDetail {
  /** The id of the store. */
  id: number;
  /** The name of the company or person. */
  owner: string | null;
  /** The e-mail address; masked if the server masks it. */
  email: string | null;
  /** The phone number without its dial code; masked if the server masks it. */
  phone: string | null;
  /** The address of the business. */
  address: string | null;
  /** Absolute addresses of the pictures of its licences. */
  qualifications: string[];
  /** The store's description of itself; null without one. */
  intro: string | null;
  /** When it started to sell here. */
  openSince: Instant | null;
  /** The number of shoppers who follow the store. */
  followers: number | null;
  /** The opening hours as free text such as "09:00-18:00". */
  openingHours: string | null;
  /** The opening hours as data, so that they can be shown in another time zone. */
  businessHours: BusinessHours | null;
  /** The store's note about holidays; null without one. */
  holidayNotice: string | null;
}

/** When a store is open, on the same days of each week. */
export interface BusinessHours {
  /** The IANA time zone of `opens` and `closes`. */
  timeZone: string;
  /** 1 is Monday and 7 Sunday. */
  days: number[];
  /** "09:00" */
  opens: string;
  /** "18:00" */
  closes: string;
}

const kinds = {
  h5: 'link',
  link: 'link',
  message: 'message',
  phone: 'phone',
  hotline: 'phone',
  email: 'email',
} as const;

export function serviceFromWire(wire: Partial<Schemas['ServiceConfig']>): ServiceContact {
  return {
    kind: named<ServiceKind>(kinds, wire.serviceType?.toLowerCase(), 'none'),
    link: linkUrl(wire.serviceLink),
    message: text(wire.serviceMessage),
    phone: text(wire.servicePhone),
    email: text(wire.serviceEmail),
  };
}

type WireConsumer = Pick<
  Schemas['PcIndex'],
  'consumerType' | 'consumerHotline' | 'consumerH5Url' | 'consumerMessage' | 'consumerEmail'
>;

export function platformServiceFromWire(wire: WireConsumer): ServiceContact {
  return {
    kind: named<ServiceKind>(kinds, wire.consumerType?.toLowerCase(), 'none'),
    link: linkUrl(wire.consumerH5Url),
    message: text(wire.consumerMessage),
    phone: text(wire.consumerHotline),
    email: text(wire.consumerEmail),
  };
}

type WireMarks = Pick<Schemas['MerchantCard'], 'starProduct' | 'starService' | 'starDispatch'>;

const ratingsFromWire = ({ starProduct, starService, starDispatch }: WireMarks): StoreRatings => ({
  item: ratingFromWire(starProduct),
  service: ratingFromWire(starService),
  dispatch: ratingFromWire(starDispatch),
});

const responseFromWire = ({ responseMinutes }: Pick<Schemas['MerchantCard'], 'responseMinutes'>) =>
  Number.isFinite(responseMinutes) && Number(responseMinutes) > 0 ? Number(responseMinutes) : null;

const time = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Returns null also for invalid times, days or time zones. */
function businessHoursFromWire(wire: Schemas['MerchantDetail']['businessHours']): BusinessHours | null {
  if (!wire || !time.test(wire.opens) || !time.test(wire.closes)) return null;
  const days = rows(wire.days).filter((day) => day >= 1 && day <= 7);
  if (days.length === 0) return null;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: wire.timeZone }).resolvedOptions();
    return { timeZone, days, opens: wire.opens, closes: wire.closes };
  } catch {
    return null;
  }
}

export function storeCardFromWire(wire: Schemas['MerchantCard'], context: WireContext): StoreCard {
  return {
    id: rowId(wire.id),
    name: label(wire.name),
    categoryId: wire.categoryId ?? null,
    typeId: wire.typeId ?? null,
    selfOperated: wire.isSelf === true,
    avatar: imageUrl(wire.avatar, context),
    background: imageUrl(wire.streetBackImage, context) ?? imageUrl(wire.backImage, context),
    rating: ratingFromWire(wire.starLevel),
    followers: knownCount(wire.followerNum),
    followed: wire.isCollect === true,
    ratings: ratingsFromWire(wire),
    responseMinutes: responseFromWire(wire),
    openSince: instantFromWire(wire.createTime),
    service: wire.service ? serviceFromWire(wire.service) : null,
    products: readableRows(wire.proList, (product) => miniProductFromWire(product, context)),
  };
}

// The id in the response may belong to another row; the requested id is correct.
export function storeFromWire(id: number, wire: Schemas['MerchantIndex'], context: WireContext): Store {
  return {
    id,
    name: label(wire.name),
    categoryId: wire.categoryId ?? null,
    typeId: wire.typeId ?? null,
    selfOperated: wire.isSelf === true,
    avatar: imageUrl(wire.avatar, context),
    background: imageUrl(wire.pcBackImage, context) ?? imageUrl(wire.backImage, context),
    rating: ratingFromWire(wire.starLevel),
    followers: knownCount(wire.followerNum),
    followed: wire.isCollect === true,
    ratings: ratingsFromWire(wire),
    responseMinutes: responseFromWire(wire),
    banners: imageUrls(jsonStrings(wire.pcBanner), context),
    service: serviceFromWire(wire),
    freeShippingFrom: moneyFromWire(wire.freeShippingFrom),
  };
}

export function storeDetailFromWire(
  id: number,
  wire: Schemas['MerchantDetail'],
  context: WireContext,
): StoreDetail {
  return {
    id,
    owner: text(wire.realName),
    email: text(wire.email),
    phone: text(wire.phone),
    address: text(wire.address),
    qualifications: imageUrls(jsonStrings(wire.qualificationPicture), context),
    intro: text(wire.intro),
    openSince: instantFromWire(wire.createTime),
    followers: knownCount(wire.collectNum),
    openingHours: text(wire.openTime),
    businessHours: businessHoursFromWire(wire.businessHours),
    holidayNotice: text(wire.holidayNotice),
  };
}
