import { ButtonLink, Container, Heading, Notice, Stack, Text } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { accountPaths, paths } from '../../navigation/index.ts';
import { PageBreadcrumb } from '../../seo/index.ts';
import { ApplicationForm } from './application-form.tsx';
import * as css from './application-page.css.ts';
import type { ApplicationData } from './application.server.ts';

export interface ApplicationPageProps {
  readonly data: ApplicationData;
}

/** The merchant application. */
export function ApplicationPage({ data }: ApplicationPageProps) {
  const t = useMessages('onboarding');
  const catalog = useMessages('catalog');
  const site = useMessages('site');
  return (
    <Container>
      <Stack gap="lg" className={css.page}>
        <PageBreadcrumb
          items={[
            { href: paths.home(), label: catalog('catalog.home') },
            { href: paths.sell(), label: site('site.sell') },
            { label: data.title },
          ]}
        />
        <Stack gap="xs">
          <Heading level={1} size="xl">
            {data.title}
          </Heading>
          <Text tone="muted">{t('onboarding.applyLead')}</Text>
        </Stack>
        {data.waiting !== null && (
          <Notice
            tone="info"
            actions={
              <ButtonLink size="sm" href={accountPaths.applicationRecords()}>
                {t('onboarding.status')}
              </ButtonLink>
            }
          >
            {t('onboarding.waiting', { name: data.waiting })}
          </Notice>
        )}
        <ApplicationForm key={data.from} data={data} />
      </Stack>
    </Container>
  );
}
