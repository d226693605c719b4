import { Button, ButtonLink, Container, Heading, Inline, Stack, Text } from '@marketfront/ui';
import { Form } from 'react-router';
import { logoutAction } from '../features/auth/index.server.ts';
import { getMessages, pageMessages, useMessages } from '../messages/index.ts';
import { shopLoader } from '../http/index.server.ts';
import { paths } from '../navigation/index.ts';
import { seo } from '../seo/index.ts';
import type { Route } from './+types/logout';

export const handle = { messages: pageMessages('auth') };

export const loader = shopLoader(async (shop) => {
  if (!shop.signedIn) throw shop.redirect(paths.home());
  const t = await getMessages(shop.locale.code, 'auth');
  return { title: t('auth.signOutTitle') };
});

export const action = logoutAction;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo(matches, { title: loaderData?.title, hidden: true });

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
            <ButtonLink href={paths.home()}>{t('auth.stay')}</ButtonLink>
          </Inline>
        </Stack>
      </Form>
    </Container>
  );
}
