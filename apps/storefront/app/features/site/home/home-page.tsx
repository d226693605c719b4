import {
  Carousel,
  CategoryTile,
  Container,
  Grid,
  HeroBanner,
  Notice,
  ProductGrid,
  SectionHeader,
  VisuallyHidden,
} from '@marketfront/ui';
import { formatDate } from '@marketfront/i18n/format';
import type { ProductCard } from '@marketfront/api-client';
import { useEffect } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { paths } from '../../../platform/paths.ts';
import { useRoot } from '../../../platform/root-data.ts';
import { ProductTile } from '../../catalog/index.ts';
import { Coupons } from '../../coupons/index.ts';
import { StoreTile } from '../../stores/index.ts';
import { BecauseViewed } from './because-viewed.tsx';
import { ActivityBlock, FollowedStores, MobileMall, Promotions, Rail, RecentlyViewed } from './blocks.tsx';
import { Deals } from './deals.tsx';
import { categoryRow, fullRows, hero, narrow, section } from './home-page.css.ts';
import { keepHome, type KeptHome } from './kept-home.ts';

export interface HomePageProps {
  readonly data: KeptHome;
}

export default function HomePage({ data }: HomePageProps) {
  const t = useMessages('catalog');
  const site = useMessages('site');
  const home = useMessages('home');
  const { locale, timeZone } = useRoot();
  const { banners, categories, coupons, deals, featured, trending, hot, arrivals, stores, keptAt } = data;
  const [firstActivity, ...activities] = data.activities;
  useEffect(() => {
    if (keptAt === undefined) keepHome(data);
  }, [data, keptAt]);
  const seeAll = t('catalog.seeAll');
  return (
    <Container width="wide">
      <h1>
        <VisuallyHidden>{data.title}</VisuallyHidden>
      </h1>
      {keptAt !== undefined && (
        <Notice tone="warning" role="status">
          {home('home.kept', { date: formatDate(locale, keptAt, { style: 'dateTime', timeZone }) })}
        </Notice>
      )}
      {banners.length > 0 && (
        <Carousel
          label={home('home.highlights')}
          className={hero}
          autoplay={7000}
          slides={banners.map((banner, index) => (
            <HeroBanner
              key={banner.id ?? index}
              image={banner.image}
              phoneImage={banner.phoneImage ?? undefined}
              href={banner.href ?? undefined}
              title={banner.name}
              action={home('home.shopNow')}
              priority={index === 0}
            />
          ))}
        />
      )}
      {categories.length > 0 && (
        <section className={narrow}>
          <SectionHeader
            title={home('home.popularCategories')}
            href={paths.categories()}
            hrefLabel={seeAll}
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
      {deals.length > 0 && (
        <section className={section}>
          <Deals deals={deals} now={data.now} />
        </section>
      )}
      {coupons.length > 0 && (
        <section className={narrow}>
          <SectionHeader title={home('home.coupons')} />
          <Coupons coupons={coupons} useHref={paths.categories()} />
        </section>
      )}
      <Cards title={home('home.featured')} href={paths.categories()} products={featured} />
      {data.promotions.length > 0 && (
        <div className={narrow}>
          <Promotions promotions={data.promotions} />
        </div>
      )}
      {trending.length > 0 && (
        <Rail title={home('home.trending')} href={paths.rankings()} hrefLabel={seeAll}>
          {trending.map((product) => (
            <ProductTile key={product.id} product={product} />
          ))}
        </Rail>
      )}
      {firstActivity && <ActivityBlock activity={firstActivity} />}
      {stores.length > 0 && (
        <section className={section}>
          <SectionHeader title={site('site.shopStreet')} href={paths.storeStreet()} hrefLabel={seeAll} />
          <Grid min="lg" gap="lg">
            {stores.map((store) => (
              <StoreTile key={store.id} store={store} />
            ))}
          </Grid>
        </section>
      )}
      {hot.length > 0 && (
        <Rail title={home('home.hotSale')} href={paths.onSale()} hrefLabel={seeAll}>
          {hot.map((product) => (
            <ProductTile key={product.id} product={product} />
          ))}
        </Rail>
      )}
      {activities.map((activity) => (
        <ActivityBlock key={activity.id} activity={activity} />
      ))}
      <Cards title={t('catalog.newArrivals')} href={paths.rankings({ kind: 'new' })} products={arrivals} />
      {data.followed.length > 0 && <FollowedStores stores={data.followed} />}
      <MobileMall address={data.mobileAddress} />
      <RecentlyViewed />
      <BecauseViewed data={data} />
    </Container>
  );
}

function Cards({ title, href, products }: { title: string; href: string; products: readonly ProductCard[] }) {
  const t = useMessages('catalog');
  if (products.length === 0) return null;
  return (
    <section className={section}>
      <SectionHeader title={title} href={href} hrefLabel={t('catalog.seeAll')} />
      <ProductGrid className={fullRows}>
        {products.map((product) => (
          <ProductTile key={product.id} product={product} />
        ))}
      </ProductGrid>
    </section>
  );
}
