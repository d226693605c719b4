import { lostLoads } from '../../speed/browser/load-until-there.ts';
import { isDeployed, mayReload, reload } from './reload-for-build.ts';

/** A request that failed without a connection may be reported only after reconnecting, in milliseconds. */
const lateReport = 5_000;

/** The longest time that the next page may take to arrive, in milliseconds. */
const longestLeave = 3_000;

/**
 * After a deployment the browser may request code that no longer exists. Vite fires an event; the page is then
 * reloaded, at most once a minute (spec §4). Browsers keep typed form fields over a reload.
 * Firefox and WebKit also report the code of a page that is being left, whose reload would undo the navigation: unless
 * the server runs another build, the next page has a moment to arrive. Chromium requests lost code only once, so a page
 * that stays is reloaded then.
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
  /** Returns a later check whether lost code has still not arrived, or is no longer being loaded. */
  const watchLosses = () => {
    const before = { errors: errors - 1, failed: lostLoads().failed };
    return () => {
      const { failed, missing } = lostLoads();
      return missing > 0 || errors - before.errors > failed - before.failed;
    };
  };
  /** Several chunks may be missing: only one of them asks. */
  let isAsking = false;
  addEventListener('vite:preloadError', async () => {
    errors += 1;
    // Code lost with the connection does not count as missing: the page stays, and requests it again.
    if (!navigator.onLine || Date.now() - onlineSince < lateReport || !mayReload()) return;
    if (isAsking) return;
    isAsking = true;
    const isMissing = watchLosses();
    const reloads = (await isDeployed(build)) || ((await stays()) && isMissing());
    isAsking = false;
    if (reloads) reload();
  });
}
