import { formatNumber, formatSales } from '@marketfront/i18n/format';
import {
  Button,
  ButtonLink,
  Container,
  EmptyState,
  Heading,
  IconClose,
  Image,
  Inline,
  Link,
  Notice,
  Price,
  ProductGrid,
  Rating,
  SectionHeader,
  Stack,
  Tag,
  Text,
  VisuallyHidden,
} from '@marketfront/ui';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../../../messages/index.ts';
import { paths, useLocaleCode } from '../../../navigation/index.ts';
import { PageBreadcrumb } from '../../../seo/index.ts';
import { maxCompared, useCompared } from '../../../state/compared.ts';
import { ProductTile } from '../product-tile.tsx';
import { QuickAdd } from '../quick-add.tsx';
import type { ComparisonData } from './compare.server.ts';
import * as styles from './compare-page.css.ts';
import { compareRows, differs } from './compare-rows.ts';

type Compared = ComparisonData['products'][number];

/** Products side by side. The URL contains the products and the shown rows, so it works without script. */
export function ComparePage({ data }: { data: ComparisonData }) {
  const { products, ids, alike } = data;
  const failedCount = ids.length - products.length;
  const t = useMessages('compare');
  const catalog = useMessages('catalog');
  const site = useMessages('site');
  const { pathname, search } = useLocation();
  const { remove } = useCompared();
  return (
    <Container>
      <Stack gap="lg">
        <PageBreadcrumb
          items={[{ href: paths.home(), label: catalog('catalog.home') }, { label: t('compare.title') }]}
        />
        <Heading level={1} size="xl">
          {t('compare.title')}
        </Heading>
        {products.length === 0 ? (
          <EmptyState
            title={t('compare.none')}
            description={t('compare.how')}
            actions={<ButtonLink href={paths.categories()}>{catalog('catalog.allProducts')}</ButtonLink>}
          />
        ) : (
          <Comparison data={data} onRemove={remove} />
        )}
        {failedCount > 0 && (
          <Notice
            tone="warning"
            actions={
              <Button asChild size="sm">
                <a href={pathname + search}>{site('site.tryAgain')}</a>
              </Button>
            }
          >
            {t('compare.failed', { count: failedCount })}
          </Notice>
        )}
        {alike.length > 0 && (
          <section>
            <SectionHeader title={t('compare.add')} />
            <ProductGrid>
              {alike.map((product) => (
                <div key={product.id} className={styles.candidate}>
                  <ProductTile product={product} />
                  {ids.length < maxCompared && (
                    <Link
                      href={paths.compare([...ids, product.id])}
                      aria-label={`${t('compare.add')}: ${product.name}`}
                    >
                      {t('compare.add')}
                    </Link>
                  )}
                </div>
              ))}
            </ProductGrid>
          </section>
        )}
      </Stack>
      <KeepCompared products={products} />
    </Container>
  );
}

/** Adds the products in the URL to the compare tray of this browser. */
function KeepCompared({ products }: { products: readonly Compared[] }) {
  const { add } = useCompared();
  useEffect(() => {
    for (const { id, name, image } of products) add({ id, name, image: image?.url ?? null });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each comparison
  }, [products]);
  return null;
}

interface ComparisonProps {
  readonly data: ComparisonData;
  readonly onRemove: (id: number) => void;
}

function Comparison({ data: { products, ids, onlyDifferences }, onRemove }: ComparisonProps) {
  const t = useMessages('compare');
  const facts = useFacts(products);
  const told = compareRows(products).map((row) => ({
    ...row,
    cells: row.values.map((value) => value ?? '–'),
  }));
  const rows = [...facts, ...told].filter((row) => !onlyDifferences || row.differs);
  return (
    <Stack gap="md">
      {products.length > 1 && (
        <Inline gap="xs">
          <Tag href={paths.compare(ids)} selected={!onlyDifferences}>
            {t('compare.allRows')}
          </Tag>
          <Tag href={paths.compare(ids, { differences: true })} selected={onlyDifferences}>
            {t('compare.onlyDifferences')}
          </Tag>
        </Inline>
      )}
      {/* Scrolls if four columns do not fit; focusable so that it also scrolls by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section aria-label={t('compare.title')} tabIndex={0} className={styles.scroller}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                <VisuallyHidden>{t('compare.property')}</VisuallyHidden>
              </th>
              {products.map((product) => (
                <th key={product.id} scope="col" className={styles.product}>
                  <ProductHead product={product} ids={ids} onRemove={onRemove} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells, differs: isDifferent }) => (
              <tr key={name} data-differs={isDifferent || undefined} className={styles.row}>
                <th scope="row" className={styles.name}>
                  {name}
                  {isDifferent && <span className={styles.differs}>{t('compare.differs')}</span>}
                </th>
                {cells.map((cell, index) => (
                  <td key={products[index]?.id} className={styles.cell}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length === 0 && <Text role="status">{t('compare.noDifferences')}</Text>}
    </Stack>
  );
}

function ProductHead({
  product,
  ids,
  onRemove,
}: {
  product: Compared;
  ids: readonly number[];
  onRemove: (id: number) => void;
}) {
  const t = useMessages('catalog');
  const { id, name, image, skus, soldOut } = product;
  // A single SKU can be added at once; with several, the shopper chooses on the product page.
  const skuId = skus.length === 1 ? (skus[0]?.id ?? null) : null;
  return (
    <div className={styles.head}>
      <Link href={paths.product(id)} className={styles.headLink}>
        {image && <Image src={image.url} alt="" width={200} height={200} className={styles.picture} />}
        {name}
      </Link>
      <Link
        href={paths.compare(ids.filter((other) => other !== id))}
        aria-label={t('catalog.compareRemove', { name })}
        title={t('catalog.compareRemove', { name })}
        onClick={() => onRemove(id)}
        className={styles.remove}
      >
        <IconClose size={16} />
      </Link>
      {!soldOut && <QuickAdd product={{ id, name, skuId }} />}
    </div>
  );
}

interface Fact {
  readonly name: string;
  readonly cells: readonly ReactNode[];
  readonly differs: boolean;
}

/** The rows that the shop has for every product. */
function useFacts(products: readonly Compared[]): Fact[] {
  const t = useMessages('compare');
  const catalog = useMessages('catalog');
  const locale = useLocaleCode();
  const fact = (
    name: string,
    valueOf: (product: Compared) => string | null,
    cellOf: (product: Compared) => ReactNode = valueOf,
  ): Fact => ({
    name,
    cells: products.map((product) => cellOf(product) ?? '–'),
    differs: differs(products.map(valueOf)),
  });
  const rating = (product: Compared) =>
    product.rating === null ? null : (
      <Rating value={product.rating} count={product.reviewCount ?? undefined} />
    );
  const price = ({ price: amount, listPrice }: Compared) => (
    <Price amount={amount} was={listPrice ?? undefined} percent />
  );
  return [
    fact(t('compare.price'), (product) => product.price, price),
    fact(t('compare.rating'), (product) => product.rating?.toFixed(1) ?? null, rating),
    fact(t('compare.sold'), ({ sold }) => formatSales(locale, sold)),
    fact(t('compare.availability'), ({ soldOut, stock }) =>
      soldOut
        ? catalog('catalog.soldOut')
        : catalog('catalog.inStockCount', { count: formatNumber(locale, stock) }),
    ),
    fact(t('compare.delivery'), ({ freeShipping }) =>
      freeShipping ? catalog('catalog.freeShipping') : null,
    ),
    fact(
      t('compare.store'),
      ({ store }) => store?.name ?? null,
      ({ store }) => store && <Link href={paths.store(store.id)}>{store.name}</Link>,
    ),
  ];
}
