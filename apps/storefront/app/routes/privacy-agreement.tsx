import { Container, EmptyState, Heading, Stack } from '@marketfront/ui';
import { loadAgreement } from '../features/auth/index.server.ts';
import { getMessages, pageMessages, useMessages } from '../messages/index.ts';
import { describe } from '../seo/index.server.ts';
import { shopLoader } from '../http/index.server.ts';
import { paths } from '../navigation/index.ts';
import { RichText } from '../content/index.ts';
import { seo } from '../seo/index.ts';
import type { Route } from './+types/privacy-agreement';

export const handle = { messages: pageMessages('auth') };

export const loader = shopLoader(async (shop) => {
  const [agreement, t] = await Promise.all([loadAgreement(shop), getMessages(shop.locale.code, 'auth')]);
  return {
    title: t('auth.agreementTitle'),
    description: await describe(shop, 'descriptions.agreement'),
    agreement,
  };
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo(matches, {
    title: loaderData?.title,
    description: loaderData?.description,
    path: paths.privacyAgreement(),
  });

export default function PrivacyAgreement({ loaderData: { title, agreement } }: Route.ComponentProps) {
  const t = useMessages('auth');
  return (
    <Container width="text">
      <Stack gap="lg">
        <Heading level={1} size="xl">
          {title}
        </Heading>
        {agreement ? <RichText clean={agreement} /> : <EmptyState title={t('auth.agreementEmpty')} />}
      </Stack>
    </Container>
  );
}
