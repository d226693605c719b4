import { FacetOptions, PriceHistogram, PriceRange } from '@marketfront/ui';
import { useNavigate } from 'react-router';
import { usePath } from '../../../navigation/index.ts';
import type { FacetGroup, ListFilters } from './facet-groups.ts';
import { priceContent } from './list-toolbar.css.ts';
import { productQueryParams, refine } from './product-query.ts';

/** The GET form of a price range: its path, and the parameters that identify the list. */
export interface PriceForm {
  readonly path: string;
  readonly fixed: Readonly<Record<string, string>>;
}

interface FacetPanelProps {
  readonly group: FacetGroup;
  readonly filters: ListFilters;
  readonly priceForm: PriceForm;
}

/** The options of one filter, or its price range. */
export function FacetPanel({ group, filters, priceForm }: FacetPanelProps) {
  return group.look === 'range' ? (
    <PriceContent filters={filters} priceForm={priceForm} />
  ) : (
    <FacetOptions options={group.options} look={group.look} aria-label={group.label} />
  );
}

function PriceContent({ filters, priceForm: { path, fixed } }: Omit<FacetPanelProps, 'group'>) {
  const { query, facets, hrefFor } = filters;
  const shopPath = usePath();
  const navigate = useNavigate();
  const { minPrice, maxPrice, ...open } = query;
  const hidden = [...Object.entries(fixed), ...productQueryParams({ ...open, page: 1 })];
  const isChosen = (from: string, to: string) =>
    (minPrice === undefined || Number(to) > Number(minPrice)) &&
    (maxPrice === undefined || Number(from) <= Number(maxPrice));
  return (
    <div className={priceContent}>
      {facets && facets.prices.length > 1 && (
        <PriceHistogram
          bars={facets.prices.map(({ from, to, count }) => ({ count, chosen: isChosen(from, to) }))}
        />
      )}
      <PriceRange
        action={shopPath(path)}
        min={minPrice}
        max={maxPrice}
        minName="min"
        maxName="max"
        clearHref={hrefFor(refine(query, { minPrice: undefined, maxPrice: undefined }))}
        onSubmit={({ min, max }) => {
          const range = { minPrice: min || undefined, maxPrice: max || undefined };
          void navigate(shopPath(hrefFor(refine(query, range))), { preventScrollReset: true });
        }}
      >
        {hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </PriceRange>
    </div>
  );
}
