import { pageMessages } from '../messages/index.ts';
import { ProfilePage } from '../features/account/index.ts';
import { loadProfilePage, profileAction } from '../features/account/index.server.ts';
import { signedInLoader } from '../http/index.server.ts';
import { seo } from '../seo/index.ts';
import type { Route } from './+types/user-info';

export const handle = { messages: pageMessages('auth', 'profile') };

export const loader = signedInLoader((shop, { url }: Route.LoaderArgs) =>
  loadProfilePage(shop, url.searchParams),
);

export const action = profileAction;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo(matches, { title: loaderData?.title, hidden: true });

export default function UserInfo({ loaderData }: Route.ComponentProps) {
  return <ProfilePage data={loaderData} />;
}
