import { useMessages } from '../../messages/index.ts';
import type { PayMethodName } from './checkout.server.ts';

const words = {
  stripe: ['checkout.methodCard', 'checkout.methodCardText'],
  paypal: ['checkout.methodPaypal', 'checkout.methodPaypalText'],
  balance: ['checkout.methodBalance', 'checkout.methodBalanceText'],
  cashOnDelivery: ['checkout.methodCash', 'checkout.methodCashText'],
} as const satisfies Record<PayMethodName, readonly [string, string]>;

/** What a way to pay is called; `undefined` for one this shop does not know. */
export const payMethodWord = (payType: string | null) =>
  payType !== null && Object.hasOwn(words, payType) ? words[payType as PayMethodName][0] : undefined;

/** Ways to pay as rows of the picker. */
export function usePayMethodRows(methods: readonly PayMethodName[]) {
  const t = useMessages('checkout');
  return methods.map((value) => {
    const [label, description] = words[value];
    return { value, label: t(label), description: t(description) };
  });
}
