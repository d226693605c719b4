import { pageMessages } from '../messages/index.ts';
import { AddressFormPage } from '../features/addresses/index.ts';
import { loadAddressForm, addressFormAction } from '../features/addresses/index.server.ts';
import { signedInLoader } from '../http/index.server.ts';
import { seo } from '../seo/index.ts';
import type { Route } from './+types/address-edit';

export const handle = { messages: pageMessages('addresses') };

export const loader = signedInLoader((shop, { url }: Route.LoaderArgs) =>
  loadAddressForm(shop, url.searchParams),
);

export const action = addressFormAction;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo(matches, { title: loaderData?.title, hidden: true });

export default function AddressEdit({ loaderData }: Route.ComponentProps) {
  return <AddressFormPage data={loaderData} />;
}
