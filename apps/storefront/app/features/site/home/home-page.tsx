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
import { paths, useRoot } from '../../../navigation/index.ts';
import { Flag } from '../../../events/flags/index.ts';
import { ItemList, track } from '../../../events/index.ts';
import { ProductTile } from '../../catalog/index.ts';
import { Coupons } from '../../coupons/index.ts';
import { StoreTile } from '../../stores/index.ts';
import { ActivityBlock, FollowedStores, MobileMall, Promotions, Rail, RecentlyViewed } from './blocks.tsx';
import { ForYou } from './for-you.tsx';
import { Deals } from './deals.tsx';
import { categoryRow, fullRows, hero, narrow, section } from './home-page.css.ts';
import type { HomeData } from './home.server.ts';
import { keepHomeCopy, type HomeOrCopy } from './home-copy.ts';

export interface HomePageProps {
  readonly data: HomeOrCopy;
}

export default function HomePage({ data }: HomePageProps) {
  const t = useMessages('home');
  const { locale, timeZone } = useRoot();
  const { title, banners, categories, coupons, deals, featured, promotions, trending, activities, stores } =
    data;
  const { hot, arrivals, keptAt } = data;
  const goods = { featured, promotions, trending, activities, stores, hot, arrivals };
  useEffect(() => {
    if (keptAt === undefined) keepHomeCopy(data);
  }, [data, keptAt]);
  return (
    <Container width="wide">
      <h1>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
      {keptAt !== undefined && (
        <Notice tone="warning" role="status">
          {t('home.kept', { date: formatDate(locale, keptAt, { style: 'dateTime', timeZone }) })}
        </Notice>
      )}
      <Top banners={banners} categories={categories} />
      {deals.length > 0 && (
        <section className={section}>
          <Deals deals={deals} now={data.now} />
        </section>
      )}
      {coupons.length > 0 && (
        <section className={narrow}>
          <SectionHeader title={t('home.coupons')} />
          <Coupons coupons={coupons} useHref={paths.categories()} />
        </section>
      )}
      <Goods {...goods} />
      {data.followed.length > 0 && <FollowedStores stores={data.followed} />}
      <MobileMall address={data.mobileAddress} />
      <RecentlyViewed />
      {keptAt === undefined && <ForYou data={data} />}
    </Container>
  );
}

function Top({ banners, categories }: Pick<HomeData, 'banners' | 'categories'>) {
  const catalog = useMessages('catalog');
  const t = useMessages('home');
  return (
    <>
      {banners.length > 0 && (
        <Carousel
          label={t('home.highlights')}
          className={hero}
          autoplay={7000}
          slides={banners.map((banner, index) => (
            <HeroBanner
              key={banner.id ?? index}
              onClick={() => track('select_promotion', { ...banner, place: 'hero' })}
              image={banner.image}
              phoneImage={banner.phoneImage ?? undefined}
              href={banner.href ?? undefined}
              title={banner.name}
              action={t('home.shopNow')}
              priority={index === 0}
            />
          ))}
        />
      )}
      {categories.length > 0 && (
        <section className={narrow}>
          <SectionHeader
            title={t('home.popularCategories')}
            href={paths.categories()}
            hrefLabel={catalog('catalog.seeAll')}
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
    </>
  );
}

type GoodsProps = Pick<
  HomeData,
  'featured' | 'promotions' | 'trending' | 'activities' | 'stores' | 'hot' | 'arrivals'
>;

/** The products, in blocks of different layouts. */
function Goods({ featured, promotions, trending, activities, stores, hot, arrivals }: GoodsProps) {
  const catalog = useMessages('catalog');
  const site = useMessages('site');
  const t = useMessages('home');
  const [firstActivity, ...otherActivities] = activities;
  const seeAll = catalog('catalog.seeAll');
  /** One of these blocks is the first of the page, the other the last. */
  const blocks = {
    featured: (
      <Cards list="home-featured" title={t('home.featured')} href={paths.categories()} products={featured} />
    ),
    arrivals: (
      <Cards
        list="home-arrivals"
        title={catalog('catalog.newArrivals')}
        href={paths.rankings({ kind: 'new' })}
        products={arrivals}
      />
    ),
  };
  return (
    <>
      <Flag name="home-goods">{(first) => blocks[first]}</Flag>
      {promotions.length > 0 && (
        <div className={narrow}>
          <Promotions promotions={promotions} />
        </div>
      )}
      {trending.length > 0 && (
        <ItemList list="home-trending" products={trending}>
          <Rail title={t('home.trending')} href={paths.rankings()} hrefLabel={seeAll}>
            {trending.map((product) => (
              <ProductTile key={product.id} product={product} />
            ))}
          </Rail>
        </ItemList>
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
        <ItemList list="home-hot" products={hot}>
          <Rail title={t('home.hotSale')} href={paths.onSale()} hrefLabel={seeAll}>
            {hot.map((product) => (
              <ProductTile key={product.id} product={product} />
            ))}
          </Rail>
        </ItemList>
      )}
      {otherActivities.map((activity) => (
        <ActivityBlock key={activity.id} activity={activity} />
      ))}
      <Flag name="home-goods">{(first) => blocks[first === 'featured' ? 'arrivals' : 'featured']}</Flag>
    </>
  );
}

interface CardsProps {
  readonly list: string;
  readonly title: string;
  readonly href: string;
  readonly products: readonly ProductCard[];
}

function Cards({ list, title, href, products }: CardsProps) {
  const t = useMessages('catalog');
  if (products.length === 0) return null;
  return (
    <section className={section}>
      <SectionHeader title={title} href={href} hrefLabel={t('catalog.seeAll')} />
      <ItemList list={list} products={products}>
        <ProductGrid className={fullRows}>
          {products.map((product) => (
            <ProductTile key={product.id} product={product} />
          ))}
        </ProductGrid>
      </ItemList>
    </section>
  );
}
