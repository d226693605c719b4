import { Avatar, Heading, Image, Link, ProductRail, QrCode, SectionHeader, Text } from '@marketfront/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { track } from '../../../events/index.ts';
import { paths } from '../../../navigation/index.ts';
import { useViewedProducts } from '../../../state/recently-viewed.ts';
import { ProductTile, ViewedTile } from '../../catalog/index.ts';
import { FeatureRow } from './feature-row.tsx';
import * as css from './home-page.css.ts';
import type { HomeData } from './home.server.ts';

/** A row of cards that scrolls sideways. */
export function Rail(props: { title: string; href?: string; hrefLabel?: string; children: ReactNode }) {
  return <ProductRail {...props} className={css.section} />;
}

/** An activity: a scrolling row of products, or its description with three products. */
export function ActivityBlock({ activity }: { activity: HomeData['activities'][number] }) {
  const t = useMessages('catalog');
  const { id, name, about, products } = activity;
  const cards = products.map((product) => <ProductTile key={product.id} product={product} />);
  const seeAll = t('catalog.seeAll');
  if (products.length > 3) {
    return (
      <Rail title={name} href={paths.activity(id)} hrefLabel={seeAll}>
        {cards}
      </Rail>
    );
  }
  return (
    <section className={css.section}>
      <FeatureRow
        count={products.length}
        panel={
          <div className={css.panel}>
            <Heading level={2} size="xl">
              {name}
            </Heading>
            {about && <Text tone="muted">{about}</Text>}
            <Link href={paths.activity(id)} tone="strong" aria-label={`${seeAll}: ${name}`}>
              {seeAll}
            </Link>
          </div>
        }
      >
        {cards}
      </FeatureRow>
    </section>
  );
}

/** Smaller banners, side by side. */
export function Promotions({ promotions }: Pick<HomeData, 'promotions'>) {
  return (
    <div className={css.promotions}>
      {promotions.map(({ id, name, href, image }) => {
        const content = (
          <>
            <Image src={image} alt="" width={640} height={320} className={css.promotionPicture} />
            {name && <span className={css.promotionName}>{name}</span>}
          </>
        );
        const key = id ?? image;
        return href ? (
          <Link
            key={key}
            href={href}
            className={css.promotion}
            onClick={() => track('select_promotion', { id, name, place: 'tiles' })}
          >
            {content}
          </Link>
        ) : (
          <div key={key} className={css.promotion}>
            {content}
          </div>
        );
      })}
    </div>
  );
}

/** The stores that the shopper follows. */
export function FollowedStores({ stores }: { stores: HomeData['followed'] }) {
  const t = useMessages('home');
  return (
    <section className={css.narrow}>
      <SectionHeader title={t('home.followedStores')} size="lg" />
      <ul className={css.followed}>
        {stores.map(({ id, name, avatar }) => (
          <li key={id}>
            <Link href={paths.store(id)} className={css.followedStore}>
              <Avatar name={name} src={avatar ?? undefined} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The link to the shop on a phone. */
export function MobileMall({ address }: { address: string }) {
  const t = useMessages('home');
  return (
    <section className={css.section}>
      <div className={css.mobileMall}>
        <div className={css.mobileText}>
          <Heading level={2} size="xl">
            {t('home.mobileMall')}
          </Heading>
          <Text tone="muted">{t('home.mobileMallText')}</Text>
        </div>
        <QrCode value={address} title={t('home.mobileMallCode')} size="sm" level="low" />
      </div>
    </section>
  );
}

/** Recently viewed products; the last block, because script adds it. */
export function RecentlyViewed() {
  const t = useMessages('home');
  const viewed = useViewedProducts();
  if (viewed.length === 0) return null;
  return (
    <Rail title={t('home.recentlyViewed')}>
      {viewed.map((product) => (
        <ViewedTile key={product.id} product={product} />
      ))}
    </Rail>
  );
}
