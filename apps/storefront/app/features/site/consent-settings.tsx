import { Button, Checkbox, Inline, Notice, Stack, Text } from '@marketfront/ui';
import { formatDate } from '@marketfront/i18n/format';
import { Form } from 'react-router';
import { useMessages } from '../../messages/index.ts';
import { paths, usePath, useRoot } from '../../navigation/index.ts';
import { type Purpose, purposes, refusedByGpc } from '../../session/index.ts';
import type { HelpData } from './help.server.ts';

const texts = {
  preferences: ['consent.preferences', 'consent.preferencesText'],
  statistics: ['consent.statistics', 'consent.statisticsText'],
  marketing: ['consent.marketing', 'consent.marketingText'],
} as const satisfies Record<Purpose, readonly [string, string]>;

/** The shopper's consent by purpose, and its record. */
export function ConsentSettings({ consent }: { consent: NonNullable<HelpData['consent']> }) {
  const t = useMessages('consent');
  const path = usePath();
  const { locale, timeZone } = useRoot();
  const { gpc, granted, decided, version } = consent;
  return (
    <Stack gap="md">
      <Text>{t('consent.intro')}</Text>
      {gpc && <Notice tone="info">{t('consent.gpc')}</Notice>}
      {/* The boxes show the stored consent, even after it was given elsewhere. */}
      <Form key={granted.join()} method="post" action={path(paths.preferences())} preventScrollReset>
        <input type="hidden" name="path" value={paths.help('cookies')} />
        <Stack gap="md">
          <Row
            label={t('consent.necessary')}
            text={t('consent.necessaryText')}
            name="necessary"
            isOn
            isFixed
          />
          {purposes.map((purpose) => (
            <Row
              key={purpose}
              label={t(texts[purpose][0])}
              text={t(texts[purpose][1])}
              name={purpose}
              isOn={granted.includes(purpose)}
              isFixed={gpc && refusedByGpc.has(purpose)}
            />
          ))}
          <Inline gap="sm">
            {(['choose', 'acceptAll', 'refuseAll'] as const).map((answer) => (
              <Button key={answer} type="submit" name="consent" value={answer}>
                {t(answer === 'choose' ? 'consent.save' : `consent.${answer}`)}
              </Button>
            ))}
          </Inline>
        </Stack>
      </Form>
      <Text tone="muted" size="sm">
        {decided
          ? t('consent.record', {
              date: formatDate(locale, new Date(decided.at).toISOString(), { style: 'dateTime', timeZone }),
              version,
              id: decided.id,
            })
          : t('consent.none')}
      </Text>
    </Stack>
  );
}

interface RowProps {
  readonly label: string;
  readonly text: string;
  readonly name: string;
  readonly isOn: boolean;
  readonly isFixed: boolean;
}

function Row({ label, text, name, isOn, isFixed }: RowProps) {
  const id = `consent-${name}`;
  return (
    <div>
      <Checkbox name={name} defaultChecked={isOn} disabled={isFixed} aria-describedby={id}>
        <strong>{label}</strong>
      </Checkbox>
      <Text id={id} tone="muted">
        {text}
      </Text>
    </div>
  );
}
