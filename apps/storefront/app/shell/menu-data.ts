import type { MenuData } from './shell-data.server.ts';
import type { useResource } from '../http/index.ts';

const loading = new Map<string, Promise<MenuData | undefined>>();

type Panels = ReturnType<typeof useResource<{ load: MenuData }>>;

/**
 * The panels of the mega menu, requested once in each language.
 * @returns undefined if no usable response arrives: the next call requests them again
 */
export function loadMenuData(panels: Panels): Promise<MenuData | undefined> {
  const address = panels.address();
  const known = loading.get(address);
  if (known) return known;
  const asked = panels.read();
  loading.set(address, asked);
  void asked.then((data) => data ?? loading.delete(address));
  return asked;
}
