import { formatNumber } from '@marketfront/i18n/format';
import { Pagination, Tag } from '@marketfront/ui';
import { useMessages } from '../../../messages/index.ts';
import { useLocaleCode, usePath } from '../../../navigation/index.ts';
import { useGetForm } from '../../../forms/index.ts';
import * as styles from './list-pages.css.ts';
import { type ListHref, pageSizes, type ProductQuery, productQueryParams, refine } from './product-query.ts';

export interface ListPagesProps {
  readonly path: string;
  readonly fixed: Readonly<Record<string, string>>;
  readonly query: ProductQuery;
  readonly pageCount: number;
  readonly hrefFor: ListHref;
}

/** The pages of a list and the page size: links and a GET form, below the initially visible part of the page. */
export default function ListPages({ path, fixed, query, pageCount, hrefFor }: ListPagesProps) {
  const t = useMessages('lists');
  const locale = useLocaleCode();
  const shopPath = usePath();
  const jump = useGetForm();
  const hidden = [...Object.entries(fixed), ...productQueryParams({ ...query, page: 1 })];
  return (
    <div className={styles.root}>
      <Pagination
        page={query.page}
        pageCount={pageCount}
        hrefFor={(page: number) => hrefFor({ ...query, page })}
        jump={
          // If every page has its own link, a field for the number would only add clutter.
          pageCount > 5
            ? {
                action: shopPath(path),
                onSubmit: jump,
                hidden: hidden.map(([name, value]) => (
                  <input key={name} type="hidden" name={name} value={value} />
                )),
              }
            : undefined
        }
      />
      <div role="group" aria-label={t('lists.perPage')} className={styles.sizes}>
        <span aria-hidden className={styles.label}>
          {t('lists.perPage')}
        </span>
        {pageSizes.map((pageSize) => (
          <Tag
            key={pageSize}
            href={hrefFor(refine(query, { pageSize }))}
            rel="nofollow"
            selected={query.pageSize === pageSize}
          >
            {formatNumber(locale, pageSize)}
          </Tag>
        ))}
      </div>
    </div>
  );
}
