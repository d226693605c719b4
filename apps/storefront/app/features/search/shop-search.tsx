import { Price, SearchBox, type SearchGroup } from '@marketfront/ui';
import { useEffect, useRef, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { usePath } from '../../platform/use-root.ts';
import type { loader } from '../../routes/resources.suggest.tsx';
import { useMessages } from '../../messages/index.ts';
import { productPath } from '../catalog/product-tile.tsx';
import { forgetSearch, forgetSearches, recentSearches, rememberSearch } from './history.ts';

/** The header's search: a plain GET form that works at once; suggestions come while typing. */
export function ShopSearch({ hotWords }: { hotWords: readonly string[] }) {
  const t = useMessages('shell');
  const path = usePath();
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(pathname.endsWith('/goods/goods_search') ? search : '');
  const suggest = useFetcher<typeof loader>();
  const [history, setHistory] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

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
  const historyGroup: SearchGroup[] =
    history.length === 0
      ? []
      : [
          {
            kind: 'history',
            items: history.map((word) => ({
              href: searchFor(word),
              label: word,
              onRemove: () => setHistory(forgetSearch(word)),
            })),
            onClear: () => setHistory(forgetSearches()),
          },
        ];
  const hotGroup: SearchGroup[] =
    hotWords.length === 0
      ? []
      : [{ kind: 'hot', items: hotWords.map((word) => ({ href: searchFor(word), label: word })) }];

  return (
    <SearchBox
      key={params.get('keywords') ?? ''}
      action={path('/goods/goods_search')}
      name="keywords"
      defaultType={params.get('type') === 'Store' ? 'store' : 'product'}
      defaultValue={params.get('keywords') ?? ''}
      groups={found ? suggestionGroups(found, t) : [...historyGroup, ...hotGroup]}
      onFocus={() => setHistory(recentSearches())}
      onInput={onInput}
      onSubmit={(event) => rememberSearch(String(new FormData(event.currentTarget).get('keywords') ?? ''))}
    />
  );
}

const searchFor = (word: string) =>
  `/goods/goods_search?${new URLSearchParams({ type: 'Product', keywords: word })}`;

type Found = Awaited<ReturnType<typeof loader>>;

/** What was found while typing, in groups; empty ones stay away. */
function suggestionGroups(found: Found, t: ReturnType<typeof useMessages<'shell'>>): SearchGroup[] {
  const groups: SearchGroup[] = [
    {
      kind: 'suggestion',
      title: t('shell.suggestedProducts'),
      items: found.products.map(({ id, name, image, price }) => ({
        href: productPath(id),
        label: name,
        image: image?.url,
        meta: <Price amount={price} size="sm" />,
      })),
    },
    {
      kind: 'suggestion',
      title: t('shell.categories'),
      items: found.categories.map(({ id, name }) => ({ href: `/categories?id=${id}`, label: name })),
    },
    {
      kind: 'suggestion',
      title: t('shell.suggestedStores'),
      items: found.stores.map(({ id, name, avatar }) => ({
        href: `/merchant/merchant/home?id=${id}`,
        label: name,
        image: avatar ?? undefined,
      })),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
