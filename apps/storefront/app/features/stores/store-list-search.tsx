import { Button, IconSearch, TextField } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { usePath } from '../../navigation/index.ts';
import { useGetForm } from '../../forms/index.ts';
import * as css from './chips.css.ts';
import type { StoreListData } from './store-list.server.ts';
import { storeQueryParams } from './store-query.ts';

/** Searches within the chosen filters. */
export function StoreListSearch({ data: { query }, path }: { data: StoreListData; path: string }) {
  const t = useMessages('stores');
  const withLocale = usePath();
  const followForm = useGetForm();
  const kept = storeQueryParams({ ...query, keywords: '', page: 1 });
  return (
    <form
      onSubmit={followForm}
      role="search"
      aria-label={t('stores.findStore')}
      action={withLocale(path)}
      className={css.search}
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        key={query.keywords}
        label={t('stores.findStore')}
        hideLabel
        name="keywords"
        type="search"
        defaultValue={query.keywords}
        maxLength={80}
        placeholder={t('stores.findStore')}
        start={<IconSearch size={16} />}
        end={
          <Button type="submit" size="sm" tone="quiet">
            {t('stores.search')}
          </Button>
        }
      />
    </form>
  );
}
