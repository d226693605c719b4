export { AppliedFilters, type AppliedFilter, type AppliedFiltersProps } from './applied-filters.tsx';
export { FacetMenu, type FacetMenuProps } from './facet-menu.tsx';
export { FacetOptions, type FacetOption, type FacetOptionsProps } from './facet-options.tsx';
export { PriceHistogram, type PriceHistogramBar, type PriceHistogramProps } from './price-histogram.tsx';
