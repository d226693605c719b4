import { ButtonLink, Container, EmptyState, Heading, Image, Stack, Text } from '@marketfront/ui';
import { useMessages } from '../../../messages/index.ts';
import { paths } from '../../../navigation/index.ts';
import { RichText } from '../../../content/index.ts';
import { PageBreadcrumb } from '../../../seo/index.ts';
import type { ActivitiesData } from './activity.server.ts';
import * as css from './activity-page.css.ts';

/** All activities, each with its picture and its rules. */
export function ActivitiesPage({ activities }: { activities: ActivitiesData['activities'] }) {
  const t = useMessages('home');
  const catalog = useMessages('catalog');
  return (
    <Container>
      <Stack gap="lg">
        <PageBreadcrumb
          items={[{ href: paths.home(), label: catalog('catalog.home') }, { label: t('home.activities') }]}
        />
        <Heading level={1} size="xl">
          {t('home.activities')}
        </Heading>
        <Text tone="muted">{t('home.activitiesText')}</Text>
        {activities.length === 0 && <EmptyState title={t('home.noActivities')} />}
        <ul className={css.list}>
          {activities.map(({ id, name, banner, rules }, index) => (
            <li key={id} className={css.activity}>
              {banner && (
                <Image
                  src={banner}
                  alt=""
                  width={960}
                  height={330}
                  sizes="(min-width: 1024px) 780px, 100vw"
                  priority={index === 0}
                  className={css.picture}
                />
              )}
              <div className={css.about}>
                <Heading level={2} size="lg">
                  {name}
                </Heading>
                {rules && <RichText clean={rules} />}
                <ButtonLink href={paths.activity(id)} aria-label={`${t('home.seeProducts')}: ${name}`}>
                  {t('home.seeProducts')}
                </ButtonLink>
              </div>
            </li>
          ))}
        </ul>
      </Stack>
    </Container>
  );
}
