import { reloadPage } from '../browser/index.ts';
import { readResource } from '../http/index.ts';
import { runningBuild } from './resources.ts';

const key = 'mf-reloaded-at';
const minute = 60_000;

/** Whether the server runs another build; `false` if it does not respond. */
export async function isDeployed(build: string): Promise<boolean> {
  const answer = await readResource(runningBuild);
  return answer !== undefined && answer.build !== build;
}

/**
 * Whether the last reload was at least a minute ago, so that a page that a reload does not fix is not reloaded again
 * and again. Unknown if the browser denies storage.
 */
export function mayReload(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(key) ?? 0) >= minute;
  } catch {
    return false;
  }
}

export function reload(): void {
  sessionStorage.setItem(key, String(Date.now()));
  reloadPage();
}

/** Reloads a page that has failed in the browser, if it was opened before a deploy. */
export async function reloadIfDeployed(build: string): Promise<void> {
  if (mayReload() && (await isDeployed(build))) reload();
}
