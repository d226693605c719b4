import { notFound } from '../http/index.server.ts';
import type { Route } from './+types/resource';
import { resourceActions, resourceLoaders } from './resources.server.ts';

// One row of the route table for all of them: browsers load the table with the first page.
const named = <Handler,>(handlers: Readonly<Record<string, Handler>>, name: string): Handler => {
  const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
  if (handler === undefined) throw notFound();
  return handler;
};

/** What pages ask for after they were loaded: previews, suggestions, marks. */
export const loader = (args: Route.LoaderArgs) => named(resourceLoaders, args.params.name)(args);

/** What pages send without being left: favourites, cart, codes. */
export const action = (args: Route.ActionArgs) => named(resourceActions, args.params.name)(args);
