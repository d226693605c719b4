import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import * as css from './description-list.css.ts';

export interface DescriptionListProps {
  items: readonly { term: ReactNode; description: ReactNode; key?: string | undefined }[];
  layout?: 'rows' | 'columns' | undefined;
  className?: string | undefined;
}

/** Facts with names: specifications, order data. */
export function DescriptionList({ items, layout = 'rows', className }: DescriptionListProps) {
  return (
    <dl className={clsx(css.layout[layout], className)}>
      {items.map((item, index) => (
        <div key={item.key ?? index} className={css.row}>
          <dt className={css.term}>{item.term}</dt>
          <dd>{item.description}</dd>
        </div>
      ))}
    </dl>
  );
}
