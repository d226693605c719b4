import { pageMessages } from '../messages/index.ts';
import { NotificationsPage } from '../features/notifications/index.ts';
import { loadNotifications, notificationsAction } from '../features/notifications/index.server.ts';
import { signedInLoader } from '../http/index.server.ts';
import { seo } from '../seo/index.ts';
import type { Route } from './+types/notification';

export const handle = { messages: pageMessages('notifications') };

export const loader = signedInLoader((shop, { url }: Route.LoaderArgs) =>
  loadNotifications(shop, url.searchParams),
);

export const action = notificationsAction;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo(matches, { title: loaderData?.title, hidden: true });

export default function Notifications({ loaderData }: Route.ComponentProps) {
  return <NotificationsPage data={loaderData} />;
}
