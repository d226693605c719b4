import { formatDate } from '@marketfront/i18n/format';
import { Badge, Button, Text } from '@marketfront/ui';
import { useMessages } from '../../../messages/index.ts';
import { useRoot } from '../../../navigation/index.ts';
import { NotLoaded } from './not-loaded.tsx';
import * as css from './profile.css.ts';
import type { ProfilePageData } from './profile.server.ts';
import { SectionNotice } from './section.tsx';
import { useSection } from './use-section.ts';

type Device = NonNullable<ProfilePageData['devices']>[number];

/** The devices that are signed in; each except this one can be signed out. */
export function DeviceList({ devices }: { devices: readonly Device[] | null }) {
  const t = useMessages('profile');
  const { Form, form, notice, isSending } = useSection('devices');
  if (devices === null) return <NotLoaded />;
  return (
    <Form {...form}>
      <SectionNotice answer={notice} />
      <ul>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} isSending={isSending} />
        ))}
      </ul>
      {devices.length > 1 && (
        <Button
          type="submit"
          name="intent"
          value="signOutOthers"
          loading={isSending('signOutOthers')}
          className={css.after}
        >
          {t('profile.signOutOthers')}
        </Button>
      )}
    </Form>
  );
}

function DeviceRow({ device, isSending }: { device: Device; isSending: (intent: string) => boolean }) {
  const t = useMessages('profile');
  const { locale, timeZone } = useRoot();
  const { id, browser, system, address, lastUsedAt, current } = device;
  const name =
    browser && system
      ? t('profile.browserOn', { browser, system })
      : (browser ?? system ?? t('profile.unknownDevice'));
  const used =
    lastUsedAt &&
    t('profile.lastUsed', { date: formatDate(locale, lastUsedAt, { style: 'dateTime', timeZone }) });
  const intent = `signOutDevice:${id}`;
  return (
    <li className={css.row}>
      <span className={css.what}>
        <span>
          {name} {current && <Badge tone="success">{t('profile.thisDevice')}</Badge>}
        </span>
        <Text inline size="sm" tone="muted">
          {[used, address].filter(Boolean).join(' · ')}
        </Text>
      </span>
      {!current && (
        <Button
          type="submit"
          size="sm"
          name="intent"
          value={intent}
          loading={isSending(intent)}
          aria-label={`${t('profile.signOutDevice')}: ${name}`}
        >
          {t('profile.signOutDevice')}
        </Button>
      )}
    </li>
  );
}
