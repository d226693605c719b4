import { pageMessages } from '../messages/index.ts';
import { NotificationSettingsPage } from '../features/notifications/index.ts';
import {
  loadNotificationSettings,
  notificationSettingsAction,
} from '../features/notifications/index.server.ts';
import { signedInLoader } from '../http/index.server.ts';
import { seo } from '../seo/index.ts';
import type { Route } from './+types/notification-settings';

export const handle = { messages: pageMessages('notifications') };

export const loader = signedInLoader(loadNotificationSettings);

export const action = notificationSettingsAction;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo(matches, { title: loaderData?.title, hidden: true });

export default function NotificationSettings({ loaderData }: Route.ComponentProps) {
  return <NotificationSettingsPage data={loaderData} />;
}
