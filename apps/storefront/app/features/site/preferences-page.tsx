import { Button, Container, Heading, Select, Stack, Text } from '@marketfront/ui';
import { Form } from 'react-router';
import { useMessages } from '../../messages/index.ts';
import { paths } from '../../navigation/index.ts';
import { PageBreadcrumb } from '../../seo/index.ts';
import { LanguageLinks } from './language-links.tsx';
import type { PreferencesData } from './preferences.server.ts';
import * as css from './region.css.ts';

/** Language, currency and delivery country on a separate page: the same as the header's panel, also without script. */
export function PreferencesPage({
  preferences: { title, region, countries, from },
}: {
  preferences: PreferencesData;
}) {
  const t = useMessages('site');
  const catalog = useMessages('catalog');
  return (
    <Container>
      <Stack gap="lg">
        <PageBreadcrumb items={[{ href: paths.home(), label: catalog('catalog.home') }, { label: title }]} />
        <Heading level={1} size="xl">
          {title}
        </Heading>
        <div className={css.page}>
          {countries.length > 0 && (
            <Form method="post" className={css.part}>
              <input type="hidden" name="path" value={from} />
              <Select
                className={css.wide}
                label={t('site.deliverTo')}
                hint={t('site.deliveryHint')}
                name="country"
                defaultValue={region.country?.code}
                options={countries.map(({ code, name }) => ({ value: code, label: name }))}
              />
              <Button type="submit" tone="primary">
                {t('site.save')}
              </Button>
            </Form>
          )}
          <section className={css.part}>
            <Heading level={2} size="md">
              {t('site.language')}
            </Heading>
            <div className={css.wide}>
              <LanguageLinks path={from} />
            </div>
          </section>
          {region.currency && (
            <section className={css.part}>
              <Heading level={2} size="md">
                {t('site.currency')}
              </Heading>
              <Text>{t('site.currencyFact', { currency: region.currency.name })}</Text>
            </section>
          )}
        </div>
      </Stack>
    </Container>
  );
}
