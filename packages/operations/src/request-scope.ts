import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** What logs, traces and error reports say of the request that they belong to. */
export interface RequestScope {
  /** Names the request; error pages show it. */
  readonly id: string;
  /** The pattern of the address, such as `/goods_detail/:id`, or an operation id; known once the request is routed. */
  route?: string | undefined;
  /** How the page came from the cache of finished pages. */
  pageCache?: 'fresh' | 'stale' | 'rendered' | undefined;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** Runs the work of a request. What it logs carries the request's id. */
export const runInScope = <Result>(scope: RequestScope, work: () => Result): Result =>
  scopes.run(scope, work);

/** The request that is being answered; none in background work. */
export const currentRequest = (): RequestScope | undefined => scopes.getStore();

/** @param given id that a caller whom we trust has chosen; another text than an id is replaced */
export const newScope = (given?: string | null): RequestScope => ({
  id: given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID(),
});
