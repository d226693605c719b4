import { SearchBox } from '@marketfront/ui';
import { useEffect, useRef, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { usePath } from '../../platform/use-root.ts';
import type { loader } from '../../routes/resources.suggest.tsx';
import { useWords } from '../../words.ts';
import { productPath } from '../catalog/product-tile.tsx';
import { forgetSearch, forgetSearches, recentSearches, rememberSearch } from './history.ts';

/** The header's search: a plain GET form that works at once; suggestions come while typing. */
export function ShopSearch({ hotWords }: { hotWords: readonly string[] }) {
  const t = useWords('shell');
  const path = usePath();
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(pathname.endsWith('/goods/goods_search') ? search : '');
  const suggest = useFetcher<typeof loader>();
  const [history, setHistory] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => setHistory(recentSearches()), [search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const onInput = ({ value }: { value: string }) => {
    setTyped(value.trim());
    clearTimeout(timer.current);
    if (value.trim().length < 2) return;
    timer.current = setTimeout(() => {
      void suggest.load(`${path('/resources/suggest')}?keyword=${encodeURIComponent(value.trim())}`);
    }, 180);
  };
  const found = typed.length > 1 ? suggest.data : undefined;

  return (
    <SearchBox
      key={params.get('keywords') ?? ''}
      action={path('/goods/goods_search')}
      name="keywords"
      typeName="type"
      type={params.get('type') === 'Store' ? 'store' : 'product'}
      defaultValue={params.get('keywords') ?? ''}
      placeholder={t('shell.searchPlaceholder')}
      history={history}
      hotWords={hotWords}
      suggestions={found && toSuggestions(found)}
      onInput={onInput}
      onSearch={({ value }: { value: string }) => rememberSearch(value)}
      onRemoveHistory={({ value }: { value: string }) => setHistory(forgetSearch(value))}
      onClearHistory={() => setHistory(forgetSearches())}
    />
  );
}

type Found = Awaited<ReturnType<typeof loader>>;

function toSuggestions(found: Found) {
  return {
    products: found.products.map(({ id, name, image, price }) => ({
      href: productPath(id),
      label: name,
      image: image?.url,
      price,
    })),
    categories: found.categories.map(({ id, name }) => ({ href: `/categories?id=${id}`, label: name })),
    stores: found.stores.map(({ id, name, avatar }) => ({
      href: `/merchant/merchant/home?id=${id}`,
      label: name,
      image: avatar ?? undefined,
    })),
  };
}
