import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { fetchJson } from '../http/index.ts';
import { usePath, useRoot } from '../navigation/index.ts';

/**
 * What the shopper marks (favourites, followed stores), the same on every card and page. Gives the hook of one kind.
 * @param address gives the ids of all that is marked
 */
export function marksOf(address: () => string) {
  /** By id, whether it is marked. */
  const marksAtom = atom<ReadonlyMap<number, boolean>>(new Map());
  /** All marks, loaded once for all cards; `undefined` until they are asked for. */
  const loadingAtom = atom<Promise<void> | undefined>(undefined);

  const loadAtom = atom(null, (get, set, from: string) => {
    if (get(loadingAtom)) return;
    const load = async () => {
      const ids = await fetchJson<readonly number[]>(from);
      // What the shopper has changed meanwhile is newer.
      if (ids) set(marksAtom, (known) => new Map([...ids.map((id) => [id, true] as const), ...known]));
      else set(loadingAtom, undefined);
    };
    set(loadingAtom, load());
  });

  const changeAtom = atom(null, (_get, set, id: number, on: boolean) =>
    set(marksAtom, (known) => new Map(known).set(id, on)),
  );

  /**
   * Whether one thing is marked.
   * @param fromServer what the page knows about it; without it the shopper's marks are loaded
   */
  return function useMark(id: number, fromServer?: boolean) {
    const { shopper } = useRoot();
    const path = usePath();
    const known = useAtomValue(marksAtom).get(id);
    const load = useSetAtom(loadAtom);
    const change = useSetAtom(changeAtom);
    const mustLoad = fromServer === undefined && shopper.signedIn;
    const from = path(address());
    useEffect(() => {
      if (mustLoad) load(from);
    }, [mustLoad, load, from]);
    return { on: known ?? fromServer ?? false, setOn: (on: boolean) => change(id, on) };
  };
}
