import { Container, Heading, Image, Pagination, Stack, visuallyHidden } from '@marketfront/ui';
import { useMessages } from '../../../messages/index.ts';
import { paths } from '../../../navigation/index.ts';
import { PageBreadcrumb } from '../../../seo/index.ts';
import { RichText } from '../../../content/index.ts';
import { ProductTiles } from '../later.ts';
import type { ActivityData } from './activity.server.ts';
import { cover } from './activity-page.css.ts';

export function ActivityPage({ activity }: { activity: ActivityData }) {
  const { id, page, name, banner, rules, products, pageCount } = activity;
  const t = useMessages('catalog');
  const home = useMessages('home');
  return (
    <Container>
      <Stack gap="lg">
        <PageBreadcrumb
          items={[
            { href: paths.home(), label: t('catalog.home') },
            { href: paths.activities(), label: home('home.activities') },
            { label: name },
          ]}
        />
        <Heading level={1} size="xl">
          {name}
        </Heading>
        {banner && (
          <Image
            src={banner}
            alt=""
            width={1280}
            height={440}
            sizes="(min-width: 1280px) 1280px, 100vw"
            priority
            className={cover}
          />
        )}
        {rules && <RichText clean={rules} />}
        <h2 className={visuallyHidden}>{t('catalog.products')}</h2>
        <ProductTiles products={products} first={!banner} />
        {pageCount > 1 && (
          <Pagination page={page} pageCount={pageCount} hrefFor={(to: number) => paths.activity(id, to)} />
        )}
      </Stack>
    </Container>
  );
}
