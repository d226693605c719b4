import {
  Button,
  ButtonLink,
  Card,
  Checkbox,
  Heading,
  Inline,
  Link,
  Notice,
  Stack,
  Text,
} from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { accountPaths, usePath } from '../../navigation/index.ts';
import { hintMessages, kindMessages } from './kind-messages.ts';
import * as css from './notifications.css.ts';
import type { NotificationSettingsData, notificationSettingsAction } from './settings.server.ts';
import { useForm } from '../../forms/index.ts';

/** Selects the kinds of notifications, in the shop and by e-mail. */
export function NotificationSettingsPage({ data }: { data: NotificationSettingsData }) {
  const t = useMessages('notifications');
  const path = usePath();
  const { title, settings, hasMail } = data;
  const { Form, ref, sending, refused } = useForm<typeof notificationSettingsAction>();
  // The boxes that were ticked in the refused form.
  const isOn = (name: string, saved: boolean) => (refused?.typed ? name in refused.typed : saved);
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Heading level={1} size="xl">
          {title}
        </Heading>
        <Text tone="muted">{t('notifications.settingsText')}</Text>
      </Stack>
      {refused && (
        <Notice tone="critical" role="alert">
          {refused.message}
        </Notice>
      )}
      {!hasMail && (
        <Notice>
          <Link href={accountPaths.profile()} tone="strong">
            {t('notifications.noMail')}
          </Link>
        </Notice>
      )}
      <Form ref={ref} method="post" action={path(accountPaths.notificationSettings())}>
        <Stack gap="lg">
          <Card padding="md">
            {settings.map(({ kind, onSite, byMail }) => (
              <fieldset key={kind} className={css.setting}>
                <legend className={css.legend}>{t(kindMessages[kind])}</legend>
                <Text size="sm" tone="muted">
                  {t(hintMessages[kind])}
                </Text>
                <Inline gap="lg">
                  <Checkbox name={`onSite:${kind}`} defaultChecked={isOn(`onSite:${kind}`, onSite)}>
                    {t('notifications.inShop')}
                  </Checkbox>
                  <Checkbox name={`byMail:${kind}`} defaultChecked={isOn(`byMail:${kind}`, byMail)}>
                    {t('notifications.byMail')}
                  </Checkbox>
                </Inline>
              </fieldset>
            ))}
          </Card>
          <Inline gap="sm">
            <Button type="submit" tone="primary" loading={sending}>
              {t('notifications.save')}
            </Button>
            <ButtonLink tone="quiet" href={accountPaths.notifications()}>
              {t('notifications.back')}
            </ButtonLink>
          </Inline>
        </Stack>
      </Form>
    </Stack>
  );
}
