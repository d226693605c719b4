import type { Schemas } from '../wire.ts';
import { type ServiceContact, platformServiceFromWire } from './store.ts';
import { type WireContext, imageUrl, jsonValue, rows, text } from './wire-values.ts';

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
  /** Query parameter that sets the width of a picture in pixels; null when the server cannot resize. */
  imageResizeParam: string | null;
  showFictitiousSales: boolean;
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

export const languageFromWire = ({ code, name, isDefault }: Schemas['Language']): LanguageOption => ({
  code,
  name,
  isDefault,
});
export const pageTextFromWire = ({ code, content }: Schemas['PageText']): PageText => ({ code, content });
