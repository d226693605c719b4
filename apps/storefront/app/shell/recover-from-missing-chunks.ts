import { lostLoads } from '../../speed/browser/load-until-there.ts';
import { isDeployed, mayReload, reload } from './reload-for-build.ts';

/** A request without a connection may be reported as lost when there is one again, in milliseconds. */
const lateReport = 5_000;

/** How long the next page may take to come, in milliseconds. */
const longestLeave = 3_000;

/**
 * After a deployment the browser may request code that no longer exists. Vite fires an event; the page is then loaded
 * whole, at most once a minute (spec §4). Browsers keep typed form fields over a reload.
 * Firefox and WebKit also report the code of a page that is being left, whose reload would undo the navigation: unless the
 * server runs another build, the next page has a moment to come. Chromium asks for lost code only once, so that a page that
 * stays is loaded whole then.
 * @param build of this page
 */
export function recoverFromMissingChunks(build: string): void {
  let onlineSince = Number.NEGATIVE_INFINITY;
  addEventListener('online', () => {
    onlineSince = Date.now();
  });
  /** Whether the page is still shown after a moment. */
  const stays = () =>
    new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(true), longestLeave);
      const leave = () => {
        clearTimeout(timer);
        resolve(false);
      };
      addEventListener('pagehide', leave, { once: true });
    });
  let errors = 0;
  /** Asks, later, whether code is lost that has not come since, or that nobody tries to load again. */
  const watchLosses = () => {
    const before = { errors: errors - 1, failed: lostLoads().failed };
    return () => {
      const { failed, missing } = lostLoads();
      return missing > 0 || errors - before.errors > failed - before.failed;
    };
  };
  /** Several chunks may be missing: one of them asks. */
  let isAsking = false;
  addEventListener('vite:preloadError', async () => {
    errors += 1;
    // Code that the connection has lost is no missing code: the page stays, and asks for it again.
    if (!navigator.onLine || Date.now() - onlineSince < lateReport || !mayReload()) return;
    if (isAsking) return;
    isAsking = true;
    const isMissing = watchLosses();
    const reloads = (await isDeployed(build)) || ((await stays()) && isMissing());
    isAsking = false;
    if (reloads) reload();
  });
}
