import { notificationKinds } from '@marketfront/api-client';
import {
  Button,
  ButtonLink,
  EmptyState,
  Heading,
  IconBell,
  IconSettings,
  Inline,
  Pagination,
  Spread,
  Stack,
  Tabs,
} from '@marketfront/ui';
import { useEffect } from 'react';
import { Form, useNavigation } from 'react-router';
import { useMessages } from '../../messages/index.ts';
import { accountPaths, usePath } from '../../navigation/index.ts';
import { tellOtherTabs } from '../../state/other-tabs.ts';
import { kindMessages } from './kind-messages.ts';
import { NotificationItem } from './notification-item.tsx';
import * as css from './notifications.css.ts';
import type { NotificationsData } from './notifications.server.ts';

/** The news about the shopper's orders, refunds, coupons and wishes. */
export function NotificationsPage({ data }: { data: NotificationsData }) {
  const t = useMessages('notifications');
  const path = usePath();
  const { title, kind, page, pageCount, items } = data;
  const { state, formMethod } = useNavigation();
  // The form has been answered, and the next page is loading.
  const hasRead = state === 'loading' && formMethod === 'POST';
  useEffect(() => {
    if (hasRead) tellOtherTabs();
  }, [hasRead]);
  return (
    <Stack gap="lg">
      <Spread>
        <Heading level={1} size="xl">
          {title}
        </Heading>
        <Inline gap="sm">
          {items.some(({ read }) => !read) && (
            <Form method="post" action={path(accountPaths.notifications())}>
              <Button type="submit" size="sm" name="intent" value="readAll">
                {t('notifications.readAll')}
              </Button>
            </Form>
          )}
          <ButtonLink
            tone="quiet"
            size="sm"
            href={accountPaths.notificationSettings()}
            iconStart={<IconSettings size={16} />}
          >
            {t('notifications.settings')}
          </ButtonLink>
        </Inline>
      </Spread>
      <Tabs
        label={t('notifications.kinds')}
        items={[
          { href: accountPaths.notifications(), label: t('notifications.all'), current: kind === null },
          ...notificationKinds.map((name) => ({
            href: accountPaths.notifications({ kind: name }),
            label: t(kindMessages[name]),
            current: name === kind,
          })),
        ]}
      />
      {items.length === 0 ? (
        <EmptyState
          icon={<IconBell size={32} />}
          title={t('notifications.emptyTitle')}
          description={t('notifications.emptyText')}
        />
      ) : (
        <ul className={css.list}>
          {items.map((notification) => (
            <NotificationItem key={notification.id} notification={notification} />
          ))}
        </ul>
      )}
      {pageCount > 1 && (
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefFor={(to: number) => accountPaths.notifications({ ...(kind && { kind }), page: to })}
        />
      )}
    </Stack>
  );
}
