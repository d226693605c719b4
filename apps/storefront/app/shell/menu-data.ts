import { fetchJson } from '../http/index.ts';
import type { MenuData } from './shell-data.server.ts';

const loading = new Map<string, Promise<MenuData | undefined>>();

/**
 * The panels of the mega menu, asked for once in each language.
 * @param address - With the language.
 * @returns nothing where no usable answer comes: the next call asks again
 */
export function loadMenuData(address: string): Promise<MenuData | undefined> {
  const known = loading.get(address);
  if (known) return known;
  const asked = fetchJson<MenuData>(address);
  loading.set(address, asked);
  void asked.then((data) => data ?? loading.delete(address));
  return asked;
}
