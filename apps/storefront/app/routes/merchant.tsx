import { pageMessages } from '../messages/index.ts';
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { StoreFrame } from '../features/stores/index.ts';
import { loadStoreFrame } from '../features/stores/index.server.ts';
import { shopLoader } from '../http/index.server.ts';
import type { Route } from './+types/merchant';

export const handle = {
  browse: true,
  messages: pageMessages('catalog', 'lists', 'stores', 'seller', 'coupons'),
};

export const loader = shopLoader((shop, { url }: Route.LoaderArgs) => loadStoreFrame(shop, url.searchParams));

/** The header is the same on every page of a store, regardless of the filters of its goods. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  currentParams,
  nextParams,
  formMethod,
}: ShouldRevalidateFunctionArgs): boolean {
  const sameStore = currentUrl.searchParams.get('id') === nextUrl.searchParams.get('id');
  const navigates = formMethod === undefined && currentUrl.href !== nextUrl.href;
  return !(navigates && sameStore && currentParams.locale === nextParams.locale);
}

export default function Merchant({ loaderData }: Route.ComponentProps) {
  return (
    <StoreFrame data={loaderData}>
      <Outlet />
    </StoreFrame>
  );
}
