export { NotificationItem } from './notification-item.tsx';
export { NotificationsPage } from './notifications-page.tsx';
export { NotificationSettingsPage } from './settings-page.tsx';
