import type { Schemas } from '../wire.ts';
import { type Instant, instantFromWire } from './date.ts';
import { type ProductCard, activityProductFromWire, productCardFromWire } from './product.ts';
import { type ServiceContact, platformServiceFromWire } from './store.ts';
import {
  type WireContext,
  imageUrl,
  imageUrls,
  jsonStrings,
  jsonValue,
  named,
  rows,
  text,
} from './wire-values.ts';

export interface Banner {
  id: number | null;
  name: string | null;
  href: string | null;
  image: string;
}

export interface Currency {
  code: string;
  symbol: string;
  country: string | null;
}

export interface Home {
  banners: Banner[];
  /** The smaller row under the first banner. */
  subBanners: Banner[];
  logo: string | null;
  currency: Currency;
  recommendImage: string | null;
  storeStreetImage: string | null;
  service: ServiceContact;
}

export interface Site {
  name: string | null;
  logo: string | null;
  currency: Currency;
  service: ServiceContact;
  /** Query parameter by which pictures can be asked for in a width; null when the server cannot resize. */
  imageResizeParam: string | null;
  showFictitiousSales: boolean;
}

export interface HotWord {
  id: number | null;
  title: string;
}

export interface CategoryLink {
  id: number;
  name: string;
  icon: string | null;
}

export interface Suggestions {
  products: ProductCard[];
  categories: CategoryLink[];
  stores: { id: number; name: string; avatar: string | null; selfOperated: boolean; rating: number | null }[];
}

export const activityLayouts = ['carousel', 'grid', 'bigPicture'] as const;
export type ActivityLayout = (typeof activityLayouts)[number];
const activityLayoutByWire = { 1: 'carousel', 2: 'grid', 3: 'bigPicture' } as const satisfies Record<
  number,
  ActivityLayout
>;

export interface Activity {
  id: number;
  name: string;
  layout: ActivityLayout;
  products: ProductCard[];
}

export interface ActivityDetail {
  id: number;
  name: string;
  layout: ActivityLayout;
  banners: string[];
  instruction: string | null;
}

export interface LanguageOption {
  code: string;
  name: string;
  isDefault: boolean;
}

export interface PageText {
  code: string;
  content: string;
}

export interface Notification {
  id: number;
  kind: 'order' | 'refund' | 'coupon' | 'application' | 'system';
  title: string;
  content: string | null;
  href: string | null;
  read: boolean;
  createdAt: Instant | null;
}

const defaultCurrency: Currency = { code: 'USD', symbol: '$', country: null };

export function currencyFromWire(value: string | null | undefined): Currency {
  const parsed = jsonValue(value);
  if (parsed === null || typeof parsed !== 'object') return defaultCurrency;
  const { currency, symbol, country } = parsed as Record<string, unknown>;
  return {
    code: typeof currency === 'string' ? currency : defaultCurrency.code,
    symbol: typeof symbol === 'string' ? symbol : defaultCurrency.symbol,
    country: typeof country === 'string' ? country : null,
  };
}

function bannersFromWire(wire: Schemas['Banner'][] | null | undefined, context: WireContext): Banner[] {
  return rows(wire).flatMap((banner) => {
    const image = imageUrl(banner.pic, context);
    return image === null
      ? []
      : [{ id: banner.id ?? null, name: text(banner.name), href: text(banner.url), image }];
  });
}

export function homeFromWire(wire: Schemas['PcIndex'], context: WireContext): Home {
  return {
    banners: bannersFromWire(wire.banner, context),
    subBanners: bannersFromWire(wire.bastBanner, context),
    logo: imageUrl(wire.logoUrl, context),
    currency: currencyFromWire(wire.shopPayCurrency),
    recommendImage: imageUrl(wire.recommendImage, context),
    storeStreetImage: imageUrl(wire.shopStreetHeaderImag, context),
    service: platformServiceFromWire(wire),
  };
}

export function siteFromWire(wire: Schemas['Index'], context: WireContext): Site {
  return {
    name: text(wire.siteName),
    logo: imageUrl(wire.logoUrl, context),
    currency: currencyFromWire(wire.shopPayCurrency),
    service: platformServiceFromWire(wire),
    imageResizeParam: text(wire.imageResizeParam),
    showFictitiousSales: wire.showFictitiousSales ?? true,
  };
}

export const hotWordFromWire = (wire: Schemas['HotWord']): HotWord => ({
  id: wire.id ?? null,
  title: wire.title,
});

export function suggestionsFromWire(wire: Schemas['Suggestions'], context: WireContext): Suggestions {
  return {
    products: rows(wire.products).map((product) => productCardFromWire(product, context)),
    categories: rows(wire.categories).map(({ id, name, icon }) => ({
      id,
      name,
      icon: imageUrl(icon, context),
    })),
    stores: rows(wire.stores).map((store) => ({
      id: store.id,
      name: store.name,
      avatar: imageUrl(store.avatar, context),
      selfOperated: store.isSelf === true,
      rating: store.starLevel ?? null,
    })),
  };
}

export function activityFromWire(wire: Schemas['Activity'], context: WireContext): Activity {
  return {
    id: wire.id,
    name: wire.name,
    layout: named<ActivityLayout>(activityLayoutByWire, wire.type, 'carousel'),
    products: rows(wire.productList).map((product) => activityProductFromWire(product, context)),
  };
}

export function activityDetailFromWire(
  wire: Schemas['ActivityDetail'],
  context: WireContext,
): ActivityDetail {
  return {
    id: wire.id,
    name: wire.name,
    layout: named<ActivityLayout>(activityLayoutByWire, wire.type, 'carousel'),
    banners: imageUrls(jsonStrings(wire.banner), context),
    instruction: text(wire.instruction),
  };
}

export const languageFromWire = ({ code, name, isDefault }: Schemas['Language']): LanguageOption => ({
  code,
  name,
  isDefault,
});
export const pageTextFromWire = ({ code, content }: Schemas['PageText']): PageText => ({ code, content });

export function notificationFromWire(wire: Schemas['Notification']): Notification {
  return {
    id: wire.id,
    kind: wire.type ?? 'system',
    title: wire.title,
    content: text(wire.content),
    href: text(wire.url),
    read: wire.isRead,
    createdAt: instantFromWire(wire.createTime),
  };
}
