import type { Guarantee, Product, ProductCard } from '@marketfront/api-client';
import { AsideLayout, DescriptionList, Heading, Link, ProductRail, Stack, Text } from '@marketfront/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { paths } from '../../../navigation/index.ts';
import { RichText } from '../../../content/index.ts';
import { belowWindow } from '../../../../speed/browser/below-window.css.ts';
import { useMounted } from '../../../browser/index.ts';
import { useViewedProducts } from '../../../state/recently-viewed.ts';
import { ProductTile } from '../product-tile.tsx';
import { ViewedTile } from '../viewed-tile.tsx';
import { GuaranteeIcon } from './guarantee-icon.tsx';
import * as styles from './product-sections.css.ts';
import { sizeGuideId } from './size-guide-link.tsx';
import { type PageSection, SectionNav } from './section-nav.tsx';

export interface ProductSectionsProps {
  readonly product: Omit<Product, 'contentHtml'>;
  /** The description of the merchant. */
  readonly content: string | null;
  /** The measurements of its sizes. */
  readonly sizeGuide: string | null;
  readonly recommended: readonly ProductCard[];
  /** null when they cannot be counted. */
  readonly reviewCount: number | null;
  /** The reviews block. */
  readonly reviews: ReactNode;
  /** null when the back end has no questions. */
  readonly questionCount: number | null;
  /** The questions block. */
  readonly questions: ReactNode;
  /** The card of the store that sells the product. */
  readonly store: ReactNode;
}

/** The content below the buy box: anchored sections, the store, other products. Links and text work without script. */
export default function ProductSections({
  product,
  content,
  sizeGuide,
  recommended,
  reviewCount,
  reviews,
  questionCount,
  questions,
  store,
}: ProductSectionsProps) {
  const t = useMessages('product');
  const catalog = useMessages('catalog');
  const { specifications, guarantees } = product;
  const alike = recommended.length > 0 && (
    <ProductRail
      id="alike"
      className={belowWindow}
      title={product.soldOut ? t('product.alike') : catalog('catalog.recommended')}
    >
      {recommended.map((other) => (
        <ProductTile key={other.id} product={other} />
      ))}
    </ProductRail>
  );
  const sections: (PageSection & { readonly shown: boolean; readonly contents: ReactNode })[] = [
    {
      id: 'overview',
      label: t('product.overview'),
      shown: Boolean(content),
      contents: content && (
        <>
          <SectionHeading>{t('product.overview')}</SectionHeading>
          <RichText clean={content} />
        </>
      ),
    },
    {
      id: 'specifications',
      label: t('product.specifications'),
      shown: specifications.length > 0,
      contents: (
        <>
          <SectionHeading>{t('product.specifications')}</SectionHeading>
          <DescriptionList
            layout="columns"
            items={specifications.map(({ name, value }) => ({ key: name, term: name, description: value }))}
          />
        </>
      ),
    },
    {
      id: sizeGuideId,
      label: t('product.sizeGuide'),
      shown: Boolean(sizeGuide),
      contents: sizeGuide && (
        <>
          <SectionHeading>{t('product.sizeGuide')}</SectionHeading>
          <RichText clean={sizeGuide} />
        </>
      ),
    },
    {
      id: 'reviews',
      label: t('product.reviews'),
      count: reviewCount ?? undefined,
      shown: true,
      contents: reviews,
    },
    {
      id: 'questions',
      label: t('product.questions'),
      count: questionCount || undefined,
      shown: questionCount !== null,
      contents: questions,
    },
    {
      id: 'policies',
      label: t('product.policies'),
      shown: guarantees.length > 0,
      contents: (
        <>
          <SectionHeading>{t('product.policies')}</SectionHeading>
          <Policies guarantees={guarantees} />
        </>
      ),
    },
  ];
  const shown = sections.filter((section) => section.shown);
  return (
    <Stack gap="xxl">
      {product.soldOut && alike}
      {shown.length > 1 && (
        <SectionNav sections={shown.map(({ id, label, count }) => ({ id, label, count }))} />
      )}
      <AsideLayout aside={store}>
        <Stack gap="xxl">
          {shown.map(({ id, contents }) => (
            <section key={id} id={id} className={styles.section}>
              {contents}
            </section>
          ))}
        </Stack>
      </AsideLayout>
      {product.reports && (
        <Link href={paths.report(product.id)} rel="nofollow" className={styles.report}>
          {t('product.report')}
        </Link>
      )}
      {!product.soldOut && alike}
      <FromThisStore product={product} />
      <RecentlyViewed except={product.id} />
    </Stack>
  );
}

function SectionHeading({ children }: { children: string }) {
  return (
    <Heading level={2} size="lg">
      {children}
    </Heading>
  );
}

function Policies({ guarantees }: { guarantees: readonly Guarantee[] }) {
  return (
    <ul className={styles.policies}>
      {guarantees.map(({ id, name, icon, content }) => (
        <li key={id} className={styles.policy}>
          <GuaranteeIcon icon={icon} />
          <div className={styles.policyText}>
            <Text weight="medium">{name}</Text>
            {content && <Text tone="muted">{content}</Text>}
          </div>
        </li>
      ))}
    </ul>
  );
}

function FromThisStore({ product: { store } }: Pick<ProductSectionsProps, 'product'>) {
  const t = useMessages('product');
  if (!store || store.products.length === 0) return null;
  return (
    <ProductRail
      className={belowWindow}
      title={t('product.fromStore')}
      href={paths.store(store.id)}
      hrefLabel={store.name}
    >
      {store.products.map((other) => (
        <ProductTile key={other.id} product={other} />
      ))}
    </ProductRail>
  );
}

/** Only the browser knows them, so the server renders none. */
function RecentlyViewed({ except }: { except: number }) {
  const t = useMessages('product');
  const viewed = useViewedProducts(except);
  if (!useMounted() || viewed.length === 0) return null;
  return (
    <ProductRail className={belowWindow} title={t('product.recentlyViewed')}>
      {viewed.map((product) => (
        <ViewedTile key={product.id} product={product} />
      ))}
    </ProductRail>
  );
}
