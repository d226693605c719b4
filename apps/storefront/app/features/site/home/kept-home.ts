import { homeDataKey } from '../../../session/index.ts';
import type { HomeData } from './home.server.ts';

/** The home page, from the server or from this browser's copy. */
export type KeptHome = HomeData & {
  /** When the copy was made; absent on a page from the server. */
  readonly keptAt?: string;
};

/** Keeps a copy of the home page for a visit without a network (spec §4, §9). It holds nothing personal. */
export function keepHome(data: HomeData): void {
  try {
    const copy: KeptHome = { ...data, followed: [], deals: [], keptAt: new Date().toISOString() };
    localStorage.setItem(homeDataKey, JSON.stringify(copy));
  } catch {
    // denied or full
  }
}

/** The copy of the home page in a language; `undefined` without one. */
export function readKeptHome(locale: string): KeptHome | undefined {
  try {
    const copy = JSON.parse(localStorage.getItem(homeDataKey) ?? 'null') as KeptHome | null;
    return copy?.locale === locale ? copy : undefined;
  } catch {
    return undefined;
  }
}
