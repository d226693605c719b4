import { Button, Stack, Table, useToast } from '@marketfront/ui';
import { Form } from 'react-router';
import { useMessages } from '../../messages/index.ts';
import { paths, usePath } from '../../navigation/index.ts';
import { forgetChoices } from '../../session/index.ts';
import type { HelpData } from './help.server.ts';

type Cookie = HelpData['cookies'][number];

const minute = 60;
const day = 86_400;

/** All cookies of the shop, and a button that deletes the shopper's choices among them. */
export function CookieList({ cookies }: Pick<HelpData, 'cookies'>) {
  const t = useMessages('help');
  const path = usePath();
  const toast = useToast();
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
          toast({ tone: 'success', message: t('help.forgotten') });
        }}
      >
        <input type="hidden" name="path" value={paths.help()} />
        <Button type="submit" name="intent" value="forget">
          {t('help.forget')}
        </Button>
      </Form>
    </Stack>
  );
}
