import { type StoreSort, storeSorts } from '@marketfront/api-client';
import { formatNumber } from '@marketfront/i18n/format';
import { ButtonLink, EmptyState, Grid, Inline, Pagination, Stack, Tag } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { useLocaleCode } from '../../navigation/index.ts';
import { keepsPlace } from '../../browser/index.ts';
import * as css from './chips.css.ts';
import { ListedStore } from './listed-store.tsx';
import type { StoreListData } from './store-list.server.ts';
import { isNarrowed, refineStores, storeListHref } from './store-query.ts';

const orderMessages = {
  rated: 'stores.orderRated',
  followed: 'stores.orderFollowed',
  newest: 'stores.orderNewest',
} as const satisfies Record<StoreSort, string>;

export interface StoreListProps {
  readonly data: StoreListData;
  readonly path: string;
  /** Parameters that identify the page and stay in all its URLs. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** The probably intended search, if no store was found. */
  readonly meant?: { readonly label: string; readonly href: string } | undefined;
}

/** A list of stores with its filters, order and pages; its whole state is in the URL. */
export default function StoreList({ data, path, fixed = {}, meant }: StoreListProps) {
  const { query, stores, total, pageCount, categories, types, followsKnown } = data;
  const t = useMessages('stores');
  const locale = useLocaleCode();
  const hrefFor = storeListHref(path, fixed);
  // If the back end does not give a field of its stores, it does not sort by it either.
  const known = {
    rated: stores[0]?.ratings.item,
    followed: stores[0]?.followers,
    newest: stores[0]?.openSince,
  };
  const orders = storeSorts.filter((order) => known[order] !== null && known[order] !== undefined);
  const row = (
    label: string,
    options: readonly { id: number; name: string }[],
    name: 'category' | 'storeType',
  ) =>
    options.length > 1 && (
      <div role="group" aria-label={label} className={css.chips}>
        <span className={css.chipLabel}>{label}</span>
        <Tag href={hrefFor(refineStores(query, { [name]: undefined }))} selected={query[name] === undefined}>
          {t('stores.all')}
        </Tag>
        {options.map((option) => (
          <Tag
            key={option.id}
            href={hrefFor(refineStores(query, { [name]: option.id }))}
            selected={query[name] === option.id}
          >
            {option.name}
          </Tag>
        ))}
      </div>
    );
  return (
    <Stack gap="lg">
      <div className={css.filters} {...keepsPlace}>
        {row(t('stores.category'), categories, 'category')}
        {row(t('stores.type'), types, 'storeType')}
        <div className={css.bar}>
          <p role="status" className={css.count}>
            {t('stores.count', { total, shown: formatNumber(locale, total) })}
          </p>
          <div role="group" aria-label={t('stores.sortBy')} className={css.chips}>
            <Tag href={hrefFor(refineStores(query, { self: !query.self }))} selected={query.self}>
              {t('stores.selfOperatedOnly')}
            </Tag>
            {orders.length > 0 && (
              <Tag href={hrefFor(refineStores(query, { order: undefined }))} selected={!query.order}>
                {t('stores.orderRecommended')}
              </Tag>
            )}
            {orders.map((order) => (
              <Tag
                key={order}
                href={hrefFor(refineStores(query, { order }))}
                selected={query.order === order}
              >
                {t(orderMessages[order])}
              </Tag>
            ))}
          </div>
        </div>
      </div>
      {stores.length === 0 ? (
        <EmptyState
          title={t('stores.noneTitle')}
          description={t('stores.noneText')}
          actions={
            isNarrowed(query) && (
              <Inline gap="sm" justify="center">
                {meant && (
                  <ButtonLink tone="primary" href={meant.href}>
                    {meant.label}
                  </ButtonLink>
                )}
                <ButtonLink href={hrefFor({ keywords: '', self: false, page: 1 })}>
                  {t('stores.showAll')}
                </ButtonLink>
              </Inline>
            )
          }
        />
      ) : (
        <Grid min="lg" gap="lg">
          {stores.map((store) => (
            <ListedStore key={store.id} store={store} followsKnown={followsKnown} />
          ))}
        </Grid>
      )}
      {pageCount > 1 && (
        <Pagination
          page={query.page}
          pageCount={pageCount}
          hrefFor={(page: number) => hrefFor({ ...query, page })}
        />
      )}
    </Stack>
  );
}
