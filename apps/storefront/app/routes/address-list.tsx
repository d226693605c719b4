import { pageMessages } from '../messages/index.ts';
import { AddressBookPage } from '../features/addresses/index.ts';
import { loadAddressBook, addressBookAction } from '../features/addresses/index.server.ts';
import { signedInLoader } from '../http/index.server.ts';
import { seo } from '../seo/index.ts';
import type { Route } from './+types/address-list';

export const handle = { messages: pageMessages('addresses') };

export const loader = signedInLoader((shop, { url }: Route.LoaderArgs) =>
  loadAddressBook(shop, url.searchParams),
);

export const action = addressBookAction;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo(matches, { title: loaderData?.title, hidden: true });

export default function AddressList({ loaderData }: Route.ComponentProps) {
  return <AddressBookPage data={loaderData} />;
}
