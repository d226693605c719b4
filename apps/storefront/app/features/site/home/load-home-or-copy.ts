import { isRouteErrorResponse } from 'react-router';
import type { HomeData } from './home.server.ts';
import type { HomeOrCopy } from './home-copy.ts';

const isUnreachable = (error: unknown) =>
  isRouteErrorResponse(error) ? error.status >= 500 : error instanceof TypeError;

/**
 * The home page from the server or, while the shop cannot be reached, the copy in this browser.
 * @throws the server's response if there is no copy, or if it is not a failure
 */
export async function loadHomeOrCopy(load: () => Promise<HomeData>, locale: string): Promise<HomeOrCopy> {
  try {
    return await load();
  } catch (error) {
    const copy = isUnreachable(error) && (await import('./home-copy.ts')).readHomeCopy(locale);
    if (!copy) throw error;
    return copy;
  }
}
