import { useMessages } from '../../messages/index.ts';
import type { Blocked } from './blocked-lines.ts';

/**
 * The reason why a line cannot be ordered as it is.
 * @param country the name of the country of the chosen address
 */
export function useBlockReason(country: string) {
  const t = useMessages('checkout');
  return ({ line, cause }: Blocked) => {
    if (cause === 'delivery') return t('checkout.notDelivered', { country });
    return line.stock ? t('checkout.onlyLeft', { count: line.stock }) : t('checkout.soldOut');
  };
}
