import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** The data of a request for its logs, traces and error reports. */
export interface RequestScope {
  /** The id of the request; error pages show it. */
  readonly id: string;
  /** The pattern of the address, such as `/goods_detail/:id`, or an operation id; known once the request is routed. */
  route?: string | undefined;
  /** The source of the page: the page cache (fresh or stale), or a new rendering. */
  pageCache?: 'fresh' | 'stale' | 'rendered' | undefined;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** Runs the work of a request. Its log lines contain the request's id. */
export const runInScope = <Result>(scope: RequestScope, work: () => Result): Result =>
  scopes.run(scope, work);

/** The scope of the current request; undefined in background work. */
export const currentRequest = (): RequestScope | undefined => scopes.getStore();

/** @param given the id from a trusted caller; text that is not a valid id is replaced */
export const newScope = (given?: string | null): RequestScope => ({
  id: given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID(),
});
