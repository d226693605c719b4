import { formatNumber } from '@marketfront/i18n/format';
import { Tag } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { useLocaleCode } from '../../navigation/index.ts';
import { chipCount, chips } from './chips.css.ts';

export interface CategoryChipsProps {
  readonly categories: readonly { id: number; name: string; count?: number | undefined }[];
  readonly hrefFor: (id: number) => string;
  /** The list that contains all of them. */
  readonly all?: { readonly href: string; readonly label: string; readonly selected: boolean };
}

/** The categories in which a store has products, with their numbers. */
export default function CategoryChips({ categories, hrefFor, all }: CategoryChipsProps) {
  const t = useMessages('stores');
  const locale = useLocaleCode();
  const shown = categories.filter(({ count }) => count !== 0);
  if (shown.length === 0 && !all) return null;
  return (
    <nav aria-label={t('stores.classification')} className={chips}>
      {all && (
        <Tag href={all.href} selected={all.selected}>
          {all.label}
        </Tag>
      )}
      {shown.map(({ id, name, count }) => (
        <Tag key={id} href={hrefFor(id)}>
          {name}
          {count !== undefined && <span className={chipCount}>{formatNumber(locale, count)}</span>}
        </Tag>
      ))}
    </nav>
  );
}
