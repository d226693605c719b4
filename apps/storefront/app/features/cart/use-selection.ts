import { scriptOnly } from '@marketfront/ui';
import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';

/** Lines that are not selected. Kept over a reload and shared with other tabs. */
const unselectedAtom = atomWithStorage<readonly number[]>('cartUnselected', []);

/**
 * The lines that are selected for the checkout: all until they are unticked. Without script the checkboxes are the
 * state.
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
