import { formatNumber } from '@marketfront/i18n/format';
import {
  AppliedFilters,
  Button,
  FacetMenu,
  IconArrowDown,
  IconArrowUp,
  IconFilter,
  IconGrid,
  IconList,
  Link,
  Tag,
  useScriptOnly,
} from '@marketfront/ui';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { keepsPlace } from '../../../browser/index.ts';
import { useLocaleCode } from '../../../navigation/index.ts';
import { FacetPanel, type PriceForm } from './facet-panel.tsx';
import { useAppliedFilters, useFacetGroups, type ListFilters } from './facet-groups.ts';
import * as styles from './list-toolbar.css.ts';
import { listViews, type ListView, type SortKey, sortKeys, refine } from './product-query.ts';
import { cycleSort, unfiltered } from './refine-query.ts';

// Loaded when it is opened.
const FilterSheet = lazy(() => import('./filter-sheet.tsx'));

const sortMessages = { sales: 'lists.sortSales', price: 'lists.sortPrice' } as const satisfies Record<
  SortKey,
  string
>;
const viewParts = {
  grid: { Icon: IconGrid, label: 'lists.viewGrid' },
  list: { Icon: IconList, label: 'lists.viewList' },
} as const satisfies Record<ListView, unknown>;
const directionMessages = { asc: 'lists.ascending', desc: 'lists.descending' } as const;

export interface ListToolbarProps extends ListFilters {
  readonly total: number;
  /** The form of the price range. */
  readonly priceForm: PriceForm;
}

/** Count, filters and sorting of a list in one row. It uses links and one GET form, so it works without script. */
export default function ListToolbar({ total, priceForm, ...filters }: ListToolbarProps) {
  const { query, hrefFor, category } = filters;
  const clearHref = (category?.hrefWithout ?? hrefFor)({ ...unfiltered(query), sort: query.sort });
  const t = useMessages('lists');
  const locale = useLocaleCode();
  const groups = useFacetGroups(filters);
  const applied = useAppliedFilters(filters);
  const scriptOnly = useScriptOnly();
  const [sheetOpen, setSheetOpen] = useState(false);
  const content = (key: string) => {
    const group = groups.find((one) => one.key === key);
    return group && <FacetPanel group={group} filters={filters} priceForm={priceForm} />;
  };
  return (
    <div className={styles.root} {...keepsPlace}>
      <div className={styles.toolbar}>
        <p role="status" className={styles.count}>
          {t('lists.count', { total, shown: formatNumber(locale, total) })}
        </p>
        <div role="group" aria-label={t('lists.filters')} className={styles.filters}>
          <Button
            size="sm"
            iconStart={<IconFilter size={16} />}
            aria-haspopup="dialog"
            className={`${styles.all} ${scriptOnly}`}
            onClick={() => setSheetOpen(true)}
          >
            {t('lists.filters')}
            {applied.length > 0 && ` (${formatNumber(locale, applied.length)})`}
          </Button>
          {groups.map(({ key, label, selected }) => (
            <FacetMenu key={key} label={label} selected={selected} className={styles.quick}>
              {content(key)}
            </FacetMenu>
          ))}
        </div>
        <div role="group" aria-label={t('lists.sortBy')} className={styles.sort}>
          <Tag href={hrefFor(refine(query, { sort: undefined }))} selected={!query.sort}>
            {t('lists.sortDefault')}
          </Tag>
          {sortKeys.map((key) => {
            const direction = query.sort?.by === key ? query.sort.direction : undefined;
            return (
              <Tag key={key} href={hrefFor(cycleSort(query, key))} selected={direction !== undefined}>
                {t(sortMessages[key])}
                {direction === 'asc' && <IconArrowUp size={16} title={t(directionMessages.asc)} />}
                {direction === 'desc' && <IconArrowDown size={16} title={t(directionMessages.desc)} />}
              </Tag>
            );
          })}
        </div>
        <div role="group" aria-label={t('lists.view')} className={styles.views}>
          {listViews.map((view) => {
            const { Icon, label } = viewParts[view];
            return (
              <Link
                key={view}
                href={hrefFor({ ...query, view })}
                rel="nofollow"
                aria-label={t(label)}
                aria-current={query.view === view ? 'true' : undefined}
                title={t(label)}
                className={styles.view}
              >
                <Icon size={20} />
              </Link>
            );
          })}
        </div>
      </div>
      <AppliedFilters
        filters={applied}
        label={t('lists.appliedFilters')}
        clearHref={clearHref}
        clearLabel={t('lists.clearFilters')}
      />
      {sheetOpen && (
        <Suspense>
          <FilterSheet
            total={total}
            clearHref={applied.length > 0 ? clearHref : undefined}
            groups={groups.map(({ key, label, selected }) => ({
              id: key,
              label,
              selected,
              content: content(key),
            }))}
            onClose={() => setSheetOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
