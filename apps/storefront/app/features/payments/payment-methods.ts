import {
  type PaymentMethod,
  paymentMethodNames,
  paymentMethods,
  type PayMethods,
} from '@marketfront/api-client';
import { useMessages } from '../../messages/index.ts';

/** Methods that the shop can carry out; those that are paid in another app (flow `poll`) have no page yet. */
export type OfferedMethod = {
  [Method in PaymentMethod]: (typeof paymentMethods)[Method]['flow'] extends 'poll' ? never : Method;
}[PaymentMethod];

/** Name and description of each method; a new one does not compile until it has both. */
const methodMessages = {
  stripe: ['payments.methodCard', 'payments.methodCardText'],
  paypal: ['payments.methodPaypal', 'payments.methodPaypalText'],
  balance: ['payments.methodBalance', 'payments.methodBalanceText'],
  cashOnDelivery: ['payments.methodCash', 'payments.methodCashText'],
} as const satisfies Record<OfferedMethod, readonly [string, string]>;

export const isOfferedMethod = (value: unknown): value is OfferedMethod =>
  typeof value === 'string' && Object.hasOwn(methodMessages, value);

/** The methods that are open now, in the order they are offered. */
export const openMethods = (open: PayMethods): OfferedMethod[] =>
  paymentMethodNames.filter(isOfferedMethod).filter((method) => open[method]);

/** The name of an order's payment method; `undefined` for one that the shop does not offer. */
export function useMethodName(): (method: PaymentMethod | null) => string | undefined {
  const t = useMessages('payments');
  return (method) => (isOfferedMethod(method) ? t(methodMessages[method][0]) : undefined);
}

/** Payment methods as rows of the picker. */
export function useMethodRows(methods: readonly OfferedMethod[]) {
  const t = useMessages('payments');
  return methods.map((value) => {
    const [label, description] = methodMessages[value];
    return { value, label: t(label), description: t(description) };
  });
}
