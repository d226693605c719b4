import { pageMessages } from '../messages/index.ts';
import { ProfilePage } from '../features/profile/index.ts';
import { loadProfilePage, profileAction } from '../features/profile/index.server.ts';
import { signedInLoader } from '../platform/handlers.server.ts';
import { seo } from '../platform/seo.ts';
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
