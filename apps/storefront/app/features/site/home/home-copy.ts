import { homeDataKey } from '../../../session/index.ts';
import type { HomeData } from './home.server.ts';

/** The home page, from the server or from the copy in this browser. */
export type HomeOrCopy = HomeData & {
  /** The time when the copy was made; absent on a page from the server. */
  readonly keptAt?: string;
};

/** Stores a copy of the home page for a visit without a network (spec §4, §9). It contains no personal data. */
export function keepHomeCopy(data: HomeData): void {
  try {
    const copy: HomeOrCopy = { ...data, followed: [], deals: [], keptAt: new Date().toISOString() };
    localStorage.setItem(homeDataKey, JSON.stringify(copy));
  } catch {
    // denied or full
  }
}

/** The copy of the home page in a language; `undefined` without one. */
export function readHomeCopy(locale: string): HomeOrCopy | undefined {
  try {
    const copy = JSON.parse(localStorage.getItem(homeDataKey) ?? 'null') as HomeOrCopy | null;
    return copy?.locale === locale ? copy : undefined;
  } catch {
    return undefined;
  }
}
