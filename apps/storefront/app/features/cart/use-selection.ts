import { scriptOnly } from '@marketfront/ui';
import { useEffect, useState } from 'react';

const key = 'cartUnselected';

/**
 * Which lines go to the checkout. Everything does until it is unticked; what was unticked survives a reload. Without
 * script the checkboxes themselves are the state.
 */
export function useSelection(skuIds: readonly number[]) {
  const [unselected, setUnselected] = useState<readonly number[]>([]);

  useEffect(() => {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      if (Array.isArray(stored)) setUnselected(stored.filter((id) => typeof id === 'number'));
    } catch {
      // denied or broken: everything stays selected
    }
  }, []);

  return {
    scriptOnly,
    has: (skuId: number) => skuIds.includes(skuId) && !unselected.includes(skuId),
    set(ids: readonly number[], selected: boolean) {
      const others = unselected.filter((id) => !ids.includes(id));
      const next = selected ? others : [...others, ...ids];
      setUnselected(next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // the choice still holds for this visit
      }
    },
  };
}
