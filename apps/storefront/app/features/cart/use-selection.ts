import { scriptOnly } from '@marketfront/ui';
import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';

/** Lines taken out of the next order. It survives a reload, and a second tab follows. */
const unselectedAtom = atomWithStorage<readonly number[]>('cartUnselected', []);

/**
 * Which lines go to the checkout. Everything does until it is unticked. Without script the checkboxes themselves are
 * the state.
 */
export function useSelection(skuIds: readonly number[]) {
  const [unselected, setUnselected] = useAtom(unselectedAtom);
  return {
    scriptOnly,
    has: (skuId: number) => skuIds.includes(skuId) && !unselected.includes(skuId),
    set(ids: readonly number[], selected: boolean) {
      const others = unselected.filter((id) => !ids.includes(id));
      setUnselected(selected ? others : [...others, ...ids]);
    },
  };
}
