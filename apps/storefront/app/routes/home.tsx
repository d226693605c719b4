import {
  Carousel,
  CategoryTile,
  Container,
  Grid,
  HeroBanner,
  ProductGrid,
  ProductRail,
  SectionHeader,
  VisuallyHidden,
} from '@marketfront/ui';
import type { ReactNode } from 'react';
import { ProductTile } from '../features/catalog/index.ts';
import { StoreTile } from '../features/store/index.ts';
import { settled } from '../platform/settled.ts';
import { seo } from '../platform/seo.ts';
import { shopOf } from '../platform/shop.server.ts';
import { getMessages, useMessages } from '../messages/index.ts';
import { categoryRow, hero, section } from './home.css.ts';
import type { Route } from './+types/home';

export const handle = { messages: ['catalog'] };

/** Every block fails alone and none may hold the page: all of it stands in the HTML, with script or without. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const block = <T,>(key: string, read: Parameters<typeof shop.shared<T>>[2]) =>
    shop.shared('catalog', `home:${key}`, read);
  const [home, categories, featured, hot, arrivals, activities, stores, t] = await Promise.all([
    shop.shared('site', 'home', (api) => api.site.home()).catch(() => undefined),
    shop.shared('site', 'categories', (api) => api.catalog.categories()).catch(() => []),
    settled(block('featured', (api) => api.catalog.featured({ page: 1, limit: 8 }))),
    settled(block('hot', (api) => api.catalog.leaderboard())),
    settled(block('arrivals', (api) => api.catalog.products({ page: 1, limit: 8 }))),
    settled(block('activities', (api) => api.catalog.activities())),
    settled(block('stores', (api) => api.stores.street({ page: 1, limit: 3 }))),
    getMessages(shop.locale.code, 'catalog'),
  ]);
  return {
    locale: shop.locale.code,
    title: t('catalog.homeTitle'),
    description: t('catalog.homeDescription'),
    banners: home?.banners ?? [],
    categories: categories
      .slice(0, 8)
      .map(({ id, name, picture, icon }) => ({ id, name, image: picture ?? icon })),
    featured: featured?.items ?? [],
    hot: hot?.slice(0, 12) ?? [],
    arrivals: arrivals?.items ?? [],
    activities: activities?.filter(({ products }) => products.length > 0) ?? [],
    stores: stores?.items ?? [],
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? seo({
        title: `${matches[0]?.loaderData?.site.name ?? ''} · ${loaderData.title}`,
        description: loaderData.description,
        path: '/',
        locale: loaderData.locale,
      })
    : [];

export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useMessages('catalog');
  const { banners, categories, featured, hot, arrivals, activities, stores } = loaderData;
  return (
    <Container width="wide">
      <h1>
        <VisuallyHidden>{loaderData.title}</VisuallyHidden>
      </h1>
      {banners.length > 0 && (
        <Carousel
          label={t('catalog.highlights')}
          className={hero}
          slides={banners.map((banner, index) => (
            <HeroBanner
              key={banner.id ?? index}
              image={banner.image}
              href={banner.href ?? undefined}
              title={banner.name}
              action={t('catalog.shopNow')}
              priority={index === 0}
            />
          ))}
        />
      )}
      {categories.length > 0 && (
        <section className={section}>
          <SectionHeader
            title={t('catalog.popularCategories')}
            href="/categories"
            hrefLabel={t('catalog.seeAll')}
          />
          <div className={categoryRow}>
            {categories.map(({ id, name, image }) => (
              <CategoryTile
                key={id}
                href={`/categories?id=${id}`}
                name={name}
                image={image ?? undefined}
                whole
              />
            ))}
          </div>
        </section>
      )}
      {featured.length > 0 && (
        <section className={section}>
          <SectionHeader title={t('catalog.featured')} href="/categories" hrefLabel={t('catalog.seeAll')} />
          <ProductGrid>
            {featured.map((product) => (
              <ProductTile key={product.id} product={product} />
            ))}
          </ProductGrid>
        </section>
      )}
      {hot.length > 0 && (
        <Rail title={t('catalog.hotSale')} href="/categories?sales=desc" hrefLabel={t('catalog.seeAll')}>
          {hot.map((product) => (
            <ProductTile key={product.id} product={product} />
          ))}
        </Rail>
      )}
      {activities.map(({ id, name, products }) => (
        <Rail key={id} title={name}>
          {products.map((product) => (
            <ProductTile key={product.id} product={product} />
          ))}
        </Rail>
      ))}
      {stores.length > 0 && (
        <section className={section}>
          <SectionHeader
            title={t('catalog.shopStreet')}
            href="/merchant/merchant_street"
            hrefLabel={t('catalog.seeAll')}
          />
          <Grid min="lg" gap="lg">
            {stores.map((store) => (
              <StoreTile key={store.id} store={store} />
            ))}
          </Grid>
        </section>
      )}
      {arrivals.length > 0 && (
        <section className={section}>
          <SectionHeader
            title={t('catalog.newArrivals')}
            href="/categories"
            hrefLabel={t('catalog.seeAll')}
          />
          <ProductGrid>
            {arrivals.map((product) => (
              <ProductTile key={product.id} product={product} />
            ))}
          </ProductGrid>
        </section>
      )}
    </Container>
  );
}

function Rail(props: { title: string; href?: string; hrefLabel?: string; children: ReactNode }) {
  return (
    <div className={section}>
      <ProductRail {...props} />
    </div>
  );
}
