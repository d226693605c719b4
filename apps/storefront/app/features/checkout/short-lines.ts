import type { CheckoutLine } from '@marketfront/api-client';

type Stocked = Pick<CheckoutLine, 'stock' | 'quantity'>;

/** Whether there are fewer pieces in stock than the checkout wants. */
export const isShort = ({ stock, quantity }: Stocked): boolean => stock !== null && stock < quantity;
