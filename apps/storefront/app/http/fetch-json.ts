import { splitLocalePath, withLocalePrefix } from '@marketfront/i18n';
import { dropPrefetched } from '../../speed/browser/drop-prefetched.ts';
import { paths } from '../navigation/paths.ts';

/**
 * Asks one of the shop's resource routes for data beside the page, or sends it a form. `undefined` when no usable answer
 * arrives: the page goes on without it. (The router's fetchers replace the page by its error page then.)
 */
export async function fetchJson<T>(path: string, form?: FormData): Promise<T | undefined> {
  // Data loaded before the form is out of date as soon as it is sent.
  if (form) dropPrefetched();
  try {
    const response = await fetch(path, {
      // Following it would take the message that the sign-in page is to show.
      redirect: 'manual',
      headers: { Accept: 'application/json' },
      ...(form && { method: 'POST', body: form }),
    });
    return response.type === 'opaqueredirect' ? leadToSignIn(path) : ((await response.json()) as T);
  } catch {
    return undefined;
  } finally {
    // Also when the answer is lost: the server may have done what the form asks for.
    if (form) dropPrefetched();
  }
}

/** The shop redirects such a request only when the session has ended. */
function leadToSignIn(path: string): undefined {
  location.assign(withLocalePrefix(splitLocalePath(path).locale, paths.login()));
}
