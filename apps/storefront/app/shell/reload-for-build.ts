import { readResource } from '../http/index.ts';
import { runningBuild } from './resources.ts';

const key = 'mf-reloaded-at';
const minute = 60_000;

/** Whether the server runs another build; `false` where it does not answer. */
export async function isDeployed(build: string): Promise<boolean> {
  const answer = await readResource(runningBuild);
  return answer !== undefined && answer.build !== build;
}

/**
 * Whether the last reload is a minute ago, so that a page that it does not mend is not reloaded again and again. Where the
 * browser denies storage, that cannot be known.
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
  location.reload();
}

/** Loads a page again that has failed in the browser, when it was opened before a deploy. */
export async function reloadIfDeployed(build: string): Promise<void> {
  if (mayReload() && (await isDeployed(build))) reload();
}
