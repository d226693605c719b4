'use client';
import { formatPrice } from '@marketfront/i18n/format';
import { useUi, type UiContextValue } from './ui-context.ts';

type MoneyContext = Pick<UiContextValue, 'locale' | 'currency' | 'currencyDisplay'>;

/** Formats an amount in the language of the page and in a component's own currency, or else the provider's. */
export const priceIn = (
  ui: MoneyContext,
  amount: string | null | undefined,
  currency = ui.currency,
  short = false,
): string => formatPrice(ui.locale, amount, { currency, currencyDisplay: ui.currencyDisplay, short });

/**
 * Returns a function that formats decimal strings as prices, in the language and the currency of the provider.
 * @param currency ISO 4217 code, instead of the provider's
 * @param options `short`: writes whole amounts without decimals, `$20`
 */
export function useFormatPrice(
  currency?: string | undefined,
  { short = false }: { short?: boolean | undefined } = {},
): (amount: string | null | undefined) => string {
  const ui = useUi();
  return (amount) => priceIn(ui, amount, currency, short);
}
