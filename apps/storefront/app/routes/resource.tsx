import { notFound } from '../http/index.server.ts';
import type { Route } from './+types/resource';
import { resourceOf } from './resources.server.ts';

// A single row of the route table for all of them: browsers load the table with the first page.

/** Requests of pages after they were loaded: previews, suggestions, marks. */
export function loader(args: Route.LoaderArgs) {
  const { load } = resourceOf(args.params.name) ?? {};
  if (!load) throw notFound();
  return load(args);
}

/** Forms that are sent without leaving the page: favourites, cart, codes. */
export function action(args: Route.ActionArgs) {
  const { act } = resourceOf(args.params.name) ?? {};
  if (!act) throw notFound();
  return act(args);
}
