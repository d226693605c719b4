import { formatNumber } from '@marketfront/i18n/format';
import { Badge, Container, EmptyState, Heading, Stack, Tag, visuallyHidden } from '@marketfront/ui';
import { useMessages } from '../../../messages/index.ts';
import { itemList, JsonLd, toJson, PageBreadcrumb } from '../../../seo/index.ts';
import { paths, useRoot } from '../../../navigation/index.ts';
import { ProductTiles } from '../later.ts';
import * as css from './rankings-page.css.ts';
import type { RankingsData } from './rankings.server.ts';

/** The bestselling, newest or best rated products, by category. */
export function RankingsPage({ rankings }: { rankings: RankingsData }) {
  const { kind, id, title, kinds, categories, products } = rankings;
  const t = useMessages('home');
  const catalog = useMessages('catalog');
  const root = useRoot();
  return (
    <Container>
      <Stack gap="md">
        <PageBreadcrumb
          items={[{ href: paths.home(), label: catalog('catalog.home') }, { label: t('home.rankings') }]}
        />
        <Heading level={1} size="xl">
          {title}
        </Heading>
        <nav aria-label={t('home.rankings')} className={css.choices}>
          {kinds.map((one) => (
            <Tag
              key={one.kind}
              href={paths.rankings({ kind: one.kind, ...(id && { id }) })}
              selected={one.kind === kind}
            >
              {one.name}
            </Tag>
          ))}
        </nav>
        <nav aria-label={catalog('catalog.category')} className={css.choices}>
          <Tag href={paths.rankings({ kind })} selected={id === undefined}>
            {t('home.allCategories')}
          </Tag>
          {categories.map((category) => (
            <Tag
              key={category.id}
              href={paths.rankings({ kind, id: category.id })}
              selected={category.id === id}
            >
              {category.name}
            </Tag>
          ))}
        </nav>
        {products.length === 0 ? (
          <EmptyState title={t('home.noRanking')} />
        ) : (
          <>
            <JsonLd json={import.meta.env.SSR ? toJson(itemList(root, products)) : ''} />
            <h2 className={visuallyHidden}>{catalog('catalog.products')}</h2>
            <ProductTiles
              products={products}
              first
              badges={products.map(({ id }, index) => (
                <Badge key={id} tone={index < 3 ? 'sale' : 'neutral'}>
                  {t('home.rankNumber', { place: formatNumber(root.locale, index + 1) })}
                </Badge>
              ))}
            />
          </>
        )}
      </Stack>
    </Container>
  );
}
