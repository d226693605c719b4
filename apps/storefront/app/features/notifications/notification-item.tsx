import type { Notification } from '@marketfront/api-client';
import { formatDate } from '@marketfront/i18n/format';
import {
  IconBell,
  IconCoupon,
  IconOrders,
  IconReturn,
  IconStore,
  Text,
  visuallyHidden,
} from '@marketfront/ui';
import { Form } from 'react-router';
import { useMessages } from '../../messages/index.ts';
import { accountPaths, usePath, useRoot } from '../../navigation/index.ts';
import * as css from './notifications.css.ts';

const icons = {
  order: IconOrders,
  refund: IconReturn,
  coupon: IconCoupon,
  application: IconStore,
  system: IconBell,
} as const;

/** One notification: opening it marks it as read and leads to its page. */
export function NotificationItem({ notification }: { notification: Notification }) {
  const t = useMessages('notifications');
  const { locale, timeZone } = useRoot();
  const path = usePath();
  const { id, kind, title, content, href, read, createdAt } = notification;
  const Icon = icons[kind];
  return (
    <li data-read={read || undefined} className={css.item}>
      <Form method="post" action={path(accountPaths.notifications())}>
        <input type="hidden" name={`href:${id}`} value={href ?? ''} />
        <button type="submit" name="intent" value={`open:${id}`} className={css.open}>
          <span className={css.icon}>
            <Icon size={20} />
          </span>
          <span className={css.texts}>
            <span className={css.title}>
              {!read && <span className={css.dot} />}
              {title}
              {!read && <span className={visuallyHidden}>{t('notifications.unread')}</span>}
            </span>
            {content && (
              <Text inline size="sm" tone="muted">
                {content}
              </Text>
            )}
          </span>
          {createdAt && (
            <Text inline size="sm" tone="muted" className={css.date} asChild>
              <time dateTime={createdAt}>{formatDate(locale, createdAt, { timeZone })}</time>
            </Text>
          )}
        </button>
      </Form>
    </li>
  );
}
