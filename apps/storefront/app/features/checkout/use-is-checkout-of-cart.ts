import { useMatches } from 'react-router';
import type { CheckoutView } from './checkout.server.ts';

type PageData = { readonly checkout?: CheckoutView | null } | undefined;

/** Whether the page is the checkout of a cart; a product bought at once (buy now) has none. */
export const useIsCheckoutOfCart = (): boolean =>
  useMatches().some(({ loaderData }) => Boolean((loaderData as PageData)?.checkout?.cartLineIds.length));
