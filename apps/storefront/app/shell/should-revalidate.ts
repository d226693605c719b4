import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** The shell's data is the same on every page: it is asked anew only in another language. */
export function shouldRevalidateShell({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return currentParams.locale !== nextParams.locale;
}
