import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** The shell's data is the same on every page: it is loaded again only in another language. */
export function shouldRevalidateShell({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return currentParams.locale !== nextParams.locale;
}

/**
 * The root's data changes when the shopper changes something, not when they navigate: it is loaded again after a form,
 * in another language, and for `useRevalidator`, which keeps the address.
 */
export function shouldRevalidateRoot({
  formMethod,
  actionStatus,
  currentUrl,
  nextUrl,
  currentParams,
  nextParams,
}: ShouldRevalidateFunctionArgs): boolean {
  const submitted = formMethod !== undefined && formMethod.toUpperCase() !== 'GET';
  // A form without a response: the shop is currently not responding.
  if (actionStatus === 503) return false;
  return submitted || currentParams.locale !== nextParams.locale || currentUrl.href === nextUrl.href;
}
