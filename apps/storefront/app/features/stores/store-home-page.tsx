import { EmptyState, SectionHeader } from '@marketfront/ui';
import type { ProductCard } from '@marketfront/api-client';
import { useMessages } from '../../messages/index.ts';
import { paths } from '../../navigation/index.ts';
import { ProductTiles } from '../catalog/index.ts';
import { Coupons } from '../coupons/index.ts';
import { CategoryChips } from './later.ts';
import { section, sections } from './store-frame.css.ts';
import type { StoreHomeData } from './store.server.ts';

export interface StoreHomePageProps {
  readonly data: StoreHomeData;
}

export default function StoreHomePage({ data }: StoreHomePageProps) {
  const { id, coupons, categories, bestSellers, arrivals } = data;
  const t = useMessages('stores');
  const catalog = useMessages('catalog');
  const goods = paths.storeCategory(id);
  if (bestSellers.length + arrivals.length === 0)
    return <EmptyState title={t('stores.noGoodsTitle')} description={t('stores.noGoodsText')} />;
  return (
    <div className={sections}>
      <CategoryChips
        categories={categories}
        hrefFor={(cid) => paths.storeCategory(id, { cid })}
        all={{ href: goods, label: t('stores.allGoods'), selected: false }}
      />
      {coupons.length > 0 && (
        <section className={section}>
          <SectionHeader
            title={t('stores.coupons')}
            href={paths.storeCoupons(id)}
            hrefLabel={catalog('catalog.seeAll')}
          />
          <Coupons coupons={coupons} useHref={goods} />
        </section>
      )}
      <Shelf title={t('stores.bestSellers')} href={`${goods}&sales=desc`} products={bestSellers} first />
      <Shelf title={catalog('catalog.newArrivals')} href={goods} products={arrivals} />
    </div>
  );
}

interface ShelfProps {
  readonly title: string;
  readonly href: string;
  readonly products: readonly ProductCard[];
  readonly first?: boolean;
}

function Shelf({ title, href, products, first = false }: ShelfProps) {
  const catalog = useMessages('catalog');
  if (products.length === 0) return null;
  return (
    <section className={section}>
      <SectionHeader title={title} href={href} hrefLabel={catalog('catalog.seeAll')} />
      <ProductTiles products={products} first={first} ofStore />
    </section>
  );
}
