import { lostLoads } from '../../speed/browser/load-until-there.ts';
import { isDeployed, mayReload, reload } from './reload-for-build.ts';

/** A request that failed without a connection may be reported only after reconnecting, in milliseconds. */
const lateReport = 5_000;

/** How long a page stays without its code if nothing shows that it is being left, in milliseconds. */
const longestStay = 3_000;

/** How long the document of a followed link or of a submitted form may take to arrive, in milliseconds. */
const longestNavigation = 30_000;

/** Returns a function that says until when the page may be left, by a link or a form that the browser itself follows. */
function watchNavigations(): () => number {
  let since = Number.NEGATIVE_INFINITY;
  const note = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (event.type === 'click' && (!link || link.getAttribute('href')?.startsWith('#'))) return;
    // The router prevents it in a later handler.
    setTimeout(() => {
      if (!event.defaultPrevented) since = Date.now();
    });
  };
  addEventListener('click', note);
  addEventListener('submit', note);
  return () => since + longestNavigation;
}

/**
 * After a deployment the browser may request code that no longer exists. Vite fires an event; the page is then
 * reloaded, at most once a minute (spec §4). Browsers keep typed form fields over a reload.
 * Firefox and WebKit also report the code of a page that is being left, whose reload would undo the navigation: the next
 * page has half a minute to arrive after a link or a form, else a moment unless the server runs another build. Chromium
 * requests lost code only once, so a page that stays is reloaded then.
 * @param build of this page
 */
export function recoverFromMissingChunks(build: string): void {
  let onlineSince = Number.NEGATIVE_INFINITY;
  addEventListener('online', () => {
    onlineSince = Date.now();
  });
  const leavesUntil = watchNavigations();
  /** Whether the page is still shown after a moment, or after the navigation that has begun. */
  const stays = () =>
    new Promise<boolean>((resolve) => {
      const latest = Date.now() + longestStay;
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        const rest = Math.max(latest, leavesUntil()) - Date.now();
        if (rest > 0) timer = setTimeout(wait, rest);
        else resolve(true);
      };
      wait();
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
    const isOld = (await isDeployed(build)) && Date.now() > leavesUntil();
    const reloads = isOld || ((await stays()) && isMissing());
    isAsking = false;
    if (reloads) reload();
  });
}
