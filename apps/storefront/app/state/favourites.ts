import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { fetchJson } from '../platform/fetch-json.ts';
import { paths } from '../platform/paths.ts';
import { usePath, useRoot } from '../platform/root-data.ts';

/** What is known about favourites: by product, whether it is one. */
const favouritesAtom = atom<ReadonlyMap<number, boolean>>(new Map());

/** The shopper's favourites, loaded once for all cards; `undefined` until they are asked for. */
const loadingAtom = atom<Promise<void> | undefined>(undefined);

const loadAtom = atom(null, (get, set, address: string) => {
  if (get(loadingAtom)) return;
  const load = async () => {
    const ids = await fetchJson<readonly number[]>(address);
    // What the shopper has changed meanwhile is newer.
    if (ids) set(favouritesAtom, (known) => new Map([...ids.map((id) => [id, true] as const), ...known]));
    else set(loadingAtom, undefined);
  };
  set(loadingAtom, load());
});

const changeAtom = atom(null, (_get, set, id: number, on: boolean) =>
  set(favouritesAtom, (known) => new Map(known).set(id, on)),
);

/**
 * Whether a product is a favourite, the same on every card and page.
 * @param fromServer what the page knows about it; without it the shopper's favourites are loaded
 */
export function useFavourite(productId: number, fromServer?: boolean) {
  const { shopper } = useRoot();
  const path = usePath();
  const known = useAtomValue(favouritesAtom).get(productId);
  const load = useSetAtom(loadAtom);
  const change = useSetAtom(changeAtom);
  const mustLoad = fromServer === undefined && shopper.signedIn;
  const address = path(paths.resources.favourite());
  useEffect(() => {
    if (mustLoad) load(address);
  }, [mustLoad, load, address]);
  return { on: known ?? fromServer ?? false, setOn: (on: boolean) => change(productId, on) };
}
