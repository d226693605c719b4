import type { CheckoutLine } from '@marketfront/api-client';
import { useMessages } from '../../messages/index.ts';
import { isShort } from './short-lines.ts';

/** Why a line cannot be bought as it is; `undefined` when it can. */
export function useShortage() {
  const t = useMessages('checkout');
  return (line: CheckoutLine) => {
    if (!isShort(line)) return undefined;
    return line.stock ? t('checkout.onlyLeft', { count: line.stock }) : t('checkout.soldOut');
  };
}
