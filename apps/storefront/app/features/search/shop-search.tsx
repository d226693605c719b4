import { Price, Rating, SearchBox, type SearchGroup } from '@marketfront/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useMatches, useSubmit } from 'react-router';
import type { Suggestions } from '@marketfront/api-client';
import { useMessages } from '../../messages/index.ts';
import { paths, usePath } from '../../navigation/index.ts';
import { useSearchHistory } from '../../state/search-history.ts';
import { useResource } from '../../http/index.ts';
import { searchSuggestions } from './resources.ts';

/** The header's search: a plain GET form that works at once; suggestions appear while typing. */
export function ShopSearch({ hotWords }: { hotWords: readonly string[] }) {
  const t = useMessages('site');
  const path = usePath();
  const server = useResource(searchSuggestions);
  const submit = useSubmit();
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(pathname.endsWith(paths.search()) ? search : '');
  const place = useSearchPlace();
  const [suggestions, setSuggestions] = useState<Suggestions>();
  const history = useSearchHistory();
  const [typed, setTyped] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const onInput = ({ value }: { value: string }) => {
    setTyped(value.trim());
    clearTimeout(timer.current);
    if (value.trim() === '') return;
    const thisInput = setTimeout(async () => {
      const found = await server.read({ keyword: value.trim() });
      // A response that arrives after the next input is out of date.
      if (found && timer.current === thisInput) setSuggestions(found);
    }, 180);
    timer.current = thisInput;
  };
  const found = typed === '' ? undefined : suggestions;
  const historyGroup: SearchGroup[] =
    history.searches.length === 0
      ? []
      : [
          {
            kind: 'history',
            items: history.searches.map((keywords) => ({
              href: searchFor(keywords),
              label: keywords,
              onRemove: () => history.forget(keywords),
            })),
            onClear: history.forgetAll,
          },
        ];
  const hotGroup: SearchGroup[] =
    hotWords.length === 0
      ? []
      : [
          {
            kind: 'hot',
            items: hotWords.map((keywords) => ({ href: searchFor(keywords), label: keywords })),
          },
        ];

  const placeGroup: SearchGroup[] =
    typed === '' || !place
      ? []
      : [
          {
            kind: 'suggestion',
            items: [
              {
                href: paths.search({ type: 'Product', keywords: typed, cid: place.id }),
                label: t('site.searchIn', { keywords: typed, category: place.name }),
              },
            ],
          },
        ];

  return (
    <SearchBox
      key={params.get('keywords') ?? ''}
      action={path(paths.search())}
      name="keywords"
      defaultType={params.get('type') === 'Store' ? 'store' : 'product'}
      defaultValue={params.get('keywords') ?? ''}
      groups={[...placeGroup, ...(found ? suggestionGroups(found, t) : [...historyGroup, ...hotGroup])]}
      onInput={onInput}
      onSubmit={(event) => {
        const form = event.currentTarget;
        history.remember(String(new FormData(form).get('keywords') ?? ''));
        event.preventDefault();
        void submit(form);
      }}
    />
  );
}

interface PageData {
  readonly searchPlace?: { readonly id: number; readonly name: string };
}

/** The category of the page, for searching within it. */
const useSearchPlace = () =>
  useMatches()
    .map(({ loaderData }) => (loaderData as PageData | undefined)?.searchPlace)
    .find(Boolean);

const searchFor = (keywords: string) => paths.search({ type: 'Product', keywords });

/** Groups of suggestions that are not empty. */
function suggestionGroups(found: Suggestions, t: ReturnType<typeof useMessages<'site'>>): SearchGroup[] {
  const groups: SearchGroup[] = [
    {
      kind: 'suggestion',
      title: t('site.suggestedProducts'),
      items: found.products.map(({ id, name, image, price, matchedText }) => ({
        href: paths.product(id),
        label: name,
        image: image?.url,
        reason: matchedText ?? undefined,
        meta: <Price amount={price} size="sm" />,
      })),
    },
    {
      kind: 'suggestion',
      title: t('site.categories'),
      items: found.categories.map(({ id, name }) => ({ href: paths.categories(id), label: name })),
    },
    {
      kind: 'suggestion',
      title: t('site.suggestedStores'),
      items: found.stores.map(({ id, name, avatar, rating }) => ({
        href: paths.store(id),
        label: name,
        image: avatar ?? undefined,
        meta: rating === null ? undefined : <Rating value={rating} />,
      })),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
