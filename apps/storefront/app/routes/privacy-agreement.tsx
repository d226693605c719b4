import { Container, EmptyState, Heading, Stack } from '@marketfront/ui';
import { RichText } from '../features/product/rich-text.tsx';
import { cleanHtml } from '../features/product/sanitize.server.ts';
import { config } from '../platform/config.server.ts';
import { seo } from '../platform/seo.ts';
import { serve } from '../platform/shop.server.ts';
import { getMessages, useMessages } from '../messages/index.ts';
import type { Route } from './+types/privacy-agreement';

export const handle = { messages: ['auth'] };

export function loader({ context }: Route.LoaderArgs) {
  return serve(context, async (shop) => {
    const [{ agreementHtml }, t] = await Promise.all([
      shop.shared('site', 'login-methods', (api) => api.auth.methods()),
      getMessages(shop.locale.code, 'auth'),
    ]);
    return {
      title: t('auth.agreementTitle'),
      clean: cleanHtml(agreementHtml, config.apiOrigin),
      locale: shop.locale.code,
    };
  });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? seo({
        title: loaderData.title,
        site: matches[0]?.loaderData?.site.name,
        path: '/middlewares/privacy_agreement',
        locale: loaderData.locale,
      })
    : [];

export default function PrivacyAgreement({ loaderData: { title, clean } }: Route.ComponentProps) {
  const t = useMessages('auth');
  return (
    <Container width="text">
      <Stack gap="lg">
        <Heading level={1} size="xl">
          {title}
        </Heading>
        {clean ? <RichText clean={clean} /> : <EmptyState title={t('auth.agreementEmpty')} />}
      </Stack>
    </Container>
  );
}
