import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { type QueryValues, useRoot } from '../navigation/index.ts';
import { type Resource, useResource } from '../http/index.ts';

interface SavedIdsTypes {
  readonly query?: QueryValues;
  readonly load: readonly number[];
  readonly act: unknown;
}

/**
 * The items that the shopper has saved (favourites, followed stores), the same on every card and page. Returns the hook
 * of one kind.
 * @param resource returns the ids of all saved items
 */
export function savedIdsOf<Types extends SavedIdsTypes>(resource: Resource<Types>) {
  /** Whether an item is saved, by its id. */
  const savedAtom = atom<ReadonlyMap<number, boolean>>(new Map());
  /** All saved ids, loaded once for all cards; `undefined` until they are requested. */
  const loadingAtom = atom<Promise<void> | undefined>(undefined);

  const loadAtom = atom(null, (get, set, read: () => Promise<readonly number[] | undefined>) => {
    if (get(loadingAtom)) return;
    const load = async () => {
      const ids = await read();
      // Changes that the shopper has made meanwhile are newer.
      if (ids) set(savedAtom, (known) => new Map([...ids.map((id) => [id, true] as const), ...known]));
      else set(loadingAtom, undefined);
    };
    set(loadingAtom, load());
  });

  const changeAtom = atom(null, (_get, set, id: number, on: boolean) =>
    set(savedAtom, (known) => new Map(known).set(id, on)),
  );

  /**
   * Whether one product or store is saved.
   * @param fromServer the page's own data about it; without it the saved ids are loaded
   */
  return function useSaved(id: number, fromServer?: boolean) {
    const { shopper } = useRoot();
    const { read } = useResource(resource);
    const known = useAtomValue(savedAtom).get(id);
    const load = useSetAtom(loadAtom);
    const change = useSetAtom(changeAtom);
    const mustLoad = fromServer === undefined && shopper.signedIn;
    useEffect(() => {
      if (mustLoad) load(read);
    }, [mustLoad, load, read]);
    return { on: known ?? fromServer ?? false, setOn: (on: boolean) => change(id, on) };
  };
}
