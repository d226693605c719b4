import { splitLocalePath, withLocalePrefix } from '@marketfront/i18n';
import { dropPrefetched } from '../../speed/browser/drop-prefetched.ts';
import { paths } from '../navigation/paths.ts';

/**
 * Requests data from one of the shop's resource routes without leaving the page, or sends it a form. `undefined` if no
 * usable response arrives: the page continues without it. (The router's fetchers would replace the page by its error
 * page.)
 */
export async function fetchJson<T>(path: string, form?: FormData): Promise<T | undefined> {
  // Data loaded before the form is outdated as soon as it is sent.
  if (form) dropPrefetched();
  try {
    const response = await fetch(path, {
      // Following it would consume the message for the sign-in page.
      redirect: 'manual',
      headers: { Accept: 'application/json' },
      ...(form && { method: 'POST', body: form }),
    });
    return response.type === 'opaqueredirect' ? leadToSignIn(path) : ((await response.json()) as T);
  } catch {
    return undefined;
  } finally {
    // Even if the response is lost: the server may have carried out the form.
    if (form) dropPrefetched();
  }
}

/** The shop redirects such a request only when the session has ended. */
function leadToSignIn(path: string): undefined {
  location.assign(withLocalePrefix(splitLocalePath(path).locale, paths.login()));
}
