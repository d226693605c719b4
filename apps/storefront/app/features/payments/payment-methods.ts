import {
  compareMoney,
  isZeroMoney,
  type PaymentMethod,
  paymentMethodNames,
  paymentMethods,
  type PayMethods,
} from '@marketfront/api-client';
import { useFormatPrice } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';

/** The methods that the shop supports; those that are paid in another app (flow `poll`) have no page yet. */
export type OfferedMethod = {
  [Method in PaymentMethod]: (typeof paymentMethods)[Method]['flow'] extends 'poll' ? never : Method;
}[PaymentMethod];

/** Name and description of each method; a new method does not compile without both. */
const methodMessages = {
  stripe: ['payments.methodCard', 'payments.methodCardText'],
  paypal: ['payments.methodPaypal', 'payments.methodPaypalText'],
  balance: ['payments.methodBalance', 'payments.methodBalanceText'],
  cashOnDelivery: ['payments.methodCash', 'payments.methodCashText'],
} as const satisfies Record<OfferedMethod, readonly [string, string]>;

export const isOfferedMethod = (value: unknown): value is OfferedMethod =>
  typeof value === 'string' && Object.hasOwn(methodMessages, value);

/** The methods that are open now, in the order in which they are offered. */
export const openMethods = (open: PayMethods): OfferedMethod[] =>
  paymentMethodNames.filter(isOfferedMethod).filter((method) => open[method]);

/** The name of an order's payment method; `undefined` for one that the shop does not offer. */
export function useMethodName(): (method: PaymentMethod | null) => string | undefined {
  const t = useMessages('payments');
  return (method) => (isOfferedMethod(method) ? t(methodMessages[method][0]) : undefined);
}

interface Funds {
  /** The shopper's balance; `null` when it is unknown. */
  readonly balance: string | null;
  readonly payable: string;
}

/**
 * Payment methods as rows of the picker. The row of the balance shows its amount and the part paid from it; an empty
 * balance is left out.
 */
export function useMethodRows(methods: readonly OfferedMethod[], { balance, payable }: Funds) {
  const t = useMessages('payments');
  const formatPrice = useFormatPrice();
  const isEmpty = balance !== null && isZeroMoney(balance) && !isZeroMoney(payable);
  const usable = methods.filter((method) => method !== 'balance' || !isEmpty);
  return usable.map((value) => {
    const [label, description] = methodMessages[value];
    const row = { value, label: t(label), description: t(description), disabled: false };
    if (value !== 'balance' || balance === null) return row;
    const amounts = { balance: formatPrice(balance), amount: formatPrice(payable) };
    const enough = compareMoney(balance, payable) >= 0;
    return {
      ...row,
      description: t(enough ? 'payments.methodBalanceEnough' : 'payments.methodBalanceShort', amounts),
      disabled: !enough,
    };
  });
}

/** The initially chosen method: the wanted one, otherwise the first usable one. */
export const firstChoice = (rows: ReturnType<typeof useMethodRows>, wanted: string | null) => {
  const open = rows.filter(({ disabled }) => !disabled);
  return (open.find(({ value }) => value === wanted) ?? open[0])?.value;
};
