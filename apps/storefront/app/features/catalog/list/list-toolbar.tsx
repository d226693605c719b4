import { IconArrowDown, IconArrowUp, Inline, PriceRange, Tag, useFormatPrice } from '@marketfront/ui';
import { useNavigate } from 'react-router';
import { usePath } from '../../../platform/root-data.ts';
import { useMessages } from '../../../messages/index.ts';
import {
  cycleSort,
  type ListHref,
  type ProductQuery,
  productQueryParams,
  refine,
  type SortKey,
  sortKeys,
  toggleFilter,
  toggleFilters,
} from './product-query.ts';

const sortMessages = { sales: 'catalog.sortSales', price: 'catalog.sortPrice' } as const satisfies Record<
  SortKey,
  string
>;
const toggleMessages = {
  inStock: 'catalog.inStock',
  onSale: 'catalog.onSale',
  freeShipping: 'catalog.freeShipping',
  isSelf: 'catalog.selfOperated',
} as const;
const directionMessages = { asc: 'catalog.ascending', desc: 'catalog.descending' } as const;

interface ListToolbarProps {
  readonly path: string;
  readonly fixed: Readonly<Record<string, string>>;
  readonly query: ProductQuery;
  readonly hrefFor: ListHref;
}

/** Sorting and filters. All of it is links and one GET form, so it works before and without script. */
export function ListToolbar({ path, fixed, query, hrefFor }: ListToolbarProps) {
  const t = useMessages('catalog');
  const price = useFormatPrice();
  const shopPath = usePath();
  const navigate = useNavigate();
  const { minPrice, maxPrice, ...open } = query;
  const hidden: [string, string][] = [...Object.entries(fixed), ...productQueryParams({ ...open, page: 1 })];
  const go = (next: ProductQuery) => void navigate(shopPath(hrefFor(next)), { preventScrollReset: true });
  return (
    <>
      <Inline gap="md" justify="between">
        <Inline gap="sm">
          <Tag href={hrefFor({ ...query, sort: undefined, page: 1 })} selected={!query.sort}>
            {t('catalog.sortDefault')}
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
        </Inline>
        <PriceRange
          action={shopPath(path)}
          min={minPrice}
          max={maxPrice}
          clearHref={hrefFor(refine(query, { minPrice: undefined, maxPrice: undefined }))}
          onSubmit={({ min, max }) =>
            go(refine(query, { minPrice: min || undefined, maxPrice: max || undefined }))
          }
        >
          {hidden.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </PriceRange>
      </Inline>
      <Inline gap="sm">
        {toggleFilters.map((name) => (
          <Tag key={name} href={hrefFor(toggleFilter(query, name))} selected={query.toggles.includes(name)}>
            {t(toggleMessages[name])}
          </Tag>
        ))}
        {(minPrice !== undefined || maxPrice !== undefined) && (
          <Tag href={hrefFor(refine(query, { minPrice: undefined, maxPrice: undefined }))} selected>
            {t('catalog.priceBetween', { from: price(minPrice), to: price(maxPrice) })}
          </Tag>
        )}
      </Inline>
    </>
  );
}
