import { Button, ButtonLink, Container, Heading, Inline, Stack, Text } from '@marketfront/ui';
import { Form } from 'react-router';
import { settled } from '../platform/settled.ts';
import { setFlash } from '../platform/flash.server.ts';
import { shopOf } from '../platform/shop.server.ts';
import { getMessages, useMessages } from '../messages/index.ts';
import type { Route } from './+types/logout';

export const handle = { messages: ['auth'] };

export function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  if (!shop.signedIn) throw shop.redirect('/');
  return null;
}

/** Signs out: the token dies on the server, the browser wipes what it kept, the root page says so (spec §4). */
export async function action({ context }: Route.ActionArgs) {
  const shop = shopOf(context);
  if (shop.signedIn) await settled(shop.api.auth.logout(), 3000);
  shop.signOut();
  const t = await getMessages(shop.locale.code, 'auth');
  setFlash(shop, 'success', t('auth.signedOut'));
  return shop.redirect('/', 303);
}

/** The confirmation, for browsers without script; others ask in a dialog. */
export default function Logout() {
  const t = useMessages('auth');
  return (
    <Container width="narrow">
      <Form method="post">
        <Stack gap="lg">
          <Heading level={1} size="xl">
            {t('auth.signOutTitle')}
          </Heading>
          <Text>{t('auth.signOutText')}</Text>
          <Inline gap="md">
            <Button tone="primary" type="submit">
              {t('auth.signOut')}
            </Button>
            <ButtonLink href="/">{t('auth.stay')}</ButtonLink>
          </Inline>
        </Stack>
      </Form>
    </Container>
  );
}
