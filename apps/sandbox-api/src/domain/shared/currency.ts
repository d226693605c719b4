import { currencyDigits, formatPrice } from '@marketfront/i18n/format';

export type Currency = { code: string; digits: number; symbol: string };

/** @throws Error when the code is not an ISO 4217 code known to this runtime */
export function currencyOf(code: string): Currency {
  if (!Intl.supportedValuesOf('currency').includes(code)) {
    throw new Error(`CURRENCY must be a code of ISO 4217 such as USD or JPY, not "${code}".`);
  }
  const symbol = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  })
    .formatToParts(0)
    .find(({ type }) => type === 'currency');
  return { code, digits: currencyDigits(code), symbol: symbol?.value ?? code };
}

/**
 * The one currency of this market. Amounts in the database are its minor units, so it cannot change while the process
 * runs, nor for a database that already has data.
 */
export const marketCurrency = currencyOf(process.env['CURRENCY'] || 'USD');

/** An amount of the database, formatted for people: `$12.50`, `¥1,290`. */
export const showMoney = (minor: number, language = 'en', currency = marketCurrency): string =>
  formatPrice(language, decimalOf(minor, currency.digits), { currency: currency.code });

/** 1250 → "12.50" with two digits, "1250" with none. */
export function decimalOf(minor: number, digits: number): string {
  if (digits === 0) return String(minor);
  const sign = minor < 0 ? '-' : '';
  const all = String(Math.abs(minor)).padStart(digits + 1, '0');
  return `${sign}${all.slice(0, -digits)}.${all.slice(-digits)}`;
}

/** `shopPayCurrency` of the API. */
export const payCurrency = JSON.stringify({
  country: marketCurrency.code === 'USD' ? 'United States' : '',
  currency: marketCurrency.code,
  symbol: marketCurrency.symbol,
  ID: '1',
});
