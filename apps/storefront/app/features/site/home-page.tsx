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
import { useMessages } from '../../messages/index.ts';
import { paths } from '../../platform/paths.ts';
import { ProductTile } from '../catalog/index.ts';
import { StoreTile } from '../stores/index.ts';
import { categoryRow, hero, section } from './home-page.css.ts';
import type { HomeData } from './home.server.ts';

export function HomePage({ data }: { data: HomeData }) {
  const t = useMessages('catalog');
  const site = useMessages('site');
  const { banners, categories, featured, hot, arrivals, activities, stores } = data;
  return (
    <Container width="wide">
      <h1>
        <VisuallyHidden>{data.title}</VisuallyHidden>
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
            href={paths.categories()}
            hrefLabel={t('catalog.seeAll')}
          />
          <div className={categoryRow}>
            {categories.map(({ id, name, image }) => (
              <CategoryTile
                key={id}
                href={paths.categories(id)}
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
          <SectionHeader
            title={t('catalog.featured')}
            href={paths.categories()}
            hrefLabel={t('catalog.seeAll')}
          />
          <ProductGrid>
            {featured.map((product) => (
              <ProductTile key={product.id} product={product} />
            ))}
          </ProductGrid>
        </section>
      )}
      {hot.length > 0 && (
        <Rail title={t('catalog.hotSale')} href={paths.bestSellers()} hrefLabel={t('catalog.seeAll')}>
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
            title={site('site.shopStreet')}
            href={paths.storeStreet()}
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
            href={paths.categories()}
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
