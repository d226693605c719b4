import { Container, EmptyState, Heading, Stack } from '@marketfront/ui';
import { loadAgreement } from '../features/auth/index.server.ts';
import { getMessages, pageMessages, useMessages } from '../messages/index.ts';
import { describe } from '../platform/describe.server.ts';
import { shopLoader } from '../platform/handlers.server.ts';
import { paths } from '../platform/paths.ts';
import { RichText } from '../platform/rich-text.tsx';
import { seo } from '../platform/seo.ts';
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
