import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { ownElement } from '../../styles/own.css.ts';
import * as css from './description-list.css.ts';
import type { DescriptionListLayout } from './description-list.variants.ts';

export interface DescriptionListProps extends Omit<ComponentPropsWithoutRef<'dl'>, 'children'> {
  /** Names and values, in order. */
  items: readonly { term: ReactNode; description: ReactNode; key?: string | undefined }[];
  /** `columns` places the rows in two columns if there is room. */
  layout?: DescriptionListLayout | undefined;
}

/** Terms with values: specifications, order data. */
export const DescriptionList = forwardRef<HTMLDListElement, DescriptionListProps>(function DescriptionList(
  { items, layout = 'rows', className, ...rest },
  ref,
) {
  return (
    <dl ref={ref} {...rest} className={clsx(css.layout[layout], className)}>
      {items.map((item, index) => (
        <div key={item.key ?? index} className={css.row}>
          <dt data-part="term" className={css.term}>
            {item.term}
          </dt>
          <dd data-part="description" className={ownElement}>
            {item.description}
          </dd>
        </div>
      ))}
    </dl>
  );
});
