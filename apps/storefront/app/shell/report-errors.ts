import { errorIdOf } from './error-id.ts';

/** The most errors that a page load reports. */
const maxReports = 10;

/**
 * Sends uncaught errors, and hydration errors, which React passes to `window.reportError`, to the shop's server; off
 * unless `COLLECT_ERRORS=1`.
 * @param build of this page
 * @returns a function that reports an error caught by an error page
 */
export function reportErrors(build: string): ((error: unknown) => void) | undefined {
  if (!document.documentElement.hasAttribute('data-collects-errors')) return undefined;
  const sent = new Set<string>();
  const report = (error: unknown) => {
    // Responses of the server are not errors of the browser.
    if (!(error instanceof Error) || sent.size === maxReports) return;
    const { name, message, stack } = error;
    const id = errorIdOf(error);
    if (sent.has(id)) return;
    sent.add(id);
    const body = JSON.stringify({ id, build, page: location.pathname, name, message, stack });
    navigator.sendBeacon('/reports', new Blob([body], { type: 'application/json' }));
  };
  addEventListener('error', ({ error }) => report(error));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
  return report;
}
