import { errorIdOf } from './error-id.ts';

/** How many errors a page load reports. */
const maxReports = 10;

/**
 * Sends errors that nobody has caught, and those of hydration, which React gives to `window.reportError`, to the shop's
 * server; off unless `COLLECT_ERRORS=1`.
 * @param build of this page
 * @returns reports an error that an error page has caught
 */
export function reportErrors(build: string): ((error: unknown) => void) | undefined {
  if (!document.documentElement.hasAttribute('data-collects-errors')) return undefined;
  const sent = new Set<string>();
  const report = (error: unknown) => {
    // Answers of the server are no errors of the browser.
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
