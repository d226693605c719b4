import type { Schemas } from '../wire.ts';
import { type ServiceContact, platformServiceFromWire } from './store.ts';
import { type WireContext, imageUrl, jsonValue, rows, text, linkUrl } from './wire-values.ts';

export interface Banner {
  /** The id; null when the API does not send one. */
  id: number | null;
  /** A text that describes the picture; null without one. */
  name: string | null;
  /** The target of the link on the picture; null without a link. */
  href: string | null;
  /** The absolute address of the picture. */
  image: string;
  /** The absolute address of a separate crop for phones; null without one. */
  phoneImage: string | null;
}

export interface Currency {
  /** ISO 4217 code, "USD". */
  code: string;
  /** The symbol that the back end uses, "$". */
  symbol: string;
  /** ISO 3166-1 alpha-2 code of the country; null when it is not set. */
  country: string | null;
}

export interface Home {
  /** The large pictures of the first row. */
  banners: Banner[];
  /** The smaller row under the first banner. */
  subBanners: Banner[];
  /** The absolute address of the logo; null without one. */
  logo: string | null;
  /** The currency of all prices. */
  currency: Currency;
  /** The picture of the block of recommendations; null without one. */
  recommendImage: string | null;
  /** The picture of the block of stores; null without one. */
  storeStreetImage: string | null;
  /** The contact data of the marketplace. */
  service: ServiceContact;
}

export interface Site {
  /** The name of the marketplace. */
  name: string | null;
  /** The absolute address of the logo; null without one. */
  logo: string | null;
  /** The currency of all prices. */
  currency: Currency;
  /** The contact data of the marketplace. */
  service: ServiceContact;
  /** Query parameter that sets the width of a picture in pixels; null when the server cannot resize. */
  imageResizeParam: string | null;
  /** Query parameter that requests a picture for a dark background with the value `dark`; null without such one. */
  imageThemeParam: string | null;
  /** Whether displayed sales include the fictitious ones. */
  showFictitiousSales: boolean;
}

export interface LanguageOption {
  /** The code of the language, as the API expects it. */
  code: string;
  /** The language's own name. */
  name: string;
  /** Whether it is the default language. */
  isDefault: boolean;
}

export interface PageText {
  /** The code of the text. */
  code: string;
  /** The text in the language of the request. */
  content: string;
}

const defaultCurrency: Currency = { code: 'USD', symbol: '$', country: null };

export function currencyFromWire(value: string | null | undefined): Currency {
  const parsed = jsonValue(value);
  if (parsed === null || typeof parsed !== 'object') return defaultCurrency;
  const { currency, symbol, country } = parsed as Record<string, unknown>;
  return {
    code:
      typeof currency === 'string' && /^[a-z]{3}$/i.test(currency)
        ? currency.toUpperCase()
        : defaultCurrency.code,
    symbol: typeof symbol === 'string' ? symbol : defaultCurrency.symbol,
    country: typeof country === 'string' ? country : null,
  };
}

function bannersFromWire(wire: Schemas['Banner'][] | null | undefined, context: WireContext): Banner[] {
  return rows(wire).flatMap((banner) => {
    const image = imageUrl(banner.pic, context);
    return image === null
      ? []
      : [
          {
            id: banner.id ?? null,
            name: text(banner.name),
            href: linkUrl(banner.url),
            image,
            phoneImage: imageUrl(banner.phonePic, context),
          },
        ];
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
    imageThemeParam: text(wire.imageThemeParam),
    showFictitiousSales: wire.showFictitiousSales ?? true,
  };
}

export const languageFromWire = ({ code, name, isDefault }: Schemas['Language']): LanguageOption => ({
  code,
  name,
  isDefault,
});
export const pageTextFromWire = ({ code, content }: Schemas['PageText']): PageText => ({ code, content });
