'use client';
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Link } from '../../primitives/link/link.tsx';
import { Tag } from '../../primitives/tag/tag.tsx';
import * as css from './facets.css.ts';

export interface AppliedFilter {
  /** The text of the filter: "Colour: Red". */
  label: string;
  /** The address of the list without this filter. */
  removeHref: string;
}

export interface AppliedFiltersProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The filters that are set, in order; nothing is rendered when there are none. */
  filters: readonly AppliedFilter[];
  /** The name of the row for screen readers. */
  label: string;
  /** The address of the list without all of them. */
  clearHref: string;
  /** The text of that link. */
  clearLabel: ReactNode;
}

/** The filters of a list in one row, each with a link that removes it. */
export const AppliedFilters = forwardRef<HTMLDivElement, AppliedFiltersProps>(function AppliedFilters(
  { filters, label, clearHref, clearLabel, className, ...rest },
  ref,
) {
  if (filters.length === 0) return null;
  return (
    <div ref={ref} role="group" aria-label={label} {...rest} className={clsx(css.applied, className)}>
      {filters.map((filter) => (
        <Tag key={filter.removeHref} data-part="filter" name={filter.label} removeHref={filter.removeHref}>
          {filter.label}
        </Tag>
      ))}
      <Link href={clearHref} tone="accent" data-part="clear" className={css.clear}>
        {clearLabel}
      </Link>
    </div>
  );
});
