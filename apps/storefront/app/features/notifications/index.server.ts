export { loadNotifications, notificationsAction } from './notifications.server.ts';
export { loadNotificationSettings, notificationSettingsAction } from './settings.server.ts';
export { countUnread } from './unread.server.ts';
