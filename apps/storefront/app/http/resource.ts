import { useMemo } from 'react';
import { usePath } from '../navigation/root-data.ts';
import { paths } from '../navigation/paths.ts';
import type { QueryValues } from '../navigation/with-query.ts';
import { fetchJson } from './fetch-json.ts';

/** The types of a resource: its query, its response and the response to a form. */
export interface ResourceTypes {
  /** The query of its address. */
  readonly query?: QueryValues;
  /** The response when it is read. */
  readonly load?: unknown;
  /** The response to a form that is sent to it. */
  readonly act?: unknown;
}

type QueryOf<Types extends ResourceTypes> = Types extends { readonly query: infer Query }
  ? [query: Query]
  : [query?: Types['query']];

type LoadedBy<Types> = Types extends { readonly load: infer Loaded } ? Loaded : never;
type AnsweredBy<Types> = Types extends { readonly act: infer Answer } ? Answer : never;

declare const types: unique symbol;

/** Data besides the pages, which components read or send forms to while a page stays open. */
export interface Resource<Types extends ResourceTypes> {
  readonly name: string;
  /** Its address without the language. */
  readonly path: (...query: QueryOf<Types>) => string;
  readonly [types]?: Types;
}

/**
 * Declares a resource. `serve` (`resource.server.ts`) gives it the handlers whose responses have these types.
 * @param name - Its path below `/resources/`, in kebab case.
 */
export const defineResource = <const Types extends ResourceTypes>(name: string): Resource<Types> => ({
  name,
  path: (...[query]: [query?: QueryValues]) => paths.resource(name, query),
});

/** Reads a resource outside of components, if the language does not matter. */
export const readResource = <Types extends ResourceTypes>(
  resource: Resource<Types>,
  ...query: QueryOf<Types>
): Promise<LoadedBy<Types> | undefined> => fetchJson(resource.path(...query));

/**
 * A resource in the language of the page. Its functions never throw: without a usable response they return `undefined`.
 */
export function useResource<Types extends ResourceTypes>(resource: Resource<Types>) {
  const path = usePath();
  return useMemo(() => {
    const address = (...query: QueryOf<Types>): string => path(resource.path(...query));
    return {
      /** The address for a form or a link that works without script. */
      address,
      read: (...query: QueryOf<Types>): Promise<LoadedBy<Types> | undefined> => fetchJson(address(...query)),
      send: (form: FormData, ...query: QueryOf<Types>): Promise<AnsweredBy<Types> | undefined> =>
        fetchJson(address(...query), form),
    };
  }, [path, resource]);
}
