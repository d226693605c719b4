import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type Params, type RouteObject } from 'react-router';
import routes from '../routes.ts';

const toRouteObject = ({ id, file, index, path, children }: RouteConfigEntry): RouteObject => ({
  id: id ?? file,
  ...(path !== undefined && { path }),
  ...(index ? { index } : { children: (children ?? []).map(toRouteObject) }),
});

const routeObjects = routes.map(toRouteObject);

/** The file that serves a path, and the parameters of the path, as the router finds them. */
export function matchPath(pathname: string): { readonly file: string; readonly params: Params } {
  const match = matchRoutes(routeObjects, pathname)?.at(-1);
  if (!match) throw new Error(`No route matches ${pathname}.`);
  return { file: match.route.id ?? '', params: match.params };
}
