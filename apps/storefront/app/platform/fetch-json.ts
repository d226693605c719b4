/**
 * Asks one of the shop's resource routes for data beside the page, or sends it a form. `undefined` when no usable answer
 * arrives: the page goes on without it. (The router's fetchers replace the page by its error page then.)
 */
export async function fetchJson<T>(path: string, form?: FormData): Promise<T | undefined> {
  try {
    const response = await fetch(path, {
      headers: { Accept: 'application/json' },
      ...(form && { method: 'POST', body: form }),
    });
    return response.redirected ? leadTo(response.url) : ((await response.json()) as T);
  } catch {
    return undefined;
  }
}

/** The shop wants to show another page, as it does when the session has ended. */
function leadTo(url: string): undefined {
  location.assign(url);
}
