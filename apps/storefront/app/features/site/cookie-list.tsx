import { Button, Heading, useScriptOnly, Stack, Table, Text, useToast } from '@marketfront/ui';
import { useState } from 'react';
import { Form } from 'react-router';
import { useMessages } from '../../messages/index.ts';
import { paths, usePath, useRoot } from '../../navigation/index.ts';
import { forgetChoices, hasCookie, setCookie } from '../../session/index.ts';
import { useMounted } from '../../browser/index.ts';
import type { HelpData } from './help.server.ts';

type Cookie = HelpData['cookies'][number];

const minute = 60;
const day = 86_400;

/** Every cookie of the shop, and a button that forgets the choices among them. */
export function CookieList({ cookies }: Pick<HelpData, 'cookies'>) {
  const t = useMessages('help');
  const path = usePath();
  const toast = useToast();
  const [forgotten, setForgotten] = useState(0);
  const kept = ({ maxAge }: Cookie) =>
    maxAge >= day
      ? t('help.cookieDays', { count: maxAge / day })
      : t('help.cookieMinutes', { count: maxAge / minute });
  return (
    <Stack gap="md">
      <Table
        caption={t('help.cookies')}
        hideCaption
        rows={cookies}
        rowKey={({ name }) => name}
        columns={[
          { key: 'name', header: t('help.cookie'), cell: ({ name }) => name, rowHeader: true },
          { key: 'purpose', header: t('help.cookiePurpose'), cell: ({ purpose }) => t(purpose) },
          { key: 'kept', header: t('help.cookieKept'), cell: kept },
        ]}
      />
      <Form
        method="post"
        action={path(paths.preferences())}
        onSubmit={(event) => {
          event.preventDefault();
          forgetChoices();
          setForgotten(forgotten + 1);
          toast({ tone: 'success', message: t('help.forgotten') });
        }}
      >
        <input type="hidden" name="path" value={paths.help()} />
        <Button type="submit" name="intent" value="forget">
          {t('help.forget')}
        </Button>
      </Form>
      <Measuring key={forgotten} />
    </Stack>
  );
}

/** Consent to measuring how fast pages are, where the shop wants to know it. */
function Measuring() {
  const t = useMessages('help');
  const scriptOnly = useScriptOnly();
  const toast = useToast();
  const { collectsVitals } = useRoot();
  const mounted = useMounted();
  const [changed, setChanged] = useState<boolean>();
  if (!collectsVitals) return null;
  const isOn = changed ?? (mounted && hasCookie('vitals', '1'));
  return (
    <Stack gap="sm" className={scriptOnly}>
      <Heading level={3} size="sm">
        {t('help.speed')}
      </Heading>
      <Text>{t('help.speedText')}</Text>
      <div>
        <Button
          onClick={() => {
            setCookie('vitals', isOn ? '' : '1');
            setChanged(!isOn);
            toast({ tone: 'success', message: t(isOn ? 'help.notMeasuring' : 'help.measuring') });
          }}
        >
          {t(isOn ? 'help.stopMeasuring' : 'help.measure')}
        </Button>
      </div>
    </Stack>
  );
}
