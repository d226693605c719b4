import { readResource } from '../http/index.ts';
import { runningBuild } from './resources.ts';

const key = 'mf-reloaded-at';
const minute = 60_000;

/** What was asked for without a connection may be reported as lost when there is one again, in milliseconds. */
const lateReport = 5_000;

/**
 * After a deployment the browser may request code that no longer exists. Vite fires an event; the page is then loaded
 * whole, at most once a minute (spec §4). Browsers keep typed form fields over a reload.
 * @param build of this page. Firefox and WebKit also report the code of a page that is being left, whose reload would
 *   undo the navigation: only another build on the server is a reason.
 */
export function recoverFromMissingChunks(build: string): void {
  let onlineSince = Number.NEGATIVE_INFINITY;
  addEventListener('online', () => {
    onlineSince = Date.now();
  });
  const isDeployed = async () => {
    const answer = await readResource(runningBuild);
    return answer !== undefined && answer.build !== build;
  };
  addEventListener('vite:preloadError', async () => {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    // Code that the connection has lost is no missing code: the page stays, and asks for it again.
    if (!navigator.onLine || Date.now() - onlineSince < lateReport || Date.now() - last < minute) return;
    if (!(await isDeployed())) return;
    sessionStorage.setItem(key, String(Date.now()));
    location.reload();
  });
}
